import { shotDetector } from '../detectors/shot/shot.detector.ts';
import type { Metric, MetricInput } from './define-metric.ts';
import { perMatch } from './per-match.ts';

/**
 * Shots that the game counted of players who were not seen touching the ball: this many, and this part of all, make a
 * recording that misses touches. Sound recordings have at most 1 in 10 such shots, one that lost packets 12 in 18.
 */
const UNSEEN = { least: 3, share: 1 / 3 } as const;

const seesTouches = perMatch(({ all }: MetricInput): boolean => {
  const credited = all(shotDetector).filter(({ evidence }) => evidence.credited);
  const unseen = credited.filter(({ evidence }) => evidence.type === null).length;
  return unseen < UNSEEN.least || unseen <= UNSEEN.share * credited.length;
});

/** The metrics, unknown in recordings that miss touches: they would show little where much was played. */
export function needTouches(metrics: readonly Metric[]): readonly Metric[] {
  return metrics.map((metric) => {
    const { compute, computeTeam } = metric;
    return {
      ...metric,
      compute: (input) => (seesTouches(input) ? compute(input) : null),
      ...(computeTeam && {
        computeTeam: (players) => (players[0] && seesTouches(players[0]) ? computeTeam(players) : null),
      }),
    };
  });
}
