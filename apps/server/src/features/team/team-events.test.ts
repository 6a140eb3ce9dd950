import type { TeamEvent, TeamInvitation } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/clock.ts';
import { call, getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { sendEventReminders } from './team-events.ts';

interface Calendar {
  items: TeamEvent[];
  feedUrl: string;
}

describe.each(DATABASE_KINDS)('team events on %s', async (database) => {
  const clock = new MovingClock();

  const send = (who: TestAccount | null, method: string, path: string, json?: object) =>
    call(`${server.url}/api/v1/${path}`, {
      method,
      ...(who && { token: who.tokens.accessToken }),
      json,
    });
  const getId = (who: TestAccount) => who.tokens.user.id;
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
  const body = (hours: number, title = 'Scrim vs. Otters') => ({
    kind: 'scrim',
    title,
    text: 'Lobby: night',
    startsAt: inHours(hours),
    minutes: 90,
  });
  const plan = (json: object, by = coach) => send(by, 'POST', 'coach/team-events', json);
  const calendar = async (who: TestAccount) => (await send(who, 'GET', 'team-events')).body as Calendar;
  const eventCalled = async (who: TestAccount, title: string) =>
    (await calendar(who)).items.find((one) => one.title === title)!;
  const answer = (who: TestAccount, id: string, word: string) =>
    send(who, 'PUT', `team-events/${id}/answer`, { answer: word });
  const news = async (who: TestAccount) => {
    const { items } = (await who.get('/api/v1/notifications')).body as {
      items: { kind: string; title: string; text: string }[];
    };
    return items.filter(({ kind }) => kind === 'team-event').map(({ title, text }) => `${title}: ${text}`);
  };
  const feed = async (url: string) => call(`${server.url}${new URL(url).pathname}`);

  const server = await startServerForTests({
    database,
    clock,
    config: { accessTokenMs: 200 * DAY_MS, refreshTokenMs: 200 * DAY_MS },
  });
  const coach = await createAccountWithRole(server, 'Coach', 'Carla');
  const ann = await createAccountWithRole(server, 'Player', 'Ann');
  const bo = await createAccountWithRole(server, 'Player', 'Bo');
  const stranger = await createAccountWithRole(server, 'Player', 'Stranger');
  for (const who of [ann, bo]) {
    const invited = await send(coach, 'POST', `coach/invite-player?playerId=${getId(who)}`);
    const { id: invitationId } = invited.body as TeamInvitation;
    await send(who, 'POST', 'coach/invitation-respond', { invitationId, invitationStatus: 10 });
  }

  test('members say whether they can make it; the coach sees everyone, members only themselves', async () => {
    expect((await plan(body(48))).status).toBe(201);
    expect((await news(ann))[0]).toMatch(/^Scrim: Scrim vs\. Otters: .+Can you make it\?$/);
    const { id, minutes, coach: by, answer: mine, players } = await eventCalled(ann, 'Scrim vs. Otters');
    expect([minutes, by, mine, players]).toEqual([90, 'Carla', null, []]);
    expect((await answer(ann, id, 'yes')).status).toBe(200);
    await answer(bo, id, 'maybe');
    await answer(bo, id, 'no');
    expect((await answer(ann, id, 'perhaps')).status).toBe(400);
    expect((await answer(stranger, id, 'yes')).status).toBe(404);
    expect((await answer(coach, id, 'yes')).status).toBe(403);
    expect((await eventCalled(coach, 'Scrim vs. Otters')).players).toMatchObject([
      { userName: 'Ann', answer: 'yes' },
      { userName: 'Bo', answer: 'no' },
    ]);
    expect((await calendar(stranger)).items).toEqual([]);
  });

  test('a moved event asks again, a canceled one says so, and nobody else can change it', async () => {
    await plan(body(72, 'Practice kickoffs'));
    const { id } = await eventCalled(ann, 'Practice kickoffs');
    await answer(ann, id, 'yes');
    const path = `coach/team-events/${id}`;
    const other = await createAccountWithRole(server, 'Coach', 'Otto');
    expect((await send(other, 'PUT', path, body(80))).status).toBe(404);
    expect((await send(other, 'DELETE', path)).status).toBe(404);
    const past = await send(coach, 'PUT', path, body(-1));
    expect([past.status, getProblemCode(past)]).toEqual([422, 'starts-in-the-past']);
    const moved = body(80, 'Practice kickoffs');
    await send(coach, 'PUT', path, moved);
    expect((await eventCalled(ann, 'Practice kickoffs')).answer).toBeNull();
    expect((await news(ann))[0]).toContain('Moved to');
    await answer(ann, id, 'yes');
    await send(coach, 'PUT', path, { ...moved, text: 'Bring warm-up maps' });
    expect((await eventCalled(ann, 'Practice kickoffs')).answer).toBe('yes');
    expect((await send(coach, 'DELETE', path)).status).toBe(200);
    expect((await send(coach, 'DELETE', path)).status).toBe(404);
    expect((await news(bo))[0]).toContain('Canceled');
    expect((await eventCalled(bo, 'Practice kickoffs')).isCanceled).toBe(true);
    expect((await answer(bo, id, 'yes')).status).toBe(404);
  });

  test('the calendar’s address works without signing in, for its account’s events only', async () => {
    const file = await feed((await calendar(ann)).feedUrl);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    const text = file.body as string;
    expect(text).toContain('SUMMARY:Scrim: Scrim vs. Otters');
    expect(text).toContain('STATUS:CANCELLED');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    const { feedUrl } = await calendar(stranger);
    expect((await feed(feedUrl)).body).not.toContain('VEVENT');
    // The signature belongs to one account.
    const forged = feedUrl.replace(getId(stranger), getId(ann));
    expect((await feed(forged)).status).toBe(404);
    expect((await feed(`${feedUrl}x`)).status).toBe(404);
  });

  test('the calendar’s address ends with a new password', async () => {
    const { feedUrl } = await calendar(stranger);
    const change = { currentPassword: stranger.password, newPassword: 'another long enough one' };
    expect((await send(stranger, 'POST', 'auth/change-password', change)).status).toBe(200);
    expect((await feed(feedUrl)).status).toBe(404);
    const next = await calendar(stranger);
    expect(next.feedUrl).not.toBe(feedUrl);
    expect((await feed(next.feedUrl)).status).toBe(200);
  });

  test('holds its limit however many calls come at once', async () => {
    const planner = await createAccountWithRole(server, 'Coach', 'Paula');
    const made = await Promise.all(
      Array.from({ length: 110 }, (_, n) => plan(body(200 + n, `Scrim ${n}`), planner)),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(100);
    expect((await calendar(planner)).items).toHaveLength(100);
  });

  test('doesn’t count canceled events or show them in place of others', async () => {
    const planner = await createAccountWithRole(server, 'Coach', 'Petra');
    const insert = (canceledAt: Date | null, hours: number, events: number) =>
      server.platform.database.pool.query(
        `insert into team_events (coach_id, kind, title, text, starts_at, ends_at, canceled_at, created_at)
         select $1, 'scrim', 'Scrim', '', $2, $2, $3, $2 from generate_series(1, $4::integer)`,
        [getId(planner), inHours(hours), canceledAt, events],
      );
    await insert(clock.now(), 300, 200);
    await insert(null, 400, 99);
    expect((await plan(body(500), planner)).status).toBe(201);
    expect(getProblemCode(await plan(body(500), planner))).toBe('too-many-events');
    const { items } = await calendar(planner);
    expect(items.filter(({ isCanceled }) => !isCanceled)).toHaveLength(100);
    expect(items.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))).toEqual(
      items,
    );
  });

  test('an event that is over can neither be moved nor canceled', async () => {
    await plan(body(1, 'Warm-up'));
    const { id } = await eventCalled(ann, 'Warm-up');
    clock.forward(3 * HOUR_MS);
    expect((await send(coach, 'PUT', `coach/team-events/${id}`, body(10))).status).toBe(404);
    expect((await send(coach, 'DELETE', `coach/team-events/${id}`)).status).toBe(404);
    expect((await news(ann)).some((one) => one.includes('Warm-up: Canceled'))).toBe(false);
  });

  test('reminds a day and an hour before, once each, except who said no', async () => {
    await plan(body(30, 'Review night'));
    const { id } = await eventCalled(ann, 'Review night');
    await answer(bo, id, 'no');
    const reminders = async (who: TestAccount) =>
      (await news(who)).filter((one) => one.startsWith('Scrim: Review night: Starts')).length;
    await sendEventReminders(server.context);
    expect(await reminders(ann)).toBe(0);
    clock.forward(7 * HOUR_MS);
    await sendEventReminders(server.context);
    await sendEventReminders(server.context);
    expect([await reminders(ann), await reminders(bo), await reminders(coach)]).toEqual([1, 0, 1]);
    clock.forward(22.5 * HOUR_MS);
    await sendEventReminders(server.context);
    expect([await reminders(ann), await reminders(bo), await reminders(coach)]).toEqual([2, 0, 2]);
  });
});
