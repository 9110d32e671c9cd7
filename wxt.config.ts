import { defineConfig } from 'wxt';
import { ALL_MATCHES } from './src/clients/matches.ts';

/** Web-accessible resources are named per origin: no paths. */
const ORIGINS = [...new Set(ALL_MATCHES.map((pattern) => `${new URL(pattern).origin}/*`))];

const FIREFOX = {
  browser_specific_settings: {
    gecko: {
      id: 'tehai@tehai.invalid',
      strict_min_version: '140.0',
      data_collection_permissions: { required: ['none'] },
    },
    gecko_android: { strict_min_version: '142.0' },
  },
};

export default defineConfig({
  manifestVersion: 3,
  imports: false,
  vite: () => ({
    build: {
      target: 'es2022',
      // `light-dark()` must reach the browser as it is: the theme is chosen below the root.
      cssTarget: ['chrome123', 'firefox140'],
    },
    // Constants stay constants: the compiler then knows the tables, and shanten is half as fast again.
    worker: { format: 'es', rolldownOptions: { output: { topLevelVar: false } } },
  }),
  manifest: ({ browser }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'en',
    permissions: ['storage'],
    // Asked for on the click that names a host, and for that host alone.
    optional_permissions: ['scripting'],
    optional_host_permissions: ['https://*/*'],
    // Nothing leaves the browser: an extension page may load its own parts and connect nowhere.
    content_security_policy: {
      extension_pages:
        "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'",
    },
    commands: {
      'show-overlay': { suggested_key: { default: 'Alt+T' }, description: '__MSG_commandShow__' },
      'next-mode': { suggested_key: { default: 'Alt+M' }, description: '__MSG_commandMode__' },
    },
    web_accessible_resources: [
      {
        resources: ['overlay.html'],
        // A host that the player names may be any; no page can tell (see below; Firefox's address is random).
        matches: [...ORIGINS, 'https://*/*'],
        // A page cannot find out whether the extension is there by asking for its file.
        ...(browser === 'firefox' ? {} : { use_dynamic_url: true }),
      },
    ],
    ...(browser === 'firefox' ? FIREFOX : { minimum_chrome_version: '123' }),
  }),
});
