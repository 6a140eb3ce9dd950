import { kickoffDetector } from '../../detectors/kickoff/kickoff.detector.ts';
import { type KickoffSupported, kickoffsWhere } from '../../detectors/kickoff/kickoff-event.ts';
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
function kickoffsSupported(holds: (evidence: Evidence) => boolean): MetricCompute {
  const computeTeam = (inputs: readonly MetricInput[]): Tally =>
    count(kickoffsWhere(inputs.flatMap(kickoffsSupportedBy), holds));
  return { compute: (input) => computeTeam([input]), computeTeam };
}

const distancesAtContact = (inputs: readonly MetricInput[]): Tally =>
  median(inputs.flatMap((input) => statsOfSupported(input, ({ distanceToBall }) => distanceToBall)));

/** Kickoffs taken by a teammate. Source: game-and-stats.md 3.3. */
export const KICKOFF_SUPPORT_METRICS = {
  kickoffsSupported: kickoffsSupported(() => true),
  cheatPct: shareOfSupported(({ movement }) => movement === 'cheat'),
  boostGrabPct: shareOfSupported(({ boostGrab }) => boostGrab),
  secondTouchPct: shareOfSupported(({ secondTouch }) => secondTouch),
  supportPossessionPct: shareOfSupported(
    ({ ownPossession }) => ownPossession,
    ({ possession }) => possession !== 'loose',
  ),
  supportDistance: { compute: (input) => distancesAtContact([input]), computeTeam: distancesAtContact },
  supportGoalsFor: kickoffsSupported(({ goalFor }) => goalFor),
  supportGoalsAgainst: kickoffsSupported(({ goalAgainst }) => goalAgainst),
  supportBoostAfter: (input) =>
    input.facts.boost && mean(statsOfSupported(input, ({ boostAfter }) => boostAfter)),
  supportSpeed: (input) => mean(statsOfSupported(input, ({ speed }) => speed)),
} satisfies MetricComputes;
