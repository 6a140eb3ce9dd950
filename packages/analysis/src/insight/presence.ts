import type { PlayerInsight } from '@datacoach/contract';
import type { PadPickup } from '../detectors/pad-pickup/pad-pickup.detector.ts';
import { isStandardMap } from '../detectors/shot/standard-goals.ts';
import { touchDetector } from '../detectors/touch/touch.detector.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { zoneSecondsOf } from '../metrics/positional/zone.metrics.ts';
import { BOOST_PADS } from '../model/boost-pads.table.ts';
import { zoneIndex } from '../model/pitch-zone.ts';
import { PITCH_ZONES } from '../model/pitch-zones.table.ts';
import type { MatchView, PlayerView } from '../timeline/match-view.ts';
import { PRESENCE } from '../timeline/tracks.ts';

export function zonesOf(input: MetricInput): PlayerInsight['zones'] {
  const touches = PITCH_ZONES.map(() => 0);
  if (!isStandardMap(input.match.timeline)) return { seconds: touches, touches };
  for (const { zone } of input.of(touchDetector)) if (zone !== null) touches[zoneIndex(zone)]! += 1;
  return { seconds: [...zoneSecondsOf(input)], touches };
}

/** Pickups during play by number of the standard pad. */
export function pickupsByPad(own: readonly PadPickup[]): number[] {
  const pads = BOOST_PADS.map(() => 0);
  for (const { kind, evidence } of own)
    if (kind === 'padPickup' && evidence.pad !== null) pads[evidence.pad]! += 1;
  return pads;
}

/** A car slower than this stands, uu/s. Coasting cars stop dead, so little is enough. */
const STANDING = 20;
/** Standing for less than this is waiting, not absence, s. */
const MIN_ABSENCE = 5;

/** Seconds of live play in which the player's car stood still for five seconds or more: he was not there. */
export function idleSeconds({ clock, live, frames }: MatchView, { car }: PlayerView): number {
  let total = 0;
  let stretch = 0;
  const close = (): void => {
    if (stretch >= MIN_ABSENCE) total += stretch;
    stretch = 0;
  };
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] !== 1) continue;
    const speed = Math.hypot(car.vx[frame]!, car.vy[frame]!, car.vz[frame]!);
    if (car.presence[frame] === PRESENCE.alive && speed < STANDING) stretch += clock.delta[frame]!;
    else close();
  }
  close();
  return total;
}
