import { kickoffDetector } from '../../detectors/kickoff/kickoff.detector.ts';
import { type KickoffSupported, kickoffsWhere } from '../../detectors/kickoff/kickoff-event.ts';
import { count, type Metric, type MetricInput, mean, median, share } from '../define-metric.ts';
import type { Tally } from '../metric.ts';

type Evidence = KickoffSupported['evidence'];

/** Returns kickoffs taken by a teammate of the player. */
function kickoffsSupportedBy({ of }: MetricInput): KickoffSupported[] {
  return of(kickoffDetector).filter((event): event is KickoffSupported => event.kind === 'kickoffSupported');
}

/** Returns the share of all supported kickoffs, or of those that count. */
function shareOfSupported(
  holds: (evidence: Evidence) => boolean,
  counts: (evidence: Evidence) => boolean = () => true,
): (input: MetricInput) => Tally {
  return (input) => {
    const supported = kickoffsSupportedBy(input).filter(({ evidence }) => counts(evidence));
    return share(supported.filter(({ evidence }) => holds(evidence)).length, supported.length);
  };
}

/** Returns the known values of a stat over supported kickoffs. */
function statsOfSupported(input: MetricInput, read: (evidence: Evidence) => number | null): number[] {
  return kickoffsSupportedBy(input)
    .map(({ evidence }) => read(evidence))
    .filter((value) => value !== null);
}

/** Counts matching kickoffs; a kickoff supported by two teammates counts once for the team. */
function kickoffsSupported(
  holds: (evidence: Evidence) => boolean,
): Required<Pick<Metric, 'compute' | 'computeTeam'>> {
  const computeTeam = (inputs: readonly MetricInput[]): Tally =>
    count(kickoffsWhere(inputs.flatMap(kickoffsSupportedBy), holds));
  return { compute: (input) => computeTeam([input]), computeTeam };
}

const distancesAtContact = (inputs: readonly MetricInput[]): Tally =>
  median(inputs.flatMap((input) => statsOfSupported(input, ({ distanceToBall }) => distanceToBall)));

const support = {
  group: 'kickoffSupport',
  target: null,
  minimumTeamSize: 2,
  confidence: 'medium',
} as const;
const pct = { unit: 'percent', scale: 'share', decimals: 1, sample: 'kickoffs supported' } as const;
const whole = { unit: 'count', scale: 'match', decimals: 0, sample: 'match' } as const;

/** Kickoffs taken by a teammate. Source: game-and-stats.md 3.3. */
export const KICKOFF_SUPPORT_METRICS: readonly Metric[] = [
  {
    ...support,
    ...whole,
    key: 'kickoffsSupported',
    number: 89,
    label: 'Kickoffs supported',
    better: 'neutral',
    confidence: 'high',
    definition: 'Your team’s kickoffs that a teammate took.',
    events: ['kickoffSupported'],
    ...kickoffsSupported(() => true),
  },
  {
    ...support,
    ...pct,
    key: 'cheatPct',
    number: 90,
    label: 'Cheats',
    better: 'neutral',
    definition:
      '% of supported kickoffs where you cheated up. You were at least 400 uu closer to the center by the first touch, or touched the ball yourself, without going for corner boost.',
    events: ['kickoffSupported'],
    compute: shareOfSupported(({ movement }) => movement === 'cheat'),
  },
  {
    ...support,
    ...pct,
    key: 'boostGrabPct',
    number: 91,
    label: 'Corner boost grabs',
    better: 'neutral',
    confidence: 'high',
    definition: '% of supported kickoffs where you grabbed a big pad in your half within 3 seconds.',
    events: ['kickoffSupported'],
    compute: shareOfSupported(({ boostGrab }) => boostGrab),
  },
  {
    ...support,
    ...pct,
    key: 'secondTouchPct',
    number: 92,
    label: 'Second touch',
    better: 'higher',
    definition: '% of supported kickoffs where you got your team’s second touch within 2 seconds.',
    events: ['kickoffSupported'],
    compute: shareOfSupported(({ secondTouch }) => secondTouch),
  },
  {
    ...support,
    ...pct,
    key: 'supportPossessionPct',
    number: 93,
    label: 'Possession after kickoff',
    better: 'higher',
    sample: 'kickoffs with a touch within 2 s',
    definition:
      '% of supported kickoffs your team came out of with the ball. Your team got the next touch within 2 seconds, and no opponent hit the ball in the 0.35 seconds after. Kickoffs without a next touch are left out.',
    events: ['kickoffSupported'],
    compute: shareOfSupported(
      ({ ownPossession }) => ownPossession,
      ({ possession }) => possession !== 'loose',
    ),
  },
  {
    ...support,
    key: 'supportDistance',
    number: 94,
    label: 'Distance to ball at contact',
    unit: 'uu',
    scale: 'mean',
    decimals: 0,
    better: 'neutral',
    target: { 2: [1500, 2500], 3: [1500, 2500], 4: [1500, 2500] },
    sample: 'kickoffs supported',
    confidence: 'high',
    definition:
      'Your median distance from the ball at first touch when you supported the kickoff. 1,500 to 2,500 uu is close enough for the loose ball without overcommitting.',
    events: ['kickoffSupported'],
    compute: (input) => distancesAtContact([input]),
    computeTeam: distancesAtContact,
  },
  {
    ...support,
    ...whole,
    key: 'supportGoalsFor',
    number: 95,
    label: 'Kickoff goals',
    better: 'higher',
    confidence: 'high',
    definition: 'Your team’s goals within 10 seconds of the first touch of a kickoff your teammate took.',
    events: ['kickoffGoal'],
    ...kickoffsSupported(({ goalFor }) => goalFor),
  },
  {
    ...support,
    ...whole,
    key: 'supportGoalsAgainst',
    number: 96,
    label: 'Kickoff goals conceded',
    better: 'lower',
    confidence: 'high',
    definition: 'Goals against within 10 seconds of the first touch of a kickoff your teammate took.',
    events: ['kickoffGoal'],
    ...kickoffsSupported(({ goalAgainst }) => goalAgainst),
  },
  {
    ...support,
    key: 'supportBoostAfter',
    number: 97,
    label: 'Boost 3 s after kickoff',
    unit: 'boost',
    scale: 'mean',
    decimals: 1,
    better: 'higher',
    sample: 'kickoffs supported',
    definition: 'Your average boost 3 seconds into kickoffs you supported. You start with 33.',
    events: ['kickoffSupported'],
    compute: (input) => input.facts.boost && mean(statsOfSupported(input, ({ boostAfter }) => boostAfter)),
  },
  {
    ...support,
    key: 'supportSpeed',
    number: 98,
    label: 'Speed at contact',
    unit: 'uuPerSecond',
    scale: 'mean',
    decimals: 1,
    better: 'neutral',
    sample: 'kickoffs supported',
    confidence: 'high',
    definition: 'Your average speed at the first touch of kickoffs you supported.',
    events: ['kickoffSupported'],
    compute: (input) => mean(statsOfSupported(input, ({ speed }) => speed)),
  },
];
