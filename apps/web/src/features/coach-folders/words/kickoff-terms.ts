import type { Term } from '../../../shared/ui/definition.tsx';

/** Words about kickoffs, for somebody who does not play. */
export const KICKOFF_TERMS = {
  result: {
    label: 'Won and lost',
    definition:
      'A kickoff is won when the ball goes into the other half: where it is going 1.25 seconds after the first touch, at least 256 uu past the middle line. It is even when it stays in the middle.',
  },
  firstTouch: {
    label: 'First touch',
    definition: 'Share of the kickoffs taken in which the taker touched the ball before everybody else.',
  },
  possession: {
    label: 'Ball after',
    definition:
      'Of the kickoffs after which a team had the ball within two seconds, the share in which it was the own one.',
  },
  seconds: {
    label: 'To the ball',
    definition:
      'Usual (median) time from the go to the taker’s touch. A fast diagonal kickoff takes 1.9 seconds, one beside the middle 2.2, one straight behind it 2.5.',
  },
  speedFlip: {
    label: 'Speed flip',
    definition:
      'Share of the kickoffs taken with a speed flip: a diagonal front flip, cancelled, with boost. The quickest way to the ball.',
  },
  goals: {
    label: 'Goals from kickoffs',
    definition:
      'Goals within ten seconds of the first touch of a kickoff that the player took, and those against.',
  },
  supported: {
    label: 'Not taken',
    definition: 'Kickoffs that a team mate took, and what the player did meanwhile.',
  },
} as const satisfies Record<string, Term>;
