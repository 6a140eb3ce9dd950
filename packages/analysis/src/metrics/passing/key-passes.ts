import { passDetector } from '../../detectors/pass/pass.detector.ts';
import type { PassEvent } from '../../detectors/pass/pass-event.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { passBefore } from '../../detectors/shot/shot-context.ts';
import type { MetricInput } from '../define-metric.ts';
import { perMatch } from '../per-match.ts';

const passesIntoShots = perMatch(({ match, all }): ReadonlySet<PassEvent> => {
  const passes = all(passDetector).filter(({ evidence }) => evidence.role === 'passer');
  return new Set(all(shotDetector).flatMap((shot) => passBefore(match, passes, shot) ?? []));
});

/** Passes of a player whose receiver shoots within 3 s (game-and-stats.md 3.5). */
export function keyPassesOf(input: MetricInput): number {
  return [...passesIntoShots(input)].filter(({ player }) => player === input.player.index).length;
}
