import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import { type MetricInput, mean, needTouches, per5 } from '../define-metric.ts';

/** Returns what each of a player's touches added; null on non-soccar fields. */
function addedBy({ of }: MetricInput): number[] | null {
  const added = of(touchDetector).map(({ evidence }) => evidence.threatAdded);
  return added.every((value) => value !== null) ? added : null;
}

/** Effect of touches on both teams' chances. Source: game-and-stats.md 6.6. */
export const THREAT_METRICS = needTouches({
  threatAdded: (input) => {
    const added = addedBy(input);
    return (
      added &&
      per5(
        added.reduce((total, value) => total + value, 0),
        input,
      )
    );
  },
  threatPerTouch: (input) => {
    const added = addedBy(input);
    return added && mean(added);
  },
});
