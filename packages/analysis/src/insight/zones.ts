import type { MatchView, PlayerView } from '../detectors/match-view.ts';
import type { TouchEvent } from '../detectors/touch/touch-event.ts';
import { pitchZone } from '../model/pitch-zone.ts';
import { PITCH_ZONES } from '../model/pitch-zones.table.ts';
import { PRESENCE } from '../timeline/tracks.ts';

/** Live play by pitch zone, in the order of the zone codes (5 first). Source: game-and-stats.md 4.4. */
export interface ZoneInsight {
  /** Seconds with the player's car there. */
  seconds: number[];
  /** Touches with the ball there. */
  touches: number[];
}

/** Zone codes are 5, 10 … 120. */
const CODE_STEP = 5;

/** @param touches those of the player */
export function zonesOf(match: MatchView, view: PlayerView, touches: readonly TouchEvent[]): ZoneInsight {
  const zones: ZoneInsight = { seconds: zoneSeconds(match, view), touches: PITCH_ZONES.map(() => 0) };
  for (const { zone } of touches) if (zone !== null) zones.touches[zone / CODE_STEP - 1]! += 1;
  return zones;
}

export function zoneSeconds({ live, clock, frames }: MatchView, { car, team }: PlayerView): number[] {
  const seconds = PITCH_ZONES.map(() => 0);
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] !== 1 || car.presence[frame] !== PRESENCE.alive) continue;
    const zone = pitchZone(team, car.x[frame]!, car.y[frame]!);
    seconds[zone / CODE_STEP - 1]! += clock.delta[frame]!;
  }
  return seconds;
}
