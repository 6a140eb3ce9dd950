import { describe, expect, it } from 'vitest';
import { BOOST_PADS } from '../model/boost-pads.ts';
import { type PadPickup, resolvePads } from './pads.ts';
import type { PlayerRecord } from './player-records.ts';

const record = {} as PlayerRecord;
const taken = (pad: string, x: number, y: number): PadPickup => ({ frame: 0, pad, record, x, y });

describe('boost pads of a map', () => {
  it('are located by where cars took them, even though bodies lag behind', () => {
    const pickups = BOOST_PADS.flatMap(({ x, y }, index) => [
      taken(`pad_${index}`, x + 150, y - 90),
      taken(`pad_${index}`, x - 120, y + 160),
    ]);
    expect([...resolvePads(pickups)]).toEqual(BOOST_PADS.map((_, index) => [`pad_${index}`, index]));
  });

  it("aren't moved by one late pickup", () => {
    const [first] = BOOST_PADS;
    if (!first) throw new Error('no pads');
    const near = [taken('a', first.x + 100, first.y), taken('a', first.x, first.y + 180)];
    expect(resolvePads([...near, taken('a', 3500, 2400)]).get('a')).toBe(0);
  });

  it('stay unknown if no pad is near', () => {
    expect(resolvePads([taken('a', 0, 5050)]).get('a')).toBeNull();
  });
});
