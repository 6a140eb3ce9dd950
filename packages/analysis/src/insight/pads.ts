import type { PadPickup } from '../detectors/pad-pickup/pad-pickup.detector.ts';
import { BOOST_PADS } from '../model/boost-pads.table.ts';

/** Pickups during play by number of the standard pad. */
export function pickupsByPad(own: readonly PadPickup[]): number[] {
  const pads = BOOST_PADS.map(() => 0);
  for (const { kind, evidence } of own)
    if (kind === 'padPickup' && evidence.pad !== null) pads[evidence.pad]! += 1;
  return pads;
}
