import { count, type Metric, mean } from '../define-metric.ts';
import { figuresOfTaken, kickoffsTakenBy, shareOfTaken, timesToBall } from './taken-by.ts';

const approach = {
  group: 'kickoffTaking',
  target: null,
  minimumTeamSize: 1,
  confidence: 'medium',
} as const;
const pct = { unit: 'percent', scale: 'share', decimals: 1, sample: 'kickoffs taken' } as const;

/** How a player went into the kickoffs that he took. Source: game-and-stats.md 3.3. */
export const KICKOFF_APPROACH_METRICS: readonly Metric[] = [
  {
    ...approach,
    ...pct,
    key: 'firstTouchPct',
    number: 79,
    label: 'First touch',
    better: 'higher',
    definition: 'Share of the kickoffs you took in which you touched the ball before anybody else.',
    events: ['kickoffTaken'],
    compute: shareOfTaken(({ firstTouch }) => firstTouch),
  },
  {
    ...approach,
    key: 'kickoffTime',
    number: 80,
    label: 'Time to ball',
    unit: 'seconds',
    scale: 'mean',
    decimals: 2,
    better: 'lower',
    sample: 'kickoffs taken and touched',
    definition:
      'Median time from the go to your touch. A fast diagonal kickoff takes 1.9 seconds, an off-centre one 2.2, one from the goal 2.5.',
    events: ['kickoffTaken'],
    compute: (input) => timesToBall([input]),
    computeTeam: timesToBall,
  },
  {
    ...approach,
    ...pct,
    key: 'kickoffSpeedFlipPct',
    number: 82,
    label: 'Speed flips',
    better: 'neutral',
    definition:
      'Share of the kickoffs you took with a speed flip: a diagonal front flip, cancelled, with boost.',
    events: ['kickoffTaken'],
    compute: shareOfTaken((evidence) => evidence.approach === 'speedFlip'),
  },
  {
    ...approach,
    key: 'kickoffContactSpeed',
    number: 83,
    label: 'Contact speed',
    unit: 'uuPerSecond',
    scale: 'mean',
    decimals: 0,
    better: 'higher',
    sample: 'kickoffs taken and touched',
    confidence: 'high',
    definition: 'Mean speed of your car when it touched the ball in the kickoffs you took.',
    events: ['kickoffTaken'],
    compute: (input) => mean(figuresOfTaken(input, ({ contactSpeed }) => contactSpeed)),
  },
  {
    ...approach,
    key: 'kickoffBoostLeft',
    number: 84,
    label: 'Boost after touch',
    unit: 'boost',
    scale: 'mean',
    decimals: 1,
    better: 'higher',
    sample: 'kickoffs taken and touched',
    definition: 'Mean tank level half a second after your touch in the kickoffs you took; you start with 33.',
    events: ['kickoffTaken'],
    compute: (input) => input.facts.boost && mean(figuresOfTaken(input, ({ boostLeft }) => boostLeft)),
  },
  {
    ...approach,
    key: 'kickoffFakes',
    number: 87,
    label: 'Fakes',
    unit: 'count',
    scale: 'match',
    decimals: 0,
    better: 'neutral',
    sample: 'match',
    definition:
      'Kickoffs that were yours to take and that you left: a team mate touched the ball and you did not, within 2 seconds of the first touch.',
    events: ['kickoffTaken'],
    compute: (input) =>
      count(kickoffsTakenBy(input).filter(({ evidence }) => evidence.outcome === 'fake').length),
  },
];
