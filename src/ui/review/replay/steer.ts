// Where each step of the replay leads: through one hand, and on into the next.

import { type Story, stopAfter, stopAt, stopBefore } from './story.ts';

export const STEPS = [
  'first',
  'handBack',
  'decisionBack',
  'back',
  'on',
  'decisionOn',
  'handOn',
  'last',
] as const;
export type Step = (typeof STEPS)[number];

/** Where the replay is, and what it could go through. */
export interface Course {
  readonly hand: number;
  readonly at: number;
  readonly hands: number;
  readonly story: Story;
  /** Stops of this hand at which the seat decides, in order. */
  readonly decisions: readonly number[];
}

export interface Aim {
  readonly hand: number;
  /** `end`: of that hand, wherever it lies. */
  readonly at: number | 'end';
}

const handBefore = ({ hand }: Course, at: Aim['at']): Aim | undefined =>
  hand > 0 ? { hand: hand - 1, at } : undefined;

const handAfter = ({ hand, hands }: Course): Aim | undefined =>
  hand + 1 < hands ? { hand: hand + 1, at: 0 } : undefined;

const here = ({ hand }: Course, at: number | undefined): Aim | undefined =>
  at === undefined ? undefined : { hand, at };

/** Undefined: there is nothing there. */
export const aimOf = (step: Step, course: Course): Aim | undefined => {
  const { story, at, decisions, hand } = course;
  switch (step) {
    case 'first':
      return at > stopAt(story, 0) ? { hand, at: 0 } : undefined;
    case 'last':
      return stopAfter(story, at) === undefined ? undefined : { hand, at: 'end' };
    case 'back':
      return here(course, stopBefore(story, at)) ?? handBefore(course, 'end');
    case 'on':
      return here(course, stopAfter(story, at)) ?? handAfter(course);
    case 'decisionBack':
      return here(
        course,
        decisions.findLast((stop) => stop < at),
      );
    case 'decisionOn':
      return here(
        course,
        decisions.find((stop) => stop > at),
      );
    case 'handBack':
      return handBefore(course, 0);
    case 'handOn':
      return handAfter(course);
  }
};
