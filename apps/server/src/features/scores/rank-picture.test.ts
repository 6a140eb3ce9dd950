import { type RankPicture, rankPicture } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { addRankPlayers } from '../../testing/add-rank-players.ts';
import { call, signUpAndIn } from '../../testing/api-client.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { type StoredGame, storeGames } from '../../testing/store-games.ts';

const AT = new Date('2026-03-01T20:00:00Z');
/** The rank above champion-1, which the user declares. */
const CHAMPION_2 = 17;

describe('the picture of the next rank', async () => {
  const query = (text: string, ...values: unknown[]) => server.platform.database.pool.query(text, values);

  const server = await startServerForTests({ database: 'embedded' });
  const ann = await signUpAndIn(server.url, 'Ann');
  await query(`update users set doubles_mode_rank = 'champion-1'`);
  const { database } = server.platform;
  const [game] = (await storeGames(database, ann.tokens.user.id, 'steam:ann', [{ playedAt: AT }])) as [
    StoredGame,
  ];
  const read = async () => {
    const { status, body } = await ann.get('/api/v1/scores/rank-picture?mode=10');
    expect(status, JSON.stringify(body)).toBe(200);
    return rankPicture.parse(body) as RankPicture;
  };
  const addPlayers = (count: number) =>
    addRankPlayers(server.platform.database, ann.tokens.user.id, { tier: CHAMPION_2, count, at: AT });

  test('needs 30 players, then shows where they are, shoot from and take kickoffs', async () => {
    await addPlayers(29);
    expect(await read()).toEqual({ rank: 'Champion II', players: 29, pictures: null });
    await addPlayers(1);
    const { players, pictures } = await read();
    expect([players, pictures!.matches]).toEqual([30, 30]);
    // Every game is a copy of the user's own.
    const { rows } = await query(
      `select heat from player_facts where match_id = $1 and player_key = $2`,
      game.matchId,
      game.me,
    );
    const { heat } = rows[0] as { heat: Buffer };
    const own = new DataView(heat.buffer, heat.byteOffset, heat.byteLength);
    const seconds = Array.from({ length: heat.length / 2 }, (_, cell) => own.getUint16(cell * 2, true) / 100);
    for (const [cell, sum] of pictures!.heat.cells.entries()) expect(sum).toBeCloseTo(seconds[cell]! * 30, 1);
    expect(pictures!.shots).toHaveLength(30);
    const { own: mine, rank: theirs } = pictures!.kickoffs;
    const { rows: taken } = await query(
      `select code from match_events join match_players using (match_id)
       where match_id = $1 and player_key = $2 and player = number and code in (220, 225, 230)`,
      game.matchId,
      game.me,
    );
    const sum = (spots: typeof theirs, of: 'taken' | 'won') => spots.reduce((all, one) => all + one[of], 0);
    expect(mine).toEqual([]);
    expect(sum(theirs, 'taken')).toBe(30 * taken.length);
    expect(sum(theirs, 'won')).toBe(30 * taken.filter(({ code }) => code === 220).length);
    for (const { path } of theirs) {
      expect(path[1]).toBeLessThan(-2000);
      expect(Math.hypot(...path.slice(-2))).toBeLessThan(700);
    }
    expect((await call(`${server.url}/api/v1/scores/rank-picture?mode=10`)).status).toBe(401);
  });
});
