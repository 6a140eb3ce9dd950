import {
  type CoachSession,
  type MyBrief,
  type MyMoment,
  SESSION_STATUS,
  type SessionBrief,
} from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { COACHING, openCoaching } from '../../testing/open-coaching.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { storeGames } from '../../testing/store-games.ts';

describe.each(DATABASE_KINDS)('briefs and clips on %s', async (database) => {
  const clock = new MovingClock();
  const {
    server,
    coach,
    getId,
    send,
    proCoach,
    player,
    freeTimes,
    request,
    booked,
    waitUntil,
    status,
    cancel,
    listNotifiedKinds,
  } = await openCoaching(database, clock);

  test("the coach of a session sees its player's games of the mode except private ones, and assigns homework", async () => {
    const who = await player();
    const games = await storeGames(
      server.platform.database,
      getId(who),
      `steam:${getId(who)}`,
      Array.from({ length: 8 }, (_, index) => ({
        playedAt: new Date(clock.now().getTime() - (index + 1) * HOUR_MS),
        times: 0.6 + index / 20,
      })),
    );
    await server.platform.database.pool.query(`update replays set visibility = 'private' where id = $1`, [
      games[0]!.replayId,
    ]);
    const open = async (whose: TestAccount, index: number) =>
      (await send(whose, 'GET', `/api/v1/gamedata/match/${games[index]!.matchId}`)).status;
    expect(await open(coach, 1)).toBe(404);
    const session = await booked(who, 2);
    expect([await open(coach, 1), await open(coach, 0)]).toEqual([200, 404]);
    const brief = await send(coach, 'GET', `${COACHING}/sessions/${session.sessionId}/brief`);
    expect(brief.body).toMatchObject({ games: 7, mode: 10 });
    // The coach sees all of it, the player what their plan includes.
    const shown = brief.body as SessionBrief;
    const mine = async (mode: number) =>
      (await send(who, 'GET', `${COACHING}/own-brief?mode=${mode}`)).body as MyBrief;
    const polr = { feature: 'PolrAnalytics', opensWith: 'Platinum' };
    expect(await mine(10)).toEqual({ ...shown, cases: [], clips: [], gates: [polr] });
    const modes = { feature: 'Playlist Access', opensWith: 'Platinum' };
    expect(await mine(5)).toMatchObject({ strengths: [], cases: [], clips: [], gates: [modes] });
    await server.platform.database.pool.query("update users set plan_name = 'Diamond' where id = $1", [
      getId(who),
    ]);
    expect(await mine(10)).toEqual({ ...shown, gates: [] });
    const stranger = await proCoach('Ines');
    expect(await open(stranger, 1)).toBe(404);
    for (const what of ['brief', 'homework-choices', 'calendar']) {
      const path = `${COACHING}/sessions/${session.sessionId}/${what}`;
      expect([what, (await send(stranger, 'GET', path)).status]).toEqual([what, 404]);
    }
    const { sessionId } = session;
    const homeworkBody = { sessionId, homework: { kind: 'goal', metric: 55 } };
    for (const third of [stranger, await player()]) {
      const list = await send(third, 'GET', `${COACHING}/coach-sessions`);
      expect(list.body).toMatchObject({ items: [] });
      for (const answer of [
        await cancel(third, sessionId),
        await status(third, sessionId, SESSION_STATUS.done),
      ]) {
        expect([answer.status, getProblemCode(answer)]).toEqual([404, 'not-found']);
      }
      const [path, json] =
        third === stranger ? ['homework', homeworkBody] : ['rate', { sessionId, stars: 1 }];
      expect([
        path,
        (await send(third, 'POST', `${COACHING}/${path as string}`, json as object)).status,
      ]).toEqual([path, 404]);
    }
    const mineNow = await send(who, 'GET', `${COACHING}/coach-sessions`);
    expect(mineNow.body).toMatchObject({ items: [{ sessionId, status: SESSION_STATUS.booked }] });
    waitUntil(session.endsAt);
    await status(coach, session.sessionId, SESSION_STATUS.done);
    const homework = await send(coach, 'POST', `${COACHING}/homework`, {
      sessionId: session.sessionId,
      homework: { kind: 'goal', metric: 55 },
    });
    expect(homework.body).toMatchObject({ isDone: true });
    const over = await send(who, 'GET', `${COACHING}/coach-sessions?show=over`);
    const { title } = homework.body as { title: string };
    expect((over.body as { items: CoachSession[] }).items[0]).toMatchObject({ homework: [title] });
    expect(await listNotifiedKinds(who)).toContain('homework');
    const choices = await send(coach, 'GET', `${COACHING}/sessions/${session.sessionId}/homework-choices`);
    const [plan] = (choices.body as { plans: { id: string }[] }).plans;
    const started = await send(coach, 'POST', `${COACHING}/homework`, {
      sessionId: session.sessionId,
      homework: { kind: 'plan', planId: plan!.id },
    });
    expect(started.body).toMatchObject({ isDone: true });
    clock.forward(14 * DAY_MS - HOUR_MS);
    expect(await open(coach, 1)).toBe(200);
    clock.forward(2 * HOUR_MS);
    const gone = await send(coach, 'GET', `${COACHING}/sessions/${session.sessionId}/brief`);
    expect([await open(coach, 1), gone.status]).toEqual([404, 404]);
  });

  test('a player picks clips for the coach from games the coach may open, until the session starts', async () => {
    const who = await player(3);
    const storedFor = (account: TestAccount, games: number) =>
      storeGames(
        server.platform.database,
        getId(account),
        `steam:${getId(account)}`,
        Array.from({ length: games }, (_, index) => ({
          playedAt: new Date(clock.now().getTime() - (index + 1) * HOUR_MS),
        })),
      );
    const [hidden, shown] = await storedFor(who, 2);
    const hide = (replayId: string) =>
      server.platform.database.pool.query(`update replays set visibility = 'private' where id = $1`, [
        replayId,
      ]);
    await hide(hidden!.replayId);
    const [foreign] = await storedFor(await player(), 1);
    const moments = async (mode: number, group?: number) =>
      (await send(who, 'GET', `${COACHING}/own-moments?mode=${mode}${group ? `&group=${group}` : ''}`))
        .body as {
        items: MyMoment[];
        total: number;
      };
    const all = await moments(10);
    expect(all.items.length).toBeGreaterThan(3);
    expect(all.items.every(({ matchId }) => matchId === shown!.matchId)).toBe(true);
    expect((await moments(10, 5)).total).toBeLessThan(all.total);
    expect((await moments(5)).total).toBe(0);
    // The scoreboard's clock, not the recording's.
    const { rows } = await server.platform.database.pool.query<{ clip: string; seconds: number }>(
      `select match_id || '-' || ordinal as clip, clock as seconds from match_events where match_id = $1`,
      [shown!.matchId],
    );
    const stored = new Map(rows.map(({ clip, seconds }) => [clip, seconds]));
    expect(all.items.map(({ clock }) => clock?.seconds)).toEqual(all.items.map(({ id }) => stored.get(id)));
    expect(all.items.some(({ clock, time }) => clock && Math.abs(clock.seconds - time) > 1)).toBe(true);

    const [time] = await freeTimes(who, 3);
    const [first, second, third] = all.items.map(({ id }) => id);
    const book = (clips: string[], mode = 10) =>
      send(who, 'POST', `${COACHING}/book`, { ...request(time!), mode, clips });
    const ofNoOne = [`${hidden!.matchId}-0`, `${foreign!.matchId}-0`, `${shown!.matchId}-999999`, 'a clip'];
    for (const id of ofNoOne) {
      const refused = await book([first!, id]);
      expect([id, refused.status, getProblemCode(refused)]).toEqual([id, 422, 'not-your-moment']);
    }
    expect((await book([first!], 5)).status).toBe(422);
    expect((await book(Array.from({ length: 9 }, (_, index) => `${shown!.matchId}-${index}`))).status).toBe(
      400,
    );
    const measured = await send(who, 'POST', `${COACHING}/book`, { ...request(time!), aimMetric: 'luck' });
    expect([measured.status, getProblemCode(measured)]).toEqual([422, 'not-a-metric']);

    const answer = await book([second!, first!, second!]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { sessionId, startsAt } = answer.body as CoachSession;
    const seen = async () => {
      const { body } = await send(coach, 'GET', `${COACHING}/sessions/${sessionId}/brief`);
      const { clips, clipsBy } = body as SessionBrief;
      expect(clips.every(({ id, clock }) => clock?.seconds === stored.get(id))).toBe(true);
      return [clipsBy, ...clips.map(({ id }) => id)];
    };
    expect(await seen()).toEqual(['player', second, first]);
    const change = (whose: TestAccount, clips: string[] | null, id = sessionId) =>
      send(whose, 'PUT', `${COACHING}/sessions/${id}/clips`, { clips });
    expect((await change(await player(), [first!])).status).toBe(404);
    expect(getProblemCode(await change(who, [ofNoOne[0]!]))).toBe('not-your-moment');
    expect((await change(who, [third!, second!])).body).toMatchObject({
      canChangeClips: true,
      clips: [{ id: third }, { id: second }],
    });
    expect(await seen()).toEqual(['player', third, second]);
    // The coach only gets links to games they may open.
    await hide(shown!.replayId);
    expect(await seen()).toEqual(['player']);
    expect((await change(who, null)).body).toMatchObject({ clips: null });
    expect((await seen())[0]).toBe('brief');
    expect((await change(who, [])).status).toBe(200);
    waitUntil(startsAt);
    const late = await change(who, null);
    expect([getProblemCode(late), JSON.stringify(late.body)]).toEqual([
      'too-late',
      expect.stringContaining('The session has started'),
    ]);
    await status(coach, sessionId, SESSION_STATUS.done);

    const asked = (await send(who, 'POST', `${COACHING}/book`, request(null))).body as CoachSession;
    expect((await change(who, [], asked.sessionId)).status).toBe(200);
    await status(coach, asked.sessionId, SESSION_STATUS.booked);
    expect(JSON.stringify((await change(who, null, asked.sessionId)).body)).toContain(
      'working on the review',
    );
    await cancel(coach, asked.sessionId);
  });
});
