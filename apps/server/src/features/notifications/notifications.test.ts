import { describe, expect, test } from 'vitest';
import { type ApiAnswer, getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { listenToChanges } from '../../testing/listen-to-changes.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { damagedReplay, sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { addNotification, type NewNotificationFor, notifyEveryone } from './index.ts';

interface List {
  items: { id: string; kind: string; title: string; text: string; path: string; isRead: boolean }[];
  total: number;
  unread: number;
}

describe.each(DATABASE_KINDS)('%s', async (kind) => {
  const clock = new MovingClock();
  const server = await startServerForTests({ database: kind, worker: true, clock });

  const listNotifications = async (account: TestAccount, query = '') =>
    (await account.get(`/api/v1/notifications${query}`)).body as List;
  const send = (account: TestAccount, method: string, path: string): Promise<ApiAnswer> =>
    account.send(method, `/api/v1/notifications${path}`);
  const quota = (account: TestAccount, onceKey: string): NewNotificationFor<'quota-80'> => ({
    userId: account.tokens.user.id,
    kind: 'quota-80',
    values: { used: 80, limit: 100, daysLeft: 12 },
    path: '/my-replay?page=1',
    onceKey,
  });
  const add = (news: NewNotificationFor<'quota-80'>) =>
    server.platform.database.db.transaction((tx) => addNotification(tx, clock.now(), news));

  test('notifies about a finished or failed replay, with a link to its page', async () => {
    const player = await createAccountWithRole(server, 'Player');
    const page = await listenToChanges(server.url, player.tokens.accessToken);
    await player.upload(sampleReplay());
    await player.upload(damagedReplay(sampleReplay({ seed: 2 })), 'broken.replay');
    const replays = await player.finishedReplays();
    await page.notified('notifications', 2);
    // Three per replay: uploaded, in progress and finished.
    await page.notified('replays', 6);
    page.close();
    const { items, unread } = await listNotifications(player);
    expect(unread).toBe(2);
    const ready = items.find((item) => item.kind === 'replay-ready');
    const matchId = replays.find(({ status }) => status === 15)?.matchId;
    expect(ready).toMatchObject({ title: 'Replay ready', path: `/match/${matchId}`, isRead: false });
    expect(ready?.text).toMatch(/^.+ \d+–\d+, .+/);
    const failed = items.find((item) => item.kind === 'replay-failed');
    expect(failed).toMatchObject({ title: 'Replay failed', path: '/my-replay?page=1' });
    expect(failed?.text).toBe(`broken.replay: ${replays.find((one) => one.status === 20)?.statusReason}`);
  });

  test("shows the score from the player's side, in a loss and in a win", async () => {
    const player = await createAccountWithRole(server, 'Player');
    await server.platform.database.pool.query(
      `insert into player_identities (user_id, identity, name, link_status, linked_at)
       values ($1, 'steam:76561198000000003', 'on orange', 'verified', now())`,
      [player.tokens.user.id],
    );
    const texts = [];
    for (const seed of [1, 5]) {
      await player.upload(sampleReplay({ seed }));
      await player.finishedReplays();
      texts.push((await listNotifications(player)).items[0]!.text);
      await send(player, 'POST', '/read-all');
    }
    expect(texts).toEqual([
      'You lost 1–2 in Ranked Doubles, DFH Stadium',
      'You won 2–1 in Ranked Doubles, DFH Stadium',
    ]);
  });

  test('combines consecutive replays into one notification until it is read', async () => {
    const player = await createAccountWithRole(server, 'Player');
    const ready = (what: string): NewNotificationFor<'replay-ready'> => ({
      userId: player.tokens.user.id,
      kind: 'replay-ready',
      values: { what },
      path: '/match/a',
      onceKey: what,
    });
    const notify = (what: string) =>
      server.platform.database.db.transaction((tx) => addNotification(tx, clock.now(), ready(what)));
    await notify('one');
    await notify('one');
    expect((await listNotifications(player)).items).toMatchObject([
      { title: 'Replay ready', path: '/match/a' },
    ]);
    await notify('two');
    await notify('three');
    const gathered = {
      title: 'Replays ready',
      text: '3 replays analyzed. Latest: three',
      path: '/my-replay?page=1',
    };
    expect((await listNotifications(player)).items).toMatchObject([gathered]);
    await send(player, 'POST', '/read-all');
    await notify('four');
    expect((await listNotifications(player)).items).toMatchObject([{ text: 'four' }, gathered]);
    clock.forward(11 * 60_000);
    await notify('five');
    expect((await listNotifications(player)).items).toMatchObject([
      { text: 'five' },
      { text: 'four' },
      gathered,
    ]);
  });

  test("doesn't notify twice, not even after the notification was deleted", async () => {
    const player = await createAccountWithRole(server, 'Player');
    await add(quota(player, 'this month'));
    await add(quota(player, 'this month'));
    const { items, total } = await listNotifications(player);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      title: 'You’ve used 80% of your monthly replays',
      text: '80 of 100 replays. Days left in cycle: 12.',
      path: '/my-replay?page=1',
    });
    expect((await send(player, 'DELETE', `/${items[0]!.id}`)).body).toEqual({ unread: 0 });
    await add(quota(player, 'this month'));
    expect((await listNotifications(player)).total).toBe(0);
    expect(getProblemCode(await send(player, 'DELETE', `/${items[0]!.id}`))).toBe('not-found');
    await add(quota(player, 'next month'));
    expect((await listNotifications(player)).total).toBe(1);
  });

  test('notifies only once the transaction commits', async () => {
    const player = await createAccountWithRole(server, 'Player');
    const page = await listenToChanges(server.url, player.tokens.accessToken);
    const { db } = server.platform.database;
    const undone = db.transaction(async (tx) => {
      await addNotification(tx, clock.now(), quota(player, 'undone'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await add(quota(player, 'done'));
    await page.notified('notifications');
    page.close();
    expect(page.topics).toEqual(['notifications']);
    expect((await listNotifications(player)).total).toBe(1);
  });

  test('pages the list, and marks one or all as read', async () => {
    const player = await createAccountWithRole(server, 'Player');
    for (let n = 0; n < 5; n++) {
      clock.forward(1000);
      await add(quota(player, `month ${n}`));
    }
    const first = await listNotifications(player, '?pageSize=2');
    const second = await listNotifications(player, '?pageSize=2&pageIndex=1');
    expect([first.total, first.unread, first.items.length]).toEqual([5, 5, 2]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4);
    expect((await send(player, 'PUT', `/${first.items[1]!.id}/read`)).body).toEqual({ unread: 4 });
    expect((await listNotifications(player)).items.map(({ isRead }) => isRead)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect((await listNotifications(player)).unread).toBe(4);
    expect((await send(player, 'POST', '/read-all')).body).toEqual({ unread: 0 });
    expect((await listNotifications(player)).items.every(({ isRead }) => isRead)).toBe(true);
  });

  test("users can't see, read or delete each other's notifications", async () => {
    const [one, other] = [
      await createAccountWithRole(server, 'Player'),
      await createAccountWithRole(server, 'Player'),
    ];
    const page = await listenToChanges(server.url, other.tokens.accessToken);
    await add(quota(one, 'month'));
    const { id } = (await listNotifications(one)).items[0]!;
    expect((await listNotifications(other)).total).toBe(0);
    expect(getProblemCode(await send(other, 'PUT', `/${id}/read`))).toBe('not-found');
    expect(getProblemCode(await send(other, 'DELETE', `/${id}`))).toBe('not-found');
    expect((await listNotifications(one)).unread).toBe(1);
    await add(quota(other, 'month'));
    await page.notified('notifications');
    page.close();
    expect(page.topics).toEqual(['notifications']);
  });

  test('a notification for everyone reaches everyone who wants it', async () => {
    const people = [
      await createAccountWithRole(server, 'Player'),
      await createAccountWithRole(server, 'Coach'),
      await createAccountWithRole(server, 'Admin'),
    ];
    const pages = await Promise.all(
      people.map(({ tokens }) => listenToChanges(server.url, tokens.accessToken)),
    );
    const unwilling = await createAccountWithRole(server, 'Player');
    const refused = { kinds: [{ kind: 'maintenance', inApp: false, email: false }] };
    await unwilling.send('PUT', '/api/v1/notifications/preferences', refused);
    const news = {
      kind: 'maintenance',
      values: { title: 'Tonight', notice: 'From ten to eleven.' },
      path: '/',
      onceKey: 'tonight',
    } as const;
    await notifyEveryone(server.platform.database.db, news, clock.now());
    await notifyEveryone(server.platform.database.db, news, clock.now());
    for (const page of pages) {
      await page.notified('notifications');
      page.close();
    }
    for (const account of people) {
      const { items } = await listNotifications(account);
      expect(items).toMatchObject([{ title: 'Tonight', text: 'From ten to eleven.', path: '/' }]);
    }
    expect((await listNotifications(unwilling)).total).toBe(0);
  });

  test('cuts a long text between characters, not within an emoji', async () => {
    const player = await createAccountWithRole(server, 'Player');
    for (const before of [100, 101]) {
      const news = `${'x'.repeat(before)}${'😀'.repeat(500)}`;
      await server.platform.database.db.transaction((tx) =>
        addNotification(tx, clock.now(), {
          userId: player.tokens.user.id,
          kind: 'coaching-session',
          values: { name: 'Coach Anna', news },
          path: '/coaching',
          onceKey: `session ${before}`,
        }),
      );
    }
    const { items } = await listNotifications(player);
    expect(items.map(({ text }) => text).sort()).toEqual([
      `${'x'.repeat(101)}${'😀'.repeat(198)}…`,
      `${'x'.repeat(100)}${'😀'.repeat(199)}…`,
    ]);
  });

  test("rejects a page or value that the kind doesn't have", async () => {
    const player = await createAccountWithRole(server, 'Player');
    await expect(add({ ...quota(player, 'x'), path: 'https://elsewhere.example' })).rejects.toThrow('lead');
    await expect(
      add({ ...quota(player, 'x'), values: { used: -1, limit: 100, daysLeft: 1 } }),
    ).rejects.toThrow();
    expect((await listNotifications(player)).total).toBe(0);
  });
});
