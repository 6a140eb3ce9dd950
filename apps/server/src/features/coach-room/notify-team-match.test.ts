import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import { call, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startDiscordServer } from '../../testing/start-discord-server.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { type GameScript, storeGames } from '../../testing/store-games.ts';
import { sendDueMails } from '../notifications/start-mailing.ts';

const SECRET = `123456789012345678/${'aB3_-'.repeat(13)}x7Qa`;

const clock = new MovingClock();
beforeEach(() => {
  discord.posts.length = 0;
});

const query = (text: string, ...values: unknown[]) => server.platform.database.pool.query(text, values);

const discord = await startDiscordServer();
const server = await startTestServer({ database: 'embedded', clock, config: { discordApiUrl: discord.url } });
const coach = await createAccountWithRole(server, 'Coach', 'Laura');
const member = await createAccountWithRole(server, 'Player', 'Ann');
await query(
  `insert into team_invitations (coach_id, player_id, status, invited_at, answered_at, sees_from)
     values ($1, $2, 10, $3, $3, $3)`,
  coach.tokens.user.id,
  member.tokens.user.id,
  new Date(clock.now().getTime() - DAY_MS),
);
await query(
  `insert into player_identities (user_id, identity, name, link_status, linked_at)
     values ($1, 'steam:ann', 'x', 'verified', now())`,
  member.tokens.user.id,
);
const url = `https://discord.com/api/webhooks/${SECRET}`;
const path = `${server.url}/api/v1/notifications/discord`;
await call(path, { method: 'PUT', token: coach.tokens.accessToken, json: { url } });
afterAll(async () => {
  await server.close();
  await discord.close();
});

interface Upload {
  owner?: TestAccount;
  visibility?: 'private' | null;
  folderId?: string | null;
  daysAgo?: number;
  isAgain?: boolean;
  game?: Partial<GameScript>;
}

/** Stores a match of the member as an upload does, and returns its id. */
async function upload(upload: Upload = {}): Promise<string> {
  const { owner = member, visibility = null, folderId = null, daysAgo = 0, isAgain = false, game } = upload;
  const ownerId = owner.tokens.user.id;
  const { database } = server.platform;
  const playedAt = new Date(clock.now().getTime() - daysAgo * DAY_MS - 6 * MINUTE_MS);
  const [stored] = await storeGames(database, ownerId, 'steam:ann', [{ ...game, playedAt }]);
  const { matchId, replayId } = stored!;
  await query(
    'update replays set visibility = $2, folder_id = $3 where id = $1',
    replayId,
    visibility,
    folderId,
  );
  const now = clock.now();
  await database.db.transaction(async (tx) => {
    for (const { onMatchStored } of server.context.modules)
      await onMatchStored?.(server.context, tx, {
        ...{ ownerId, matchId, folderId, isAgain, now },
        recorderIdentity: owner === member ? 'steam:ann' : null,
      });
  });
  return matchId;
}

/** Returns what the team's webhook posts within the next hour. */
async function posted() {
  clock.forward(60 * MINUTE_MS);
  await sendDueMails(server.context);
  return discord.posts.flatMap(({ embeds = [] }) => embeds);
}

test('posts matches that members upload, from the team’s side', async () => {
  const matchId = await upload({ game: { score: [2, 4] } });
  expect(await posted()).toEqual([
    {
      title: 'Team match',
      description: expect.stringMatching(/^Your team lost 2–4 in Ranked Doubles, \w/),
      url: `https://datacoach.test/admin/team-dashboard/match/${matchId}`,
    },
  ]);
});

test.each<[string, Upload]>([
  ['is private', { visibility: 'private' }],
  ['doesn’t count', { game: { playlist: 'private' } }],
  ['was played before the coach may look', { daysAgo: 3 }],
  ['is analyzed again', { isAgain: true }],
])('posts nothing of a match that %s', async (_why, one) => {
  await upload(one);
  expect(await posted()).toEqual([]);
});

test('posts scrims from the coach’s folder, unless they are old', async () => {
  const folderId = randomUUID();
  await query(
    `insert into replay_folders (id, coach_id, name, created_at) values ($1, $2, 'Scrims', now())`,
    folderId,
    coach.tokens.user.id,
  );
  const scrim = { owner: coach, folderId, game: { playlist: 'private', score: [3, 1] } } as const;
  await upload(scrim);
  expect(await posted()).toMatchObject([{ description: expect.stringContaining('Your team won 3–1') }]);
  discord.posts.length = 0;
  await upload({ ...scrim, daysAgo: 8 });
  expect(await posted()).toEqual([]);
});

test('posts nothing about players who left the team', async () => {
  await query('update team_invitations set status = 20');
  await upload();
  expect(await posted()).toEqual([]);
});
