import type { NotificationPreferences } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { signUpAndIn } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { type GameScript, storeGames } from '../../testing/store-games.ts';

const USUAL = { score: [3, 1], metrics: { avgSpeed: 1500, whiffs: 1 } } as const;
const FIRST_LOSS = { score: [1, 2], metrics: { avgSpeed: 1420, whiffs: 2 } } as const;
const SECOND_LOSS = { score: [0, 2], metrics: { avgSpeed: 1400, whiffs: 3 } } as const;
const FADING = [...Array.from({ length: 6 }, () => USUAL), FIRST_LOSS, SECOND_LOSS];

const clock = new MovingClock();
const server = await startServerForTests({ database: 'embedded', clock });

async function player(name: string, ageBand: string | null = null) {
  const account = await signUpAndIn(server.url, name);
  const ownerId = account.tokens.user.id;
  if (ageBand) {
    await server.platform.database.pool.query(
      `insert into get_started_answers (user_id, age_band) values ($1, $2)
         on conflict (user_id) do update set age_band = $2`,
      [ownerId, ageBand],
    );
  }
  return {
    account,
    /** Stores the games, eight minutes apart, as when the last one has just been uploaded. */
    async play(
      games: readonly Omit<GameScript, 'playedAt'>[],
      { minutesAgo = 6, folderId = null as string | null } = {},
    ) {
      const now = Math.floor(clock.now().getTime() / 1000) * 1000;
      const scripts = games.map((game, index) => ({
        ...game,
        playedAt: new Date(now - (minutesAgo + 8 * (games.length - 1 - index)) * MINUTE_MS),
      }));
      const stored = await storeGames(server.platform.database, ownerId, `steam:${name}`, scripts);
      const { matchId } = stored.at(-1)!;
      const match = { ownerId, matchId, folderId, recorderIdentity: null, isAgain: false, now: clock.now() };
      await server.platform.database.db.transaction(async (tx) => {
        for (const { onMatchStored } of server.context.modules)
          await onMatchStored?.(server.context, tx, match);
      });
      return matchId;
    },
    async warnings() {
      const { rows } = await server.platform.database.pool.query(
        `select values, path from notifications where user_id = $1 and kind = 'session-guard'`,
        [ownerId],
      );
      return rows;
    },
  };
}

test('warns once per session, with the player’s own stats', async () => {
  const { play, warnings } = await player('Ann');
  const matchId = await play(FADING);
  const expected = { values: { slower: 6, whiffs: 2.5, usual: 1 }, path: `/match/${matchId}` };
  expect(await warnings()).toEqual([expected]);
  clock.forward(8 * MINUTE_MS);
  await play([{ score: [0, 3], metrics: { avgSpeed: 1390, whiffs: 4 } }]);
  expect(await warnings()).toEqual([expected]);
});

test('doesn’t warn of games uploaded long after they were played, or into a team’s folder', async () => {
  const late = await player('Late');
  await late.play(FADING, { minutesAgo: 90 });
  expect(await late.warnings()).toEqual([]);
  const team = await player('Team');
  await team.play(FADING, { folderId: '00000000-0000-4000-8000-000000000000' });
  expect(await team.warnings()).toEqual([]);
});

test('players under 18 only get it if they switch it on', async () => {
  const { account, play, warnings } = await player('Young', '16-17');
  await play(FADING);
  expect(await warnings()).toEqual([]);
  const preferences = '/api/v1/notifications/preferences';
  const guard = async () =>
    ((await account.get(preferences)).body as NotificationPreferences).kinds.find(
      ({ kind }) => kind === 'session-guard',
    );
  expect(await guard()).toMatchObject({ inApp: false, email: false });
  const json = { kinds: [{ kind: 'session-guard', inApp: true, email: false }] };
  const { status } = await account.send('PUT', preferences, json);
  expect(status).toBe(200);
  expect(await guard()).toMatchObject({ inApp: true });
  clock.forward(120 * MINUTE_MS);
  await play([USUAL, FIRST_LOSS, SECOND_LOSS]);
  expect(await warnings()).toHaveLength(1);
});
