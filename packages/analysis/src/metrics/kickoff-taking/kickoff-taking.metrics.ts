import { kickoffDetector } from '../../detectors/kickoff/kickoff.detector.ts';
import type { KickoffTaken } from '../../detectors/kickoff/kickoff-event.ts';
import { count, type Metric, type MetricInput, mean, median, share } from '../define-metric.ts';
import type { Tally } from '../metric.ts';

type Evidence = KickoffTaken['evidence'];

/** Kickoffs that a player took. */
function kickoffsTakenBy({ of }: MetricInput): KickoffTaken[] {
  return of(kickoffDetector).filter((event): event is KickoffTaken => event.kind === 'kickoffTaken');
}

/** A kickoff that somebody came to: one that nobody touches is neither won nor lost. */
const isTouched = ({ result }: Evidence): boolean => result !== 'untouched';

/** Share of the kickoffs taken, or of those that count. */
function shareOfTaken(
  holds: (evidence: Evidence) => boolean,
  counts: (evidence: Evidence) => boolean = () => true,
): (input: MetricInput) => Tally {
  return (input) => {
    const taken = kickoffsTakenBy(input).filter(({ evidence }) => counts(evidence));
    return share(taken.filter(({ evidence }) => holds(evidence)).length, taken.length);
  };
}

/** What is known of a figure over the kickoffs taken. */
function figuresOfTaken(input: MetricInput, read: (evidence: Evidence) => number | null): number[] {
  return kickoffsTakenBy(input)
    .map(({ evidence }) => read(evidence))
    .filter((value) => value !== null);
}

const timesToBall = (inputs: readonly MetricInput[]): Tally =>
  median(inputs.flatMap((input) => figuresOfTaken(input, ({ timeToBall }) => timeToBall)));

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
    compute: shareOfTaken(({ firstTouch }) => firstTouch, isTouched),
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

const outcome = {
  group: 'kickoffTaking',
  target: null,
  minimumTeamSize: 1,
  confidence: 'medium',
} as const;
const whole = { unit: 'count', scale: 'match', decimals: 0, sample: 'match' } as const;

/** What came of the kickoffs that a player took. Source: game-and-stats.md 3.3. */
export const KICKOFF_OUTCOME_METRICS: readonly Metric[] = [
  {
    ...outcome,
    ...whole,
    key: 'kickoffsTaken',
    number: 75,
    label: 'Kickoffs taken',
    better: 'neutral',
    confidence: 'high',
    definition:
      'Kickoffs in which you started nearest to the ball; of two who start within 150 uu of each other, the one who goes.',
    events: ['kickoffTaken'],
    compute: (input) => count(kickoffsTakenBy(input).length),
  },
  {
    ...outcome,
    ...pct,
    key: 'kickoffWinPct',
    number: 76,
    label: 'Kickoff win rate',
    better: 'higher',
    definition:
      "Share of the kickoffs you took that went into the opponents' half: where the ball is going 1.25 seconds after the first touch, at least 256 uu past the middle line. Kickoffs that nobody touches are left out.",
    events: ['kickoffTaken'],
    compute: shareOfTaken(({ result }) => result === 'won', isTouched),
  },
  {
    ...outcome,
    ...pct,
    key: 'kickoffLossPct',
    number: 77,
    label: 'Kickoff loss rate',
    better: 'lower',
    definition:
      'Share of the kickoffs you took that went into your own half: where the ball is going 1.25 seconds after the first touch, at least 256 uu past the middle line. Kickoffs that nobody touches are left out.',
    events: ['kickoffTaken'],
    compute: shareOfTaken(({ result }) => result === 'lost', isTouched),
  },
  {
    ...outcome,
    ...pct,
    key: 'kickoffNeutralPct',
    number: 78,
    label: 'Neutral rate',
    better: 'neutral',
    definition:
      'Share of the kickoffs you took after which the ball stayed within 256 uu of the middle line, 1.25 seconds after the first touch.',
    events: ['kickoffTaken'],
    compute: shareOfTaken(({ result }) => result === 'neutral', isTouched),
  },
  {
    ...outcome,
    ...pct,
    key: 'kickoffPossessionPct',
    number: 81,
    label: 'Possession after',
    better: 'higher',
    sample: 'kickoffs with a touch within 2 s',
    definition:
      "Of the kickoffs you took after which somebody touched the ball within 2 seconds, the share that your team got: the touch was your team's, and no opponent answered it within 0.35 seconds.",
    events: ['kickoffTaken'],
    compute: shareOfTaken(
      ({ ownPossession }) => ownPossession,
      ({ possession }) => possession !== 'loose',
    ),
  },
  {
    ...outcome,
    ...whole,
    key: 'kickoffGoalsFor',
    number: 85,
    label: 'Kickoff goals',
    better: 'higher',
    confidence: 'high',
    definition: 'Goals of your team within 10 seconds of the first touch of a kickoff that you took.',
    events: ['kickoffGoal'],
    compute: (input) => count(kickoffsTakenBy(input).filter(({ evidence }) => evidence.goalFor).length),
  },
  {
    ...outcome,
    ...whole,
    key: 'kickoffGoalsAgainst',
    number: 86,
    label: 'Kickoff goals conceded',
    better: 'lower',
    confidence: 'high',
    definition: 'Goals against you within 10 seconds of the first touch of a kickoff that you took.',
    events: ['kickoffGoal'],
    compute: (input) => count(kickoffsTakenBy(input).filter(({ evidence }) => evidence.goalAgainst).length),
  },
  {
    ...outcome,
    key: 'kickoffStrength',
    number: 88,
    label: 'Win strength',
    unit: 'index',
    scale: 'mean',
    decimals: 2,
    better: 'higher',
    sample: 'kickoffs taken',
    definition:
      "How deep the ball went after the kickoffs you took: 1 is the opponents' goal line, 0 the middle line, -1 your own goal line.",
    events: ['kickoffTaken'],
    compute: (input) =>
      mean(figuresOfTaken(input, (evidence) => (isTouched(evidence) ? evidence.strength : null))),
  },
];
