import type { CoachSession } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { COACHING, openCoaching, TERMS } from '../../testing/open-coaching.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { grantPlan, readCoachingData } from '../membership/index.ts';
import { listNextFreeCoaches } from './index.ts';

describe.each(DATABASE_KINDS)('booking on %s', async (database) => {
  const clock = new MovingClock();
  const {
    server,
    admin,
    coach,
    db,
    getId,
    send,
    proCoach,
    player,
    freeTimes,
    request,
    booked,
    balance,
    cancel,
  } = await openCoaching(database, clock);
  async function seat(teamCoach: TestAccount, member: TestAccount): Promise<void> {
    await server.platform.database.pool.query(
      'insert into team_invitations (coach_id, player_id, status, invited_at, answered_at) values ($1, $2, 10, $3, $3)',
      [getId(teamCoach), getId(member), clock.now()],
    );
  }

  test('of many concurrent requests for one time, one gets it, and only that player pays', async () => {
    const people: TestAccount[] = [];
    for (let index = 0; index < 6; index += 1) people.push(await player());
    const [time] = await freeTimes(people[0]!, 48);
    const answers = await Promise.all(
      people.flatMap((who) => [0, 1].map(() => send(who, 'POST', `${COACHING}/book`, request(time!)))),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    for (const answer of answers.filter((one) => one.status !== 201)) {
      expect(answer.status).toBe(409);
      expect(['slot-taken', 'no-token']).toContain(getProblemCode(answer));
    }
    const left = await Promise.all(people.map(balance));
    expect(left.toSorted()).toEqual([0, 1, 1, 1, 1, 1]);
  });

  test('a player with one token can book only one of two times, and nobody can book two coaches at once', async () => {
    const who = await player(1);
    const [first, second] = await freeTimes(who, 72);
    const answers = await Promise.all(
      [first, second].map((time) => send(who, 'POST', `${COACHING}/book`, request(time!))),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
    expect(await balance(who)).toBe(0);
    const other = await proCoach('Mika');
    const rich = await player(2);
    const [time] = await freeTimes(rich, 96);
    const both = await Promise.all(
      [coach, other].map((whom) => send(rich, 'POST', `${COACHING}/book`, request(time!, whom))),
    );
    expect(both.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
    expect(await balance(rich)).toBe(1);
  });

  test('a recording can be requested only once, even concurrently, but a different one at the same time', async () => {
    const who = await player(4);
    const ask = (other: object = {}) =>
      send(who, 'POST', `${COACHING}/book`, { ...request(null), aimMetric: 'smallPads', ...other });
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409, 409, 409]);
    const refused = answers.filter((answer) => answer.status === 409);
    expect(new Set(refused.map(getProblemCode))).toEqual(new Set(['asked-already']));
    expect(await balance(who)).toBe(3);
    expect((await ask({ aim: 'Save boost for the way back.' })).status).toBe(201);
    expect((await ask({ mode: 5 })).status).toBe(201);
    expect((await ask({ aimMetric: null })).status).toBe(201);
    expect(getProblemCode(await ask({ aimMetric: null }))).toBe('asked-already');
    const { sessionId } = answers.find((answer) => answer.status === 201)!.body as CoachSession;
    expect((await cancel(who, sessionId)).status).toBe(200);
    expect((await ask()).status).toBe(201);
  });

  test("rejects a time that the coach doesn't offer or that starts too soon", async () => {
    const who = await player();
    const [time] = await freeTimes(who, 24);
    const between = new Date(Date.parse(time!) + 5 * 60_000).toISOString();
    const odd = await send(who, 'POST', `${COACHING}/book`, request(between));
    expect([odd.status, getProblemCode(odd)]).toEqual([422, 'not-a-slot']);
    const past = new Date(Date.parse(time!) - 7 * DAY_MS).toISOString();
    expect((await send(who, 'POST', `${COACHING}/book`, request(past))).status).toBe(422);
    const noOne = await send(who, 'POST', `${COACHING}/book`, { ...request(time!), coachId: getId(admin) });
    expect(getProblemCode(noOne)).toBe('coach-not-found');
    const jack = await send(coach, 'PUT', `${COACHING}/own-coaching`, { ...TERMS, modes: [5] });
    expect(jack.status).toBe(200);
    expect(getProblemCode(await send(who, 'POST', `${COACHING}/book`, request(time!)))).toBe('not-a-mode');
    await send(coach, 'PUT', `${COACHING}/own-coaching`, TERMS);
    const poor = await player(0);
    expect(getProblemCode(await send(poor, 'POST', `${COACHING}/book`, request(time!)))).toBe('no-token');
    expect(await balance(who)).toBe(1);
  });

  test('returns times for each day in range, and rejects extreme dates with a message', async () => {
    const who = await player();
    const path = `${COACHING}/coaches/${getId(coach)}/slots`;
    const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'];
    for (const timeZone of zones) {
      const asked = (from: string) => send(who, 'GET', `${path}?from=${from}&timeZone=${timeZone}`);
      for (const day of ['1970-01-01', '2199-12-31']) expect((await asked(day)).status, day).toBe(200);
      for (const day of ['0001-01-01', '9999-12-25', '9999-12-31']) {
        const refused = await asked(day);
        expect([day, refused.status, getProblemCode(refused)]).toEqual([day, 400, 'invalid-request']);
        expect(JSON.stringify(refused.body)).toContain('Choose a day from 1970 to 2199.');
      }
    }
    for (const time of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
      expect((await send(who, 'POST', `${COACHING}/book`, request(time))).status).toBe(400);
    }
  });

  test('a plan session is used before a token and returns to its month', async () => {
    const who = await player(1);
    await db.transaction((tx) =>
      grantPlan(
        tx,
        getId(who),
        { planName: 'Diamond', endsAt: new Date(clock.now().getTime() + 30 * DAY_MS), note: 'test' },
        clock.now(),
      ),
    );
    const left = async () => (await readCoachingData(db, getId(who), clock.now())).remainingSession;
    expect(await left()).toBe(3);
    const session = await booked(who, 26);
    expect(session.paidWith).toBe('plan');
    expect([await left(), await balance(who)]).toEqual([2, 1]);
    expect((await cancel(coach, session.sessionId)).status).toBe(200);
    expect(await left()).toBe(3);
    // A session from an expired month would be worth nothing.
    const late = await booked(who, 40 * 24);
    expect([late.paidWith, await balance(who)]).toEqual(['plan', 1]);
    clock.forward(35 * DAY_MS);
    expect((await cancel(coach, late.sessionId)).status).toBe(200);
    expect(await balance(who)).toBe(2);
  });

  test("team members share the sessions of their coach's plan", async () => {
    const teamCoach = await createAccountWithRole(server, 'Coach', 'Team');
    const plan = { planName: 'TeamPlan', endsAt: new Date(clock.now().getTime() + 30 * DAY_MS) } as const;
    await db.transaction((tx) => grantPlan(tx, getId(teamCoach), { ...plan, note: 'test' }, clock.now()));
    const members = [await player(0), await player(0), await player(0)];
    for (const member of members) await seat(teamCoach, member);
    const left = async (who: TestAccount) =>
      (await readCoachingData(db, getId(who), clock.now())).remainingSession;
    expect([await left(members[0]!), await left(teamCoach)]).toEqual([2, 2]);
    const times = await freeTimes(members[0]!, 30);
    const answers = await Promise.all(
      members.map((who, index) => send(who, 'POST', `${COACHING}/book`, request(times[index]!))),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 201, 409]);
    expect(await Promise.all([...members, teamCoach].map(left))).toEqual([0, 0, 0, 0]);
    const [first] = answers.filter((answer) => answer.status === 201);
    const { sessionId, minutes } = first!.body as CoachSession;
    expect(minutes).toBe(60);
    await cancel(coach, sessionId);
    expect(await Promise.all([...members, teamCoach].map(left))).toEqual([1, 1, 1, 1]);
  });

  test('only an admitted coach can offer sessions, and a withdrawn coach is no longer listed', async () => {
    const stranger = await createAccountWithRole(server, 'Coach', 'Tomas');
    const refused = await send(stranger, 'PUT', `${COACHING}/own-coaching`, TERMS);
    expect([refused.status, getProblemCode(refused)]).toEqual([403, 'no-pro-coach']);
    const gone = await proCoach('Jonas');
    const names = async () => (await listNextFreeCoaches({ db: db, clock })).map(({ name }) => name);
    expect(await names()).toContain('Jonas');
    const body = { isOffered: false, fee: 2000 };
    expect((await send(admin, 'PUT', `/api/v1/admin/pro-coaches/${getId(gone)}`, body)).status).toBe(200);
    expect(await names()).not.toContain('Jonas');
    const who = await player();
    const listed = await send(who, 'GET', `${COACHING}/coaches?mode=10`);
    const coaches = (listed.body as { items: { name: string; nextFree: string | null }[] }).items;
    expect(coaches.find(({ name }) => name === 'Laura')?.nextFree).not.toBeNull();
    expect(coaches.some(({ name }) => name === 'Jonas')).toBe(false);
    const all = await send(admin, 'GET', '/api/v1/admin/pro-coaches?search=Jon');
    expect((all.body as { items: object[] }).items).toMatchObject([{ userName: 'Jonas', isOffered: false }]);
  });
});
