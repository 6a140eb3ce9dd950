import { type NotificationPreferences, notificationPreferences } from '@datacoach/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS, WEEK_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { startDiscordServer } from '../../testing/start-discord-server.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { addNotification } from './index.ts';
import { sendDueMails } from './start-mailing.ts';

const PATH = '/api/v1/notifications/discord';

const clock = new MovingClock();
let player: TestAccount;
/** ID and token of the player's webhook. */
let secret = '';
let made = 100;
const discord = await startDiscordServer();
const server = await startTestServer({ database: 'embedded', clock, config: { discordApiUrl: discord.url } });
afterAll(async () => {
  await server.close();
  await discord.close();
});
beforeEach(async () => {
  discord.posts.length = 0;
  discord.refuseWith.length = 0;
  player = await createAccountWithRole(server, 'Player', 'Robin');
  secret = `123456789012345${++made}/${'aB3_-'.repeat(13)}x7Qa`;
});

const send = (method: string, path: string, json?: object) => player.send(method, path, json);
const connect = (url = `https://discord.com/api/webhooks/${secret}`) => send('PUT', PATH, { url });
const preferences = async (): Promise<NotificationPreferences> =>
  notificationPreferences.parse((await player.get('/api/v1/notifications/preferences')).body);

const rankUp = (rank = 'Diamond III') =>
  addNotification(server.context.db, clock.now(), {
    userId: player.tokens.user.id,
    kind: 'rank-up',
    values: { mode: 'Doubles', rank },
    path: '/dashboard',
    onceKey: `rank ${++made}`,
  });
const ready = (what: string) =>
  addNotification(server.context.db, clock.now(), {
    userId: player.tokens.user.id,
    kind: 'replay-ready',
    values: { what },
    path: '/my-replay?page=1',
    onceKey: `ready ${++made}`,
  });
/** Returns what is posted now. */
async function posted() {
  discord.posts.length = 0;
  await Promise.all([sendDueMails(server.context), sendDueMails(server.context)]);
  const own = discord.posts.filter(({ webhook }) => webhook === secret);
  return own.map(({ embeds = [] }) => embeds);
}

test('a webhook is greeted, kept secret and shown by its last characters', async () => {
  const { status, body } = await connect();
  expect([status, body]).toEqual([200, { ending: 'x7Qa', createdAt: expect.any(String) }]);
  expect(discord.posts).toEqual([
    { webhook: secret, content: 'DataCoach will post here from now on.', allowed_mentions: { parse: [] } },
  ]);
  expect((await preferences()).discordWebhook).toMatchObject({ ending: 'x7Qa' });
  const { rows } = await server.platform.database.pool.query('select * from discord_webhooks');
  const token = secret.split('/')[1]!;
  for (const text of [JSON.stringify(rows), JSON.stringify(await preferences()), server.log.join('\n')]) {
    expect(text).not.toContain(token);
  }
});

test.each([
  'http://127.0.0.1:9/api/webhooks/123456789012345678/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'https://discord.com.evil.example/api/webhooks/123456789012345678/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'https://evil.example/?https://discord.com/api/webhooks/123456789012345678/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'https://discord.com@evil.example/api/webhooks/123456789012345678/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'https://discord.com/api/webhooks/123456789012345678/../../users/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'https://discord.com/api/v10/users/@me',
])('calls nothing for an address that is not a webhook of Discord: %s', async (url) => {
  expect(getProblemCode(await connect(url))).toBe('no-webhook');
  expect(discord.posts).toEqual([]);
  expect((await preferences()).discordWebhook).toBeNull();
});

test('a webhook that Discord does not know, or cannot check now, is not kept', async () => {
  discord.refuseWith.push({ status: 404 });
  expect(getProblemCode(await connect())).toBe('webhook-gone');
  discord.refuseWith.push({ status: 500 });
  expect(getProblemCode(await connect())).toBe('discord-away');
  expect((await preferences()).discordWebhook).toBeNull();
});

