// A card that is folded until it is wanted.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';

interface FoldProps {
  readonly title: string;
  readonly more?: string | undefined;
  /** Stands open by itself. */
  readonly open?: boolean;
  readonly children: ComponentChildren;
  readonly name: string;
}

/** Folded until it is wanted; opened by itself where something in it is wrong. */
export const Fold = ({ title, more, open = false, name, children }: FoldProps) => {
  const [isOpen, setOpen] = useState(open);
  useEffect(() => {
    if (open) setOpen(true);
  }, [open]);
  return (
    <details
      class={`card fold ${name}`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary class="card-head">
        <h2>{title}</h2>
        {more && <span class="muted">{more}</span>}
        <Icon id="down" />
      </summary>
      {isOpen && <div class="card-body">{children}</div>}
    </details>
  );
};
