import { randomUUID } from 'node:crypto';
import { decodeTracks } from '@datacoach/analysis/tracks';
import type { ClipPath } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { unpackBytes } from '../../platform/packed-list/packed-list.ts';
import { openDatabaseForTests } from '../../testing/open-test-database.ts';
import { createGameResult } from '../../testing/store-games.ts';
import { addPaths, getPathAt } from './clip-paths.ts';
import { storeMatch } from './store-match.ts';

const ME = 'steam:76561198000000001';
const AT = new Date('2026-03-01T20:00:00Z');
/** The player's only shot is within the first half minute. */
const TIME = 12;

describe('clip paths', async () => {
  const result = createGameResult(ME, { playedAt: AT });
  const database = await openDatabaseForTests('embedded');
  const source = { replayId: randomUUID(), ownerId: randomUUID(), sha256: randomUUID(), playedAt: AT };
  const matchId = await database.db.transaction((tx) => storeMatch(tx, result, source, AT));

  const of = (path: ClipPath, which: string) => path!.bodies.filter((body) => body.of === which);

  test('show ball, player, teammates and opponents as the stored tracks have them', async () => {
    const { db } = database;
    const moment = { matchId, time: TIME, player: null };
    const [mine] = await addPaths(db, [moment], [ME]);
    const tracks = decodeTracks(await unpackBytes(result.recording!.tracks));
    const frame = tracks.clock.elapsed.findLastIndex((seconds) => seconds <= TIME);
    const path = mine!.path!;
    expect(path.team).toBe(0);
    expect(path.bodies.map((body) => body.of).sort()).toEqual(['ball', 'me', 'other', 'other', 'own']);
    const [ball] = of(path, 'ball');
    expect(ball!.points.slice(ball!.at * 2, ball!.at * 2 + 2)).toEqual([
      tracks.ball.x[frame],
      tracks.ball.y[frame],
    ]);
    expect(ball!.points.length / 2).toBeGreaterThan(10);
    const [me] = of(path, 'me');
    const { car } = tracks.players.find(
      ({ key }) => key === result.report.players.find(({ team }) => team === 0)!.key,
    )!;
    expect(me!.points.slice(me!.at * 2, me!.at * 2 + 2)).toEqual([car!.x[frame], car!.y[frame]]);

    // Seen from an opponent the field is turned, and the own side is theirs.
    const opponent = result.report.players.find(({ team }) => team === 1)!;
    const [theirs] = await addPaths(db, [{ ...moment, player: opponent.key }]);
    expect(theirs!.path!.team).toBe(1);
    expect(of(theirs!.path, 'ball')[0]!.points).toEqual(ball!.points.map((one) => -one || 0));
  });

  test('are missing without a recording', async () => {
    const [none] = await addPaths(database.db, [{ matchId: randomUUID(), time: 3, player: null }]);
    expect(none!.path).toBeNull();
  });

  test('end where a body disappears or jumps to another place', () => {
    const elapsed = Float64Array.from({ length: 101 }, (_, frame) => frame / 10);
    const straight = Int16Array.from({ length: 101 }, (_, frame) => frame * 10);
    const still = new Int16Array(101);
    const here = (gone: number) => Uint8Array.from({ length: 101 }, (_, frame) => (frame < gone ? 1 : 0));
    const jumping = straight.map((x, frame) => (frame > 60 ? -4000 : x));
    const ball = { presence: here(58), x: straight, y: still };
    const car = { key: 'a', team: 0 as const, presence: here(200), x: jumping, y: still };
    const { bodies } = getPathAt({ elapsed, ball, cars: [car] }, 5, (key) => key === 'a');
    expect(bodies.map(({ of: which, points, at }) => [which, at, points.length / 2, points.at(-2)])).toEqual([
      ['me', 8, 14, 600],
      ['ball', 8, 12, 560],
    ]);
    // A ball that has just gone in is shown where it was last.
    const after = getPathAt({ elapsed, ball, cars: [] }, 6, () => false).bodies[0]!;
    expect(after.points.at(-2)).toBe(560);
  });
});
