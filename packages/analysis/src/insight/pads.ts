import type { PadPickup } from '../detectors/pad-pickup/pad-pickup.detector.ts';
import { BOOST_PADS } from '../model/boost-pads.table.ts';

/** Whether the match was played with the standard pads: no pickup at all tells nothing against it. */
export function hasStandardPads(pickups: readonly PadPickup[]): boolean {
  const reported = pickups.filter(({ kind, evidence }) => kind === 'padPickup' && evidence.reported);
  return reported.length === 0 || reported.some(({ evidence }) => evidence.pad !== null);
}

/** Pickups by number of the standard pad. */
export function pickupsByPad(own: readonly PadPickup[]): number[] {
  const pads = BOOST_PADS.map(() => 0);
  for (const { kind, evidence } of own)
    if (kind === 'padPickup' && evidence.pad !== null) pads[evidence.pad]! += 1;
  return pads;
}
