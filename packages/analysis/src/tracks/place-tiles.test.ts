import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportMissingCorpus } from '../../../../tooling/shared-corpus.ts';
import { FLOOR_TILES } from '../model/floor-tiles.ts';
import { INTACT_REPLAYS, viewSharedReplay } from '../testing/shared-replays.ts';
import { locateTiles } from './place-tiles.ts';

/** Neighbors of a tile and itself, in its half. */
const around = (index: number) => {
  const from = FLOOR_TILES[index]!;
  return FLOOR_TILES.flatMap((tile, other) =>
    tile.y > 0 === from.y > 0 && Math.hypot(tile.x - from.x, tile.y - from.y) < 800 ? [other] : [],
  );
};

test('the floor is two halves of 70 tiles, each the other one turned around', () => {
  expect(FLOOR_TILES).toHaveLength(140);
  FLOOR_TILES.forEach(({ x, y }, index) => {
    const across = FLOOR_TILES[139 - index]!;
    expect(across.x + x).toBeCloseTo(0);
    expect(across.y + y).toBeCloseTo(0);
    expect(y < 0).toBe(index < 70);
  });
});

test('a tile that the ball came down on is where the ball was, whatever its number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 139 }), fc.nat(500), (place, tile) => {
      const { x, y } = FLOOR_TILES[place]!;
      const hit = {
        frame: 9,
        player: 0,
        tile,
        before: 0,
        after: 1,
        direct: true,
        x: x + 90,
        y: y - 90,
        z: 0,
      };
      const state = { frame: 9, tile, state: 1 };
      expect(locateTiles({ tileChanges: [hit], tileStates: [state] })).toEqual([{ ...state, tile: place }]);
    }),
  );
});

test('tiles that were hit along with others are found by what all hits say', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const order = [...numbers.take(140)]
        .map((key, index) => ({ key, index }))
        .sort((a, b) => a.key - b.key);
      const number = (tileIndex: number) => 1000 + order.findIndex(({ index }) => index === tileIndex);
      // The ball comes down everywhere once, so that each tile has its own set of hits.
      const tileChanges = FLOOR_TILES.flatMap(({ x, y }, index) =>
        around(index).map((other) => ({
          ...{ frame: index, player: 0, before: 0, after: 1, x, y, z: 0 },
          tile: number(other),
          direct: other === index,
        })),
      );
      const tileStates = FLOOR_TILES.map((_, index) => ({ frame: 200, tile: number(index), state: 2 }));
      expect(locateTiles({ tileChanges, tileStates }).map(({ tile }) => tile)).toEqual(
        FLOOR_TILES.map((_, index) => index),
      );
    }),
    { numRuns: 10 },
  );
});

test('tiles without any evidence have no position', () => {
  expect(locateTiles({ tileChanges: [], tileStates: [{ frame: 3, tile: 8, state: 2 }] })).toEqual([]);
});

const dropshot = INTACT_REPLAYS.filter((name) => name.includes('dropshot'));

test.runIf(dropshot.length > 0)('of real matches nearly all tiles find their place, each its own', () => {
  for (const name of dropshot) {
    const { timeline } = viewSharedReplay(name);
    const placed = locateTiles(timeline);
    const hit = new Set(timeline.tileChanges.map(({ tile }) => tile)).size;
    expect(new Set(placed.map(({ tile }) => tile)).size).toBeGreaterThanOrEqual(hit * 0.95);
    for (const { frame, x, y, tile: number, direct } of timeline.tileChanges.filter(({ direct }) => direct)) {
      const change = timeline.tileStates.findIndex((one) => one.tile === number && one.frame === frame);
      expect(change, `${frame} ${direct}`).toBeGreaterThanOrEqual(0);
      const place = placed.find(
        (one) =>
          one.frame === frame && Math.hypot(FLOOR_TILES[one.tile]!.x - x, FLOOR_TILES[one.tile]!.y - y) < 450,
      );
      expect(place).toBeDefined();
    }
  }
});

reportMissingCorpus('tiles of real matches');
