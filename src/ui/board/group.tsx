// Tiles that belong together and are told so.

import type { ComponentChildren } from 'preact';

interface GroupProps {
  readonly of: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

export const Group = ({ of, label, children }: GroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of tiles, not of form fields
  <div class={of} role="group" aria-label={label}>
    {children}
  </div>
);
