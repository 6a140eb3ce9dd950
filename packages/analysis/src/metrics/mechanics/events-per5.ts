import type { AnyDetector, EventsOf } from '../../detectors/define-detector.ts';
import { type MetricInput, per5 } from '../define-metric.ts';
import type { Tally } from '../metric.ts';

/** Events of a player per 5 minutes; all of the detector, or those that count. */
export function eventsPer5<D extends AnyDetector>(
  detector: D,
  counts: (event: EventsOf<D>[number]) => boolean = () => true,
): (input: MetricInput) => Tally {
  return (input) => per5(input.of(detector).filter(counts).length, input);
}
