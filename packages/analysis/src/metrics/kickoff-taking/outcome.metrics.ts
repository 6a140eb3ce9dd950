import { count, type Metric, mean } from '../define-metric.ts';
import { figuresOfTaken, kickoffsTakenBy, shareOfTaken } from './taken-by.ts';

const outcome = {
  group: 'kickoffTaking',
  target: null,
  minimumTeamSize: 1,
  confidence: 'medium',
} as const;
const pct = { unit: 'percent', scale: 'share', decimals: 1, sample: 'kickoffs taken' } as const;
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
      "Share of the kickoffs you took that went into the opponents' half: where the ball is going 1.25 seconds after the first touch, at least 256 uu past the middle line.",
    events: ['kickoffTaken'],
    compute: shareOfTaken(({ result }) => result === 'won'),
  },
  {
    ...outcome,
    ...pct,
    key: 'kickoffLossPct',
    number: 77,
    label: 'Kickoff loss rate',
    better: 'lower',
    definition:
      'Share of the kickoffs you took that went into your own half: where the ball is going 1.25 seconds after the first touch, at least 256 uu past the middle line.',
    events: ['kickoffTaken'],
    compute: shareOfTaken(({ result }) => result === 'lost'),
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
    compute: shareOfTaken(({ result }) => result === 'neutral'),
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
    compute: (input) => mean(figuresOfTaken(input, ({ strength }) => strength)),
  },
];
