import { kickoffDetector } from '../../detectors/kickoff/kickoff.detector.ts';
import { type KickoffSupported, kickoffsWhere } from '../../detectors/kickoff/kickoff-event.ts';
import { count, type Metric, type MetricInput, median, share } from '../define-metric.ts';
import type { Tally } from '../metric.ts';

type Evidence = KickoffSupported['evidence'];

/** Kickoffs that a team mate of the player took. */
export function kickoffsSupportedBy({ of }: MetricInput): KickoffSupported[] {
  return of(kickoffDetector).filter((event): event is KickoffSupported => event.kind === 'kickoffSupported');
}

/** Share of the kickoffs supported, or of those that count. */
export function shareOfSupported(
  holds: (evidence: Evidence) => boolean,
  counts: (evidence: Evidence) => boolean = () => true,
): (input: MetricInput) => Tally {
  return (input) => {
    const supported = kickoffsSupportedBy(input).filter(({ evidence }) => counts(evidence));
    return share(supported.filter(({ evidence }) => holds(evidence)).length, supported.length);
  };
}

/** What is known of a figure over the kickoffs supported. */
export function figuresOfSupported(
  input: MetricInput,
  read: (evidence: Evidence) => number | null,
): number[] {
  return kickoffsSupportedBy(input)
    .map(({ evidence }) => read(evidence))
    .filter((value) => value !== null);
}

/** Kickoffs of which something holds; one that two team mates supported is one of the team. */
export function kickoffsSupported(
  holds: (evidence: Evidence) => boolean,
): Required<Pick<Metric, 'compute' | 'computeTeam'>> {
  const computeTeam = (inputs: readonly MetricInput[]): Tally =>
    count(kickoffsWhere(inputs.flatMap(kickoffsSupportedBy), holds));
  return { compute: (input) => computeTeam([input]), computeTeam };
}

export const distancesAtContact = (inputs: readonly MetricInput[]): Tally =>
  median(inputs.flatMap((input) => figuresOfSupported(input, ({ distanceToBall }) => distanceToBall)));