test('posts what the kind or the account chooses, and mentions nobody', async () => {
  await rankUp('Champion I');
  expect(await posted()).toEqual([]);
  await connect(`https://canary.discord.com/api/v10/webhooks/${secret}`);
  await rankUp('@everyone **[x](https://evil.example)**');
  const [[embed] = [], ...others] = await posted();
  expect(others).toEqual([]);
  expect(embed).toEqual({
    title: 'Rank up',
    description: String.raw`You’re now @everyone \*\*\[x\](https: //evil.example)\*\* in Doubles.`,
    url: 'https://datacoach.test/dashboard',
  });
  expect(discord.posts[0]!.allowed_mentions).toEqual({ parse: [] });
  expect(await posted()).toEqual([]);

  const kinds = [{ kind: 'rank-up', inApp: true, email: false, discord: false }];
  await send('PUT', '/api/v1/notifications/preferences', { kinds });
  await rankUp();
  expect(await posted()).toEqual([]);
  // A choice without the channel leaves it as it was.
  const old = [{ kind: 'rank-up', inApp: false, email: false }];
  await send('PUT', '/api/v1/notifications/preferences', { kinds: old });
  expect((await preferences()).kinds.find(({ kind }) => kind === 'rank-up')).toMatchObject({
    discord: false,
  });
});

test('posts nothing for a banned account', async () => {
  await connect();
  await rankUp();
  const ban = 'update users set banned_at = $2 where id = $1';
  await server.platform.database.pool.query(ban, [player.tokens.user.id, clock.now()]);
  expect(await posted()).toEqual([]);
  clock.forward(WEEK_MS + MINUTE_MS);
  expect(await posted()).toEqual([]);
});

test('gathers matches into one post', async () => {
  await connect();
  await ready('You won 3–1 on DFH Stadium.');
  await ready('You lost 2–4 on Mannfield.');
  expect(await posted()).toEqual([]);
  clock.forward(10 * MINUTE_MS);
  const [embeds] = await posted();
  expect(embeds).toMatchObject([{ description: '2 replays analyzed. Latest: You lost 2–4 on Mannfield.' }]);
});

test('waits as long as Discord asks, tries again, and gives up one day', async () => {
  await connect();
  await rankUp();
  discord.refuseWith.push({ status: 429, retryAfter: 90 });
  expect(await posted()).toEqual([]);
  clock.forward(80_000);
  expect(await posted()).toEqual([]);
  clock.forward(11_000);
  expect(await posted()).toHaveLength(1);

  await rankUp();
  for (let attempt = 0; attempt < 10; attempt++) {
    discord.refuseWith.push({ status: 503 });
    await posted();
    clock.forward(60 * MINUTE_MS);
  }
  // It was given up after six attempts.
  expect(discord.refuseWith).toHaveLength(4);
  discord.refuseWith.length = 0;
  expect(await posted()).toEqual([]);
  const { pool } = server.platform.database;
  const kept = await pool.query('select 1 from discord_webhooks where user_id = $1', [player.tokens.user.id]);
  expect(kept.rowCount).toBe(1);
});

test.each([404, 410])('forgets a webhook that was deleted in Discord (%i)', async (status) => {
  await connect();
  await rankUp();
  discord.refuseWith.push({ status });
  expect(await posted()).toEqual([]);
  expect((await preferences()).discordWebhook).toBeNull();
});

test('disconnects, and ends when the account turns out to be under 13', async () => {
  await connect();
  await rankUp();
  expect((await send('DELETE', PATH)).status).toBe(200);
  expect(await posted()).toEqual([]);
  await server.platform.database.pool.query(
    `insert into get_started_answers (user_id, age_band) values ($1, 'under-13')
     on conflict (user_id) do update set age_band = 'under-13'`,
    [player.tokens.user.id],
  );
  expect(getProblemCode(await connect())).toBe('too-young');
});

test('disconnects with a new password', async () => {
  await connect();
  const passwords = { currentPassword: player.password, newPassword: 'a new password' };
  expect((await send('POST', '/api/v1/auth/change-password', passwords)).status).toBe(200);
  expect((await preferences()).discordWebhook).toBeNull();
  const mail = (await readOutbox(server, player.email)).at(-1);
  expect(mail).toContain('connect it again in your profile');
});

test("posts a coach's week too, unless switched off", async () => {
  player = await createAccountWithRole(server, 'Coach', 'Laura');
  await connect();
  clock.forward(WEEK_MS);
  expect(await posted()).toMatchObject([
    [{ title: 'No replays this week', url: 'https://datacoach.test/my-replay?page=1' }],
  ]);
  expect(await posted()).toEqual([]);
  clock.forward(WEEK_MS);
  await server.platform.database.pool.query(
    `insert into notification_settings (user_id, weekly_discord) values ($1, false)`,
    [player.tokens.user.id],
  );
  expect(await posted()).toEqual([]);
});
