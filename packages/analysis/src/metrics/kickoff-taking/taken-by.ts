import { kickoffDetector } from '../../detectors/kickoff/kickoff.detector.ts';
import type { KickoffTaken } from '../../detectors/kickoff/kickoff-event.ts';
import { type MetricInput, median, share } from '../define-metric.ts';
import type { Tally } from '../metric.ts';

type Evidence = KickoffTaken['evidence'];

/** Kickoffs that a player took. */
export function kickoffsTakenBy({ of }: MetricInput): KickoffTaken[] {
  return of(kickoffDetector).filter((event): event is KickoffTaken => event.kind === 'kickoffTaken');
}

/** Share of the kickoffs taken, or of those that count. */
export function shareOfTaken(
  holds: (evidence: Evidence) => boolean,
  counts: (evidence: Evidence) => boolean = () => true,
): (input: MetricInput) => Tally {
  return (input) => {
    const taken = kickoffsTakenBy(input).filter(({ evidence }) => counts(evidence));
    return share(taken.filter(({ evidence }) => holds(evidence)).length, taken.length);
  };
}

/** What is known of a figure over the kickoffs taken. */
export function figuresOfTaken(input: MetricInput, read: (evidence: Evidence) => number | null): number[] {
  return kickoffsTakenBy(input)
    .map(({ evidence }) => read(evidence))
    .filter((value) => value !== null);
}

export const timesToBall = (inputs: readonly MetricInput[]): Tally =>
  median(inputs.flatMap((input) => figuresOfTaken(input, ({ timeToBall }) => timeToBall)));
