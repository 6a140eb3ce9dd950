import { isStandardMap } from '../detectors/shot/standard-goals.ts';
import { touchDetector } from '../detectors/touch/touch.detector.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { zoneSecondsOf } from '../metrics/positional/zone.metrics.ts';
import { zoneIndex } from '../model/pitch-zone.ts';
import { PITCH_ZONES } from '../model/pitch-zones.table.ts';

/**
 * Live play by pitch zone, in the order of the zone codes (5 first). Nothing but zeros on fields that are not the
 * standard one. Source: game-and-stats.md 4.4.
 */
export interface ZoneInsight {
  /** Seconds with the player's car there. */
  seconds: number[];
  /** Touches with the ball there. */
  touches: number[];
}

export function zonesOf(input: MetricInput): ZoneInsight {
  const touches = PITCH_ZONES.map(() => 0);
  if (!isStandardMap(input.match.timeline)) return { seconds: touches, touches };
  for (const { zone } of input.of(touchDetector)) if (zone !== null) touches[zoneIndex(zone)]! += 1;
  return { seconds: [...zoneSecondsOf(input)], touches };
}
