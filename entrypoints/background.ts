// Relays, the history, and the scripts of hosts that the player has named. In Firefox a framed extension page cannot reach the tab that frames it, so the overlay's nonce goes
// through here; and keyboard shortcuts arrive here.
import browser, { type Runtime } from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { keepHistory } from './shared/keep-history.ts';
import { COMMANDS, type CommandGiven, parseHello } from './shared/messages.ts';
import { registerOwnHosts } from './shared/own-hosts.ts';
import { loadSettings, watchSettings } from './shared/store.ts';

/** With a dynamic address in use the sender still goes by the extension's fixed one. */
const isOverlay = (sender: Runtime.MessageSender): boolean => {
  const url = URL.canParse(sender.url ?? '') ? new URL(sender.url ?? '') : undefined;
  return (
    sender.id === browser.runtime.id &&
    url?.origin === new URL(browser.runtime.getURL('/')).origin &&
    url.pathname === '/overlay.html'
  );
};

const onMessage = (message: unknown, sender: Runtime.MessageSender): undefined => {
  const hello = parseHello(message);
  const tab = sender.tab?.id;
  if (!hello || tab === undefined || !isOverlay(sender)) return;
  // The page may be gone by now.
  void browser.tabs.sendMessage(tab, hello, { frameId: 0 }).catch(() => undefined);
};

const onCommand = async (name: string): Promise<void> => {
  const command = COMMANDS.find((c) => c === name);
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  if (!command || tab?.id === undefined) return;
  const message: CommandGiven = { type: 'tehai:command', command };
  // Most tabs have no reader.
  await browser.tabs.sendMessage(tab.id, message, { frameId: 0 }).catch(() => undefined);
};

const FOREVER = new AbortController().signal;

/** Registered anew whenever a host is named or forgotten, granted or taken back, and when the extension was updated. */
const keepOwnHosts = (): void => {
  const again = (): void => void loadSettings().then(({ hosts }) => registerOwnHosts(hosts));
  watchSettings(FOREVER, ({ hosts }) => void registerOwnHosts(hosts));
  browser.permissions.onAdded.addListener(again);
  browser.permissions.onRemoved.addListener(again);
};

export default defineBackground(() => {
  keepOwnHosts();
  keepHistory();
  browser.runtime.onMessage.addListener(onMessage);
  browser.commands.onCommand.addListener((name) => void onCommand(name));
});
