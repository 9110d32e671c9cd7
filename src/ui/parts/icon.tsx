/** Symbols of sprites/icons.svg. Marks carry meaning by shape and colour together; icons belong to controls. */
export type IconId =
  | 'more'
  | 'fold'
  | 'close'
  | 'down'
  | 'up'
  | 'right'
  | 'left'
  | 'check'
  | 'info'
  | 'logo'
  | 'stick'
  | 'size'
  | 'search'
  | 'undo'
  | 'first'
  | 'last'
  | 'far-left'
  | 'far-right'
  | 'decision-back'
  | 'decision-on'
  | 'play'
  | 'pause';
export type MarkId = 'furiten' | 'danger' | 'caution' | 'safe' | 'none' | 'info';
export type Tone = 'danger' | 'caution' | 'safe' | 'accent' | 'muted';

export const Icon = ({ id }: { id: IconId }) => (
  <svg class="icon" aria-hidden="true">
    <use href={`#i-${id}`} />
  </svg>
);

export const Mark = ({ id, tone = 'muted' }: { id: MarkId; tone?: Tone }) => (
  <svg class={`mark ${tone}`} aria-hidden="true">
    <use href={`#i-${id}`} />
  </svg>
);

/** The riichi stick, for «with riichi». */
export const Stick = ({ label }: { label: string }) => (
  <>
    <svg class="stick" aria-hidden="true">
      <use href="#i-stick" />
    </svg>
    <span class="unseen">{label} </span>
  </>
);
