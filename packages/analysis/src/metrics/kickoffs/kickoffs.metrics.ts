import { kickoffDetector } from '../../detectors/kickoff/kickoff.detector.ts';
import {
  countKickoffsWhere,
  type KickoffSupported,
  type KickoffTaken,
} from '../../detectors/kickoff/kickoff-event.ts';
import {
  count,
  type MetricCompute,
  type MetricComputes,
  type MetricInput,
  mean,
  median,
  share,
} from '../define-metric.ts';
import type { Tally } from '../metric.ts';

function kickoffsTakenBy({ of }: MetricInput): KickoffTaken[] {
  return of(kickoffDetector).filter((event): event is KickoffTaken => event.kind === 'kickoffTaken');
}

function kickoffsSupportedBy({ of }: MetricInput): KickoffSupported[] {
  return of(kickoffDetector).filter((event): event is KickoffSupported => event.kind === 'kickoffSupported');
}

function createReaders<E extends KickoffTaken | KickoffSupported>(list: (input: MetricInput) => E[]) {
  return {
    /** Returns the share of all kickoffs, or of those that count. */
    shareOf:
      (
        holds: (evidence: E['evidence']) => boolean,
        counts: (evidence: E['evidence']) => boolean = () => true,
      ) =>
      (input: MetricInput): Tally => {
        const counted = list(input).filter(({ evidence }) => counts(evidence));
        return share(counted.filter(({ evidence }) => holds(evidence)).length, counted.length);
      },
    statsOf: (input: MetricInput, read: (evidence: E['evidence']) => number | null): number[] =>
      list(input)
        .map(({ evidence }) => read(evidence))
        .filter((value) => value !== null),
  };
}

const taken = createReaders(kickoffsTakenBy);
const supported = createReaders(kickoffsSupportedBy);

/** Returns whether a player got to the ball: an untouched kickoff is neither won nor lost. */
const isTouched = ({ result }: KickoffTaken['evidence']): boolean => result !== 'untouched';

const timesToBall = (inputs: readonly MetricInput[]): Tally =>
  median(inputs.flatMap((input) => taken.statsOf(input, ({ timeToBall }) => timeToBall)));

/** Counts matching kickoffs; a kickoff supported by two teammates counts once for the team. */
function kickoffsSupported(holds: (evidence: KickoffSupported['evidence']) => boolean): MetricCompute {
  const computeTeam = (inputs: readonly MetricInput[]): Tally =>
    count(countKickoffsWhere(inputs.flatMap(kickoffsSupportedBy), holds));
  return { compute: (input) => computeTeam([input]), computeTeam };
}

const distancesAtContact = (inputs: readonly MetricInput[]): Tally =>
  median(inputs.flatMap((input) => supported.statsOf(input, ({ distanceToBall }) => distanceToBall)));

/** Kickoffs that a player took, then those taken by a teammate. Source: game-and-stats.md 3.3. */
export const KICKOFF_METRICS = {
  firstTouchPct: taken.shareOf(({ firstTouch }) => firstTouch, isTouched),
  kickoffTime: { compute: (input) => timesToBall([input]), computeTeam: timesToBall },
  kickoffSpeedFlipPct: taken.shareOf((evidence) => evidence.approach === 'speedFlip'),
  kickoffContactSpeed: (input) => mean(taken.statsOf(input, ({ contactSpeed }) => contactSpeed)),
  kickoffBoostLeft: (input) => input.facts.boost && mean(taken.statsOf(input, ({ boostLeft }) => boostLeft)),
  kickoffFakes: (input) =>
    count(kickoffsTakenBy(input).filter(({ evidence }) => evidence.outcome === 'fake').length),
  kickoffsTaken: (input) => count(kickoffsTakenBy(input).length),
  kickoffWinPct: taken.shareOf(({ result }) => result === 'won', isTouched),
  kickoffLossPct: taken.shareOf(({ result }) => result === 'lost', isTouched),
  kickoffNeutralPct: taken.shareOf(({ result }) => result === 'neutral', isTouched),
  kickoffPossessionPct: taken.shareOf(
    ({ ownPossession }) => ownPossession,
    ({ possession }) => possession !== 'loose',
  ),
  kickoffGoalsFor: (input) => count(kickoffsTakenBy(input).filter(({ evidence }) => evidence.goalFor).length),
  kickoffGoalsAgainst: (input) =>
    count(kickoffsTakenBy(input).filter(({ evidence }) => evidence.goalAgainst).length),
  kickoffStrength: (input) =>
    mean(taken.statsOf(input, (evidence) => (isTouched(evidence) ? evidence.strength : null))),
  kickoffsSupported: kickoffsSupported(() => true),
  cheatPct: supported.shareOf(({ movement }) => movement === 'cheat'),
  boostGrabPct: supported.shareOf(({ boostGrab }) => boostGrab),
  secondTouchPct: supported.shareOf(({ secondTouch }) => secondTouch),
  supportPossessionPct: supported.shareOf(
    ({ ownPossession }) => ownPossession,
    ({ possession }) => possession !== 'loose',
  ),
  supportDistance: { compute: (input) => distancesAtContact([input]), computeTeam: distancesAtContact },
  supportGoalsFor: kickoffsSupported(({ goalFor }) => goalFor),
  supportGoalsAgainst: kickoffsSupported(({ goalAgainst }) => goalAgainst),
  supportBoostAfter: (input) =>
    input.facts.boost && mean(supported.statsOf(input, ({ boostAfter }) => boostAfter)),
  supportSpeed: (input) => mean(supported.statsOf(input, ({ speed }) => speed)),
} satisfies MetricComputes;
