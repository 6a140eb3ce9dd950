import { kickoffDetector } from '../../detectors/kickoff/kickoff.detector.ts';
import type { KickoffTaken } from '../../detectors/kickoff/kickoff-event.ts';
import { count, type MetricComputes, type MetricInput, mean, median, share } from '../define-metric.ts';
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

/** How a player approached the kickoffs they took. Source: game-and-stats.md 3.3. */
export const KICKOFF_APPROACH_METRICS = {
  firstTouchPct: shareOfTaken(({ firstTouch }) => firstTouch, isTouched),
  kickoffTime: { compute: (input) => timesToBall([input]), computeTeam: timesToBall },
  kickoffSpeedFlipPct: shareOfTaken((evidence) => evidence.approach === 'speedFlip'),
  kickoffContactSpeed: (input) => mean(statsOfTaken(input, ({ contactSpeed }) => contactSpeed)),
  kickoffBoostLeft: (input) => input.facts.boost && mean(statsOfTaken(input, ({ boostLeft }) => boostLeft)),
  kickoffFakes: (input) =>
    count(kickoffsTakenBy(input).filter(({ evidence }) => evidence.outcome === 'fake').length),
} satisfies MetricComputes;

/** Outcomes of the kickoffs that a player took. Source: game-and-stats.md 3.3. */
export const KICKOFF_OUTCOME_METRICS = {
  kickoffsTaken: (input) => count(kickoffsTakenBy(input).length),
  kickoffWinPct: shareOfTaken(({ result }) => result === 'won', isTouched),
  kickoffLossPct: shareOfTaken(({ result }) => result === 'lost', isTouched),
  kickoffNeutralPct: shareOfTaken(({ result }) => result === 'neutral', isTouched),
  kickoffPossessionPct: shareOfTaken(
    ({ ownPossession }) => ownPossession,
    ({ possession }) => possession !== 'loose',
  ),
  kickoffGoalsFor: (input) => count(kickoffsTakenBy(input).filter(({ evidence }) => evidence.goalFor).length),
  kickoffGoalsAgainst: (input) =>
    count(kickoffsTakenBy(input).filter(({ evidence }) => evidence.goalAgainst).length),
  kickoffStrength: (input) =>
    mean(statsOfTaken(input, (evidence) => (isTouched(evidence) ? evidence.strength : null))),
} satisfies MetricComputes;
