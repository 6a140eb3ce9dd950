import { kickoffDetector } from '../../detectors/kickoff/kickoff.detector.ts';
import type { KickoffTaken } from '../../detectors/kickoff/kickoff-event.ts';
import { count, type Metric, type MetricInput, mean, median, share } from '../define-metric.ts';
import type { Tally } from '../metric.ts';

type Evidence = KickoffTaken['evidence'];

/** Returns kickoffs taken by a player. */
function kickoffsTakenBy({ of }: MetricInput): KickoffTaken[] {
  return of(kickoffDetector).filter((event): event is KickoffTaken => event.kind === 'kickoffTaken');
}

/** Returns whether a player got to the ball: an untouched kickoff is neither won nor lost. */
const isTouched = ({ result }: Evidence): boolean => result !== 'untouched';

/** Returns the share of all kickoffs taken, or of those that count. */
function shareOfTaken(
  holds: (evidence: Evidence) => boolean,
  counts: (evidence: Evidence) => boolean = () => true,
): (input: MetricInput) => Tally {
  return (input) => {
    const taken = kickoffsTakenBy(input).filter(({ evidence }) => counts(evidence));
    return share(taken.filter(({ evidence }) => holds(evidence)).length, taken.length);
  };
}

/** Returns the known values of a stat over kickoffs taken. */
function statsOfTaken(input: MetricInput, read: (evidence: Evidence) => number | null): number[] {
  return kickoffsTakenBy(input)
    .map(({ evidence }) => read(evidence))
    .filter((value) => value !== null);
}

const timesToBall = (inputs: readonly MetricInput[]): Tally =>
  median(inputs.flatMap((input) => statsOfTaken(input, ({ timeToBall }) => timeToBall)));

const approach = {
  group: 'kickoffTaking',
  target: null,
  minimumTeamSize: 1,
  confidence: 'medium',
} as const;
const pct = { unit: 'percent', scale: 'share', decimals: 1, sample: 'kickoffs taken' } as const;

/** How a player approached the kickoffs they took. Source: game-and-stats.md 3.3. */
export const KICKOFF_APPROACH_METRICS: readonly Metric[] = [
  {
    ...approach,
    ...pct,
    key: 'firstTouchPct',
    number: 79,
    label: 'First touch',
    better: 'higher',
    definition: '% of your kickoffs where you touched the ball first.',
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
      'Median time from kickoff to your first touch. A fast kickoff takes 1.9 seconds diagonal, 2.2 off-center, 2.5 back.',
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
    definition: '% of your kickoffs with a speed flip (a diagonal front flip, canceled, with boost).',
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
    decimals: 1,
    better: 'higher',
    sample: 'kickoffs taken and touched',
    confidence: 'high',
    definition: 'Your average speed when you hit the ball on your kickoffs.',
    events: ['kickoffTaken'],
    compute: (input) => mean(statsOfTaken(input, ({ contactSpeed }) => contactSpeed)),
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
    definition: 'Your average boost half a second after your touch on your kickoffs. You start with 33.',
    events: ['kickoffTaken'],
    compute: (input) => input.facts.boost && mean(statsOfTaken(input, ({ boostLeft }) => boostLeft)),
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
      'Kickoffs that were yours to take, but you left them to a teammate. A teammate touched the ball and you didn’t, within 2 seconds of the first touch.',
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

/** Outcomes of the kickoffs that a player took. Source: game-and-stats.md 3.3. */
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
      'Kickoffs where you started closest to the ball. If two start within 150 uu of each other, it’s the one who goes.',
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
      '% of your kickoffs that went into the opponents’ half, at least 256 uu past midfield. We check where the ball is heading 1.25 seconds after the first touch. Untouched kickoffs are left out.',
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
      '% of your kickoffs that went into your own half, at least 256 uu past midfield. We check where the ball is heading 1.25 seconds after the first touch. Untouched kickoffs are left out.',
    events: ['kickoffTaken'],
    compute: shareOfTaken(({ result }) => result === 'lost', isTouched),
  },
  {
    ...outcome,
    ...pct,
    key: 'kickoffNeutralPct',
    number: 78,
    label: 'Neutral kickoff rate',
    better: 'neutral',
    definition:
      '% of your kickoffs where the ball stayed within 256 uu of midfield, 1.25 seconds after the first touch.',
    events: ['kickoffTaken'],
    compute: shareOfTaken(({ result }) => result === 'neutral', isTouched),
  },
  {
    ...outcome,
    ...pct,
    key: 'kickoffPossessionPct',
    number: 81,
    label: 'Possession after kickoff',
    better: 'higher',
    sample: 'kickoffs with a touch within 2 s',
    definition:
      '% of your kickoffs your team came out of with the ball. Your team got the next touch within 2 seconds, and no opponent hit the ball in the 0.35 seconds after. Kickoffs without a next touch are left out.',
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
    definition: 'Your team’s goals within 10 seconds of the first touch of your kickoff.',
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
    definition: 'Goals against within 10 seconds of the first touch of your kickoff.',
    events: ['kickoffGoal'],
    compute: (input) => count(kickoffsTakenBy(input).filter(({ evidence }) => evidence.goalAgainst).length),
  },
  {
    ...outcome,
    key: 'kickoffStrength',
    number: 88,
    label: 'Kickoff strength',
    unit: 'index',
    scale: 'mean',
    decimals: 2,
    better: 'higher',
    sample: 'kickoffs taken',
    definition:
      'How far your kickoffs sent the ball: 1 is the opponents’ goal line, 0 is midfield, -1 is your goal line.',
    events: ['kickoffTaken'],
    compute: (input) =>
      mean(statsOfTaken(input, (evidence) => (isTouched(evidence) ? evidence.strength : null))),
  },
];
