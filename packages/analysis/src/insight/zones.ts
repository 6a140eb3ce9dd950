import type { MatchView, PlayerView } from '../detectors/match-view.ts';
import { isStandardMap } from '../detectors/shot/standard-goals.ts';
import { touchDetector } from '../detectors/touch/touch.detector.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { perMatch } from '../metrics/per-match.ts';
import { pitchZone } from '../model/pitch-zone.ts';
import { PITCH_ZONES } from '../model/pitch-zones.table.ts';
import { PRESENCE } from '../timeline/tracks.ts';

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

/** Zone codes are 5, 10 … 120. */
const CODE_STEP = 5;

export function zonesOf(input: MetricInput): ZoneInsight {
  const touches = PITCH_ZONES.map(() => 0);
  if (!isStandardMap(input.match.timeline)) return { seconds: touches, touches };
  for (const { zone } of input.of(touchDetector)) if (zone !== null) touches[zone / CODE_STEP - 1]! += 1;
  return { seconds: [...zoneSecondsOf(input)], touches };
}

export function zoneSecondsOf(input: MetricInput): readonly number[] {
  return secondsByPlayer(input).get(input.player.index)!;
}

const secondsByPlayer = perMatch(
  ({ match }) => new Map(match.players.map((player) => [player.index, zoneSeconds(match, player)])),
);

function zoneSeconds({ live, clock, frames, timeline }: MatchView, { car, team }: PlayerView): number[] {
  const seconds = PITCH_ZONES.map(() => 0);
  if (!isStandardMap(timeline)) return seconds;
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] !== 1 || car.presence[frame] !== PRESENCE.alive) continue;
    const zone = pitchZone(team, car.x[frame]!, car.y[frame]!);
    seconds[zone / CODE_STEP - 1]! += clock.delta[frame]!;
  }
  return seconds;
}
