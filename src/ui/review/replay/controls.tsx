// The way through a hand: buttons, a slider over its steps with its decisions marked, playing by itself, the keys.

import { useEffect, useState } from 'preact/hooks';
import type { ReplayKey } from '../../../i18n/replay/replay.ts';
import { Check, Choose } from '../../parts/controls.tsx';
import { Icon, type IconId } from '../../parts/icon.tsx';
import { type Aim, aimOf, type Course, type Step } from './steer.ts';
import { useReplayWords } from './words.ts';

/** Icon and name of each step, in the order of the buttons. */
const BUTTONS: Readonly<Record<Step, readonly [IconId, ReplayKey]>> = {
  first: ['first', 'step.first'],
  handBack: ['far-left', 'hand.back'],
  decisionBack: ['decision-back', 'decision.back'],
  back: ['left', 'step.back'],
  on: ['right', 'step.on'],
  decisionOn: ['decision-on', 'decision.on'],
  handOn: ['far-right', 'hand.on'],
  last: ['last', 'step.last'],
};
const BEFORE: readonly Step[] = ['handBack', 'first', 'decisionBack', 'back'];
const AFTER: readonly Step[] = ['on', 'decisionOn', 'last', 'handOn'];

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];
/** In ms: how long a step stands. */
const STANDS: Readonly<Record<Speed, number>> = { slow: 1800, normal: 900, fast: 300 };

export interface Mark {
  readonly at: number;
  /** From 0 to 1; undefined: not judged, or as good as the best. */
  readonly gravity: number | undefined;
}

export interface KeysProps {
  readonly keys: boolean;
  readonly setKeys: (on: boolean) => void;
}

interface ControlsProps {
  readonly course: Course;
  readonly marks: readonly Mark[];
  readonly playing: boolean;
  readonly setPlaying: (on: boolean) => void;
  readonly go: (aim: Aim) => void;
}

const StepButton = ({ step, course, go }: { step: Step } & Pick<ControlsProps, 'course' | 'go'>) => {
  const { text } = useReplayWords();
  const aim = aimOf(step, course);
  const [icon, key] = BUTTONS[step];
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={text(key)}
      title={text(key)}
      aria-disabled={!aim}
      onClick={() => aim && go(aim)}
    >
      <Icon id={icon} />
    </button>
  );
};

/** Stands on its stop until its time is over, then goes on; at the end of the game it stops. */
const usePlaying = ({ playing, setPlaying, course, go }: ControlsProps, speed: Speed): void => {
  const aim = aimOf('on', course);
  useEffect(() => {
    if (!playing) return;
    if (!aim) return setPlaying(false);
    const timer = setTimeout(() => go(aim), STANDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, speed, course.hand, course.at, aim === undefined]);
};

const WIDTH = 1000;

/** The hand's decisions over the slider: taller the more a choice cost. */
const Marks = ({ course: { story, at }, marks }: Pick<ControlsProps, 'course' | 'marks'>) => {
  const most = Math.max(1, story.stops.length - 1);
  return (
    <svg class="scrub-marks" viewBox={`0 0 ${WIDTH} 16`} preserveAspectRatio="none" aria-hidden="true">
      {marks.map((mark) => {
        const x = (story.stops.indexOf(mark.at) / most) * WIDTH;
        const height = mark.gravity === undefined ? 3 : 6 + 10 * mark.gravity;
        const look = `${mark.gravity === undefined ? '' : 'grave'}${mark.at === at ? ' here' : ''}`;
        return <rect key={mark.at} class={look} x={x - 3} y={16 - height} width={6} height={height} />;
      })}
    </svg>
  );
};

const Slider = ({ course, marks, go }: Pick<ControlsProps, 'course' | 'marks' | 'go'>) => {
  const { text } = useReplayWords();
  const { story, at, hand } = course;
  const n = story.stops.indexOf(at);
  return (
    <div class="scrub-track">
      <Marks course={course} marks={marks} />
      <input
        type="range"
        min={0}
        max={Math.max(0, story.stops.length - 1)}
        value={n}
        aria-label={text('position')}
        aria-valuetext={text('position.of', { n: n + 1, all: story.stops.length })}
        onInput={(event) => {
          const stop = story.stops[Number(event.currentTarget.value)];
          if (stop !== undefined) go({ hand, at: stop });
        }}
      />
    </div>
  );
};

const KEYS: readonly (readonly [keys: readonly string[], what: ReplayKey])[] = [
  [['←', '→'], 'keys.step'],
  [['⇧ ←', '⇧ →'], 'keys.decision'],
  [['[', ']'], 'keys.hand'],
  [['⇱', '⇲'], 'keys.ends'],
  [['␣'], 'keys.play'],
  [['h'], 'keys.ghosts'],
  [['v'], 'keys.seat'],
];

export const Keys = ({ keys, setKeys }: KeysProps) => {
  const { text } = useReplayWords();
  return (
    <details class="replay-keys">
      <summary class="button plain">{text('keys')}</summary>
      <ul>
        {KEYS.map(([caps, what]) => (
          <li key={what}>
            <span>
              {caps.map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </span>
            {text(what)}
          </li>
        ))}
      </ul>
      <Check label={text('keys.on')} value={keys} onChange={setKeys} />
    </details>
  );
};

export const Controls = (props: ControlsProps) => {
  const { course, marks, playing, setPlaying, go } = props;
  const { text } = useReplayWords();
  const [speed, setSpeed] = useState<Speed>('normal');
  usePlaying(props, speed);
  return (
    <section class="scrub" aria-label={text('controls')}>
      <Slider course={course} marks={marks} go={go} />
      <div class="scrub-row">
        <span class="steps">
          {BEFORE.map((step) => (
            <StepButton key={step} step={step} course={course} go={go} />
          ))}
          <button type="button" class="button play" onClick={() => setPlaying(!playing)}>
            <Icon id={playing ? 'pause' : 'play'} />
            {text(playing ? 'pause' : 'play')}
          </button>
          {AFTER.map((step) => (
            <StepButton key={step} step={step} course={course} go={go} />
          ))}
        </span>
        <Choose
          label={text('speed')}
          choices={SPEEDS.map((value) => ({ value, name: text(`speed.${value}`) }))}
          value={speed}
          onChange={setSpeed}
        />
      </div>
    </section>
  );
};
