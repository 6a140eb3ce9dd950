import { LIVE_TOPICS } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { publishChange } from '../../platform/database/change-channel.ts';
import { call, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { listenToChanges } from '../../testing/listen-to-changes.ts';
import { DATABASE_KINDS, openTestDatabase } from '../../testing/open-test-database.ts';
import { startServerForTests, startTestServer } from '../../testing/start-test-server.ts';
import { revokeSignIns } from '../auth/index.ts';
import { openStreams } from './stream-changes.route.ts';

describe.each(DATABASE_KINDS)('%s', async (kind) => {
  const server = await startServerForTests({ database: kind });

  test('every page of the account is notified of a change at once, and no other', async () => {
    const [one, other] = [
      await createAccountWithRole(server, 'Player'),
      await createAccountWithRole(server, 'Coach'),
    ];
    const pages = [
      await listenToChanges(server.url, one.tokens.accessToken),
      await listenToChanges(server.url, one.tokens.accessToken),
    ];
    const elsewhere = await listenToChanges(server.url, other.tokens.accessToken);
    expect(pages[0]!.status).toBe(200);
    expect(pages[0]!.headers['content-type']).toContain('text/event-stream');
    expect(pages[0]!.headers['cache-control']).toBe('no-store');
    const { db } = server.platform.database;
    const started = performance.now();
    await publishChange(db, { topic: 'replays', userId: one.tokens.user.id });
    for (const page of pages) await page.notified('replays');
    // Before the next heartbeat.
    expect(performance.now() - started).toBeLessThan(20_000);
    await publishChange(db, { topic: 'maintenance', userId: null });
    for (const page of [...pages, elsewhere]) await page.notified('maintenance');
    expect(elsewhere.topics).toEqual(['maintenance']);
    for (const page of [...pages, elsewhere]) page.close();
  });
});

test.each(DATABASE_KINDS)('a page is no longer notified once its sign-in has ended, on %s', async (kind) => {
  const server = await startTestServer({ database: kind });
  try {
    const admin = await createAccountWithRole(server, 'Admin');
    const endings: [string, (account: TestAccount) => Promise<unknown>][] = [
      [
        'a changed password',
        async ({ password, email }) => {
          const { body } = await call(`${server.url}/api/v1/auth/sign-in`, {
            method: 'POST',
            json: { email, password },
          });
          const json = { currentPassword: password, newPassword: 'another long one' };
          const token = (body as { accessToken: string }).accessToken;
          await call(`${server.url}/api/v1/auth/change-password`, { method: 'POST', token, json });
        },
      ],
      [
        'a ban',
        ({ tokens }) =>
          admin.send('PUT', `/api/v1/admin/users/${tokens.user.id}/ban`, { reason: 'Abusive chat.' }),
      ],
      [
        'a sign-out everywhere',
        ({ tokens }) =>
          server.platform.database.db.transaction((tx) =>
            revokeSignIns(tx, tokens.user.id, server.platform.clock.now()),
          ),
      ],
    ];
    for (const [what, end] of endings) {
      const account = await createAccountWithRole(server, 'Player');
      const page = await listenToChanges(server.url, account.tokens.accessToken);
      const bystander = await listenToChanges(server.url, admin.tokens.accessToken);
      await end(account);
      expect([what, await page.ended]).toEqual([what, true]);
      expect([what, page.topics]).toEqual([what, []]);
      await publishChange(server.platform.database.db, { topic: 'maintenance', userId: null });
      await bystander.notified('maintenance');
      bystander.close();
    }
  } finally {
    await server.close();
  }
});

test('another process is notified too, and reports a gap after a lost connection', async () => {
  const { handle, url } = await openTestDatabase('postgres');
  const heard: string[] = [];
  const stop = await handle.listen({
    onChange: ({ topic, userId }) => heard.push(`${topic} ${userId}`),
    onGap: () => heard.push('gap'),
  });
  const until = async (what: string) => {
    await expect.poll(() => heard, { interval: 5 }).toContain(what);
  };
  expect(url).toContain('postgres');
  // The pool's connections are separate from the listener's.
  await publishChange(handle.db, { topic: 'one', userId: 'me' });
  await until('one me');
  await handle.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'datacoach-listener' and datname = current_database()`,
  );
  await until('gap');
  await publishChange(handle.db, { topic: 'two', userId: null });
  await until('two null');
  expect(heard).toEqual(['one me', 'gap', 'two null']);
  await stop();
  await handle.close();
});

test('a stream sends heartbeats and ends in time, and their number per account is limited', async () => {
  const streams = openStreams({ heartbeatMs: 20, lifeMs: 120, maxPerAccount: 2 });
  const stream = streams.open('me', 'family');
  streams.open('me', 'family').resume();
  expect(() => streams.open('me', 'family')).toThrow('too-many-pages');
  streams.open('other', 'family').resume();
  let text = '';
  for await (const bytes of stream) text += String(bytes);
  expect(text.split(': here\n\n').length).toBeGreaterThan(2);
  streams.close();
});

test('a page gets the changes since its first request, for its account and for everyone', async () => {
  const streams = openStreams({ heartbeatMs: 60_000, lifeMs: 50, maxPerAccount: 3 });
  for (const [topic, userId] of [
    ['replays', 'me'],
    ['replays', 'me'],
    ['notifications', 'other'],
    ['maintenance', null],
  ] as const)
    streams.onChange({ topic, userId });
  const read = async (asking?: number) => {
    let text = '';
    for await (const bytes of streams.open('me', 'family', asking)) text += String(bytes);
    return [...text.matchAll(/"topic":"(.*?)"/g)].map(([, topic]) => topic);
  };
  expect(await read(10)).toEqual(['replays', 'maintenance']);
  expect(await read()).toEqual([]);
  streams.onGap();
  expect(new Set(await read(10))).toEqual(new Set(LIVE_TOPICS));
  streams.close();
});

test('a page that reads nothing is disconnected and can reconnect', async () => {
  const streams = openStreams({ heartbeatMs: 60_000, lifeMs: 60_000, maxPerAccount: 1 });
  const deaf = streams.open('me', 'family');
  for (let n = 0; n < 1000; n++) streams.onChange({ topic: 'replays', userId: 'me' });
  expect(deaf.destroyed).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(streams.size).toBe(0);
  streams.open('me', 'family');
  streams.close();
});
