import { type NotificationPreferences, notificationPreferences } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../platform/clock/clock.ts';
import { call, getProblemCode, signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { addNotification } from './index.ts';
import { sendDueMails } from './start-mailing.ts';

describe.each(DATABASE_KINDS)('%s', async (kind) => {
  const clock = new MovingClock();
  const server = await startServerForTests({ database: kind, clock });
  const context = server.context;

  let notified = 0;
  const invite = (account: TestAccount) =>
    addNotification(context.db, clock.now(), {
      userId: account.tokens.user.id,
      kind: 'invitation',
      values: { name: 'hawkrn', invitationId: 'x' },
      path: '/profile',
      onceKey: `invitation ${++notified}`,
    });
  const comment = (account: TestAccount, words: string) =>
    addNotification(context.db, clock.now(), {
      userId: account.tokens.user.id,
      kind: 'coach-comment',
      values: { name: 'Laura', comment: words },
      path: '/review/a',
      onceKey: `comment ${++notified}`,
    });
  const preferences = async (account: TestAccount) =>
    notificationPreferences.parse((await account.get('/api/v1/notifications/preferences')).body);
  const choose = async (account: TestAccount, json: object) => {
    const path = `${server.url}/api/v1/notifications/preferences`;
    return call(path, { method: 'PUT', token: account.tokens.accessToken, json });
  };
  const getWays = ({ kinds }: NotificationPreferences, name: string) => {
    const { inApp, email } = kinds.find((one) => one.kind === name)!;
    return { inApp, email };
  };
  /** Returns an account's mails so far. */
  const mails = async ({ email }: TestAccount) => {
    const before = (await readOutbox(server, email)).length;
    await Promise.all([sendDueMails(context), sendDueMails(context)]);
    const all = await readOutbox(server, email);
    return all.slice(before);
  };
  const tokenIn = (mail: string) => /\/unsubscribe\?token=([\w.-]+)/.exec(mail)?.[1] ?? '';
  const stop = (token: string, headers: HeadersInit = {}, body = '') =>
    fetch(`${server.url}/unsubscribe?token=${token}`, { method: 'POST', headers, body });

  test('a mail says what happened, where to go and how to unsubscribe, and is sent once, whichever worker sends it', async () => {
    const player = await createAccountWithRole(server, 'Player', 'Robin');
    await invite(player);
    const [mail, ...others] = await mails(player);
    expect(others).toEqual([]);
    expect(mail).toContain('Subject: Team invitation');
    expect(mail).toContain('Hi Robin,');
    expect(mail).toContain('hawkrn invited you to join the team.\nhttps://datacoach.test/profile');
    const stopAddress = `https://datacoach.test/unsubscribe?token=${tokenIn(mail!)}`;
    expect(mail!.replaceAll('\n ', ' ')).toContain(`List-Unsubscribe: <${stopAddress}>`);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await mails(player)).toEqual([]);
  });

  test('read notifications and unconfirmed addresses get no mail', async () => {
    const player = await createAccountWithRole(server, 'Player');
    await invite(player);
    await player.send('POST', '/api/v1/notifications/read-all');
    expect(await mails(player)).toEqual([]);
    const unconfirmed = await signUpAndIn(server.url);
    expect(await preferences(unconfirmed)).toMatchObject({
      email: unconfirmed.email,
      isEmailConfirmed: false,
    });
    await invite(unconfirmed);
    expect(await mails(unconfirmed)).toEqual([]);
  });

  test('a banned account gets no notification emails or weekly summaries', async () => {
    const player = await createAccountWithRole(server, 'Player');
    await choose(player, { weeklySummary: true, isPrompted: true });
    await invite(player);
    const ban = 'update users set banned_at = $2 where id = $1';
    await server.platform.database.pool.query(ban, [player.tokens.user.id, clock.now()]);
    expect(await mails(player)).toEqual([]);
    clock.forward(7 * 24 * HOUR_MS + 1000);
    expect(await mails(player)).toEqual([]);
  });

  test('each kind can be switched on and off separately, in the panel and by mail', async () => {
    const player = await createAccountWithRole(server, 'Player');
    const before = await preferences(player);
    expect(getWays(before, 'invitation')).toEqual({ inApp: true, email: true });
    expect(getWays(before, 'replay-ready')).toEqual({ inApp: true, email: false });
    expect([before.dailyDigest, before.weeklySummary, before.isPrompted]).toEqual([false, false, false]);
    const kinds = [
      { kind: 'invitation', inApp: false, email: true },
      { kind: 'coach-comment', inApp: true, email: false },
    ];
    const saved = notificationPreferences.parse((await choose(player, { kinds })).body);
    expect(await preferences(player)).toEqual(saved);
    await invite(player);
    await comment(player, 'Well done');
    const { items } = (await player.get('/api/v1/notifications')).body as { items: { kind: string }[] };
    expect(items.map((item) => item.kind)).toEqual(['coach-comment']);
    const [mail, ...others] = await mails(player);
    expect(mail).toContain('Subject: Team invitation');
    expect(others).toEqual([]);
    expect(
      getProblemCode(await choose(player, { kinds: [{ kind: 'spam', inApp: true, email: true }] })),
    ).toBe('invalid-request');
    const coach = await preferences(await createAccountWithRole(server, 'Coach'));
    expect(coach.kinds.map((one) => one.kind)).not.toContain('quota-80');
  });

  test("the daily digest collects until eight in the morning in the reader's time zone", async () => {
    const player = await createAccountWithRole(server, 'Player');
    const timeZone = 'Asia/Kolkata';
    await player.send('PUT', '/api/profile/profile', { timeZone });
    await choose(player, { dailyDigest: true });
    const hour = () =>
      Number(
        new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(clock.now()),
      );
    while (hour() !== 9) clock.forward(HOUR_MS / 2);
    await invite(player);
    await comment(player, 'Well done');
    clock.forward(20 * HOUR_MS);
    expect(await mails(player)).toEqual([]);
    clock.forward(4 * HOUR_MS);
    const [digest, ...others] = await mails(player);
    expect(others).toEqual([]);
    expect(digest).toContain('Subject: 2 notifications');
    expect(digest).toContain('Team invitation\nhawkrn invited you to join the team.\nhttps://');
    expect(digest).toContain('Laura commented\nWell done\nhttps://datacoach.test/review/a');
  });

  test('the unsubscribe link stops its kind, signed out, by hand or by the mail program', async () => {
    const player = await createAccountWithRole(server, 'Player');
    await invite(player);
    const token = tokenIn((await mails(player))[0]!);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await stop(token, form, 'List-Unsubscribe=One-Click');
    expect(answer.status).toBe(200);
    const { stopped, stopAllToken } = (await answer.json()) as { stopped: string; stopAllToken: string };
    expect(stopped).toBe('Team invitation');
    expect(getWays(await preferences(player), 'invitation')).toEqual({ inApp: true, email: false });
    expect(getWays(await preferences(player), 'coach-comment')).toEqual({ inApp: true, email: true });

    await choose(player, {
      weeklySummary: true,
      kinds: [{ kind: 'replay-ready', inApp: true, email: true }],
    });
    expect(await (await stop(stopAllToken)).json()).toEqual({ stopped: 'All emails', stopAllToken: null });
    const none = await preferences(player);
    expect(none.kinds.filter(({ email }) => email)).toEqual([]);
    expect(none.kinds.every(({ inApp }) => inApp)).toBe(true);
    expect(none.weeklySummary).toBe(false);
    await comment(player, 'Not by email');
    expect(await mails(player)).toEqual([]);
    // Switching it on again works.
    await choose(player, { kinds: [{ kind: 'invitation', inApp: true, email: true }] });
    await invite(player);
    expect(await mails(player)).toHaveLength(1);
  });

  test("a link that isn't ours stops nothing", async () => {
    const player = await createAccountWithRole(server, 'Player');
    await invite(player);
    const token = tokenIn((await mails(player))[0]!);
    const [body, signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify([player.tokens.user.id, 'all'])).toString('base64url');
    for (const wrong of [
      `${forged}.${signature}`,
      `${body}.`,
      body!,
      'x.y',
      '%7B',
      `${body}.${'A'.repeat(43)}`,
    ])
      expect((await stop(wrong)).status, wrong).toBe(400);
    expect(getWays(await preferences(player), 'invitation').email).toBe(true);
  });

  test('the weekly summary is sent if switched on, a week later and then every week', async () => {
    const player = await createAccountWithRole(server, 'Player');
    await choose(player, { weeklySummary: true, isPrompted: true });
    expect((await preferences(player)).isPrompted).toBe(true);
    expect(await mails(player)).toEqual([]);
    clock.forward(7 * 24 * HOUR_MS + 1000);
    const [first, ...others] = await mails(player);
    expect(others).toEqual([]);
    expect(first).toContain('Subject: No replays this week');
    expect(await mails(player)).toEqual([]);
    clock.forward(HOUR_MS);
    const replay = await server.platform.database.pool.query(
      `insert into replays (id, owner_id, name, file_size, sha256, blob_key, status, uploaded_at)
       values (gen_random_uuid(), $1, 'a', 1, 'a', 'a', 15, $2)`,
      [player.tokens.user.id, clock.now()],
    );
    expect(replay.rowCount).toBe(1);
    clock.forward((7 * 24 - 0.5) * HOUR_MS);
    const [second] = await mails(player);
    expect(second).toContain('Subject: Your week: 1 replay');
    expect((await stop(tokenIn(second!))).status).toBe(200);
    clock.forward(8 * 24 * HOUR_MS);
    expect(await mails(player)).toEqual([]);
  });
});
