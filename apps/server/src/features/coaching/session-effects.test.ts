import { type CoachSession, SESSION_STATUS, type SessionEffect } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/clock.ts';
import type { TestAccount } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { COACHING, openCoaching } from '../../testing/open-coaching.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { storeGames } from '../../testing/store-games.ts';
import { finalizeEffects, queueEffects } from './session-effects.ts';

describe.each(DATABASE_KINDS)('effects of sessions on %s', async (database) => {
  const clock = new MovingClock();
  const { server, coach, db, getId, send, player, request, status, listNotifiedKinds } = await openCoaching(
    database,
    clock,
  );

  test("a session's effect compares the games before it with those after it, and is reported once", async () => {
    const who = await player(3);
    const play = (times: readonly number[], part: { hidden?: boolean } = {}) => {
      const now = clock.now().getTime();
      const scripts = times.map((more, index) => ({
        playedAt: new Date(now - (times.length - index) * HOUR_MS),
        times: more,
      }));
      return storeGames(server.platform.database, getId(who), `steam:${getId(who)}`, scripts).then((games) =>
        part.hidden
          ? server.platform.database.pool.query(
              `update replays set visibility = 'private' where id = any($1)`,
              [games.map(({ replayId }) => replayId)],
            )
          : undefined,
      );
    };
    await play([0.9, 1, 1.1, 1, 0.9, 1, 1.1, 1]);
    const recording = async (aimMetric: string | null) => {
      const asked = await send(who, 'POST', `${COACHING}/book`, { ...request(null), aimMetric });
      const { sessionId } = asked.body as CoachSession;
      await status(coach, sessionId, SESSION_STATUS.booked);
      await status(coach, sessionId, SESSION_STATUS.done, 'https://example.org/recording');
      return sessionId;
    };
    const sessionId = await recording('smallPads');
    const unmeasured = await recording(null);
    const effectsFor = async (whose: TestAccount, id = sessionId) => {
      const { body } = await send(whose, 'GET', `${COACHING}/effects`);
      return (body as { items: { sessionId: string; effects: SessionEffect[] }[] }).items.find(
        (one) => one.sessionId === id,
      )?.effects;
    };
    expect(await effectsFor(who, unmeasured)).toEqual([]);
    expect(await effectsFor(await player())).toBeUndefined();
    expect(await effectsFor(who)).toMatchObject([
      { of: 'aim', metric: 'smallPads', verdict: 'tooEarly', before: { games: 8 }, after: null },
    ]);

    // An analyzed upload queues a job while an effect is pending, and none afterwards.
    const isQueued = async () => {
      await db.transaction((tx) => queueEffects(tx, server.platform.queue, getId(who), clock.now()));
      const { rowCount } = await server.platform.database.pool.query(
        `delete from pgboss.job where name = 'coaching.settle-effects' and data ->> 'userId' = $1`,
        [getId(who)],
      );
      return rowCount === 1;
    };
    expect(await isQueued()).toBe(true);
    const settle = () => finalizeEffects(server.context, getId(who));
    const verdicts = async () =>
      (await listNotifiedKinds(who)).filter((kind) => kind === 'case-verdict').length;
    clock.forward(12 * HOUR_MS);
    await play([5, 5, 5], { hidden: true });
    clock.forward(12 * HOUR_MS);
    await play([1.9, 2, 2.1, 2, 1.9, 2, 2.1, 2]);
    const early = await effectsFor(who);
    expect(early).toMatchObject([{ verdict: 'better', isDecided: false, after: { games: 8 } }]);
    expect(await effectsFor(coach)).toEqual(early);
    await settle();
    expect(await verdicts()).toBe(0);
    clock.forward(12 * HOUR_MS);
    await play([2, 1.9, 2.1, 2]);
    await settle();
    await settle();
    expect(await verdicts()).toBe(1);
    expect(await listNotifiedKinds(coach)).toContain('coaching-session');
    expect(await isQueued()).toBe(false);
    const decided = await effectsFor(who);
    expect(decided).toMatchObject([
      { verdict: 'fixed', isDecided: true, isClosed: true, after: { games: 12 } },
    ]);
    // The result stays, whatever is played later.
    clock.forward(12 * HOUR_MS);
    await play([0.1, 0.1, 0.1]);
    expect(await effectsFor(who)).toEqual(decided);
    expect(await effectsFor(coach)).toEqual(decided);
    // Homework is measured too, since the session.
    const choices = await send(coach, 'GET', `${COACHING}/sessions/${sessionId}/homework-choices`);
    const [plan] = (choices.body as { plans: { id: string }[] }).plans;
    const homework = { kind: 'plan', planId: plan!.id };
    expect((await send(coach, 'POST', `${COACHING}/homework`, { sessionId, homework })).body).toMatchObject({
      isDone: true,
    });
    const both = await effectsFor(who);
    expect(both).toMatchObject([{ of: 'aim', metric: 'smallPads' }, { of: 'homework' }]);
    expect(both![1]!.metric).not.toBe('smallPads');
    const lonely = await recording('goals');
    clock.forward(61 * DAY_MS);
    expect(await effectsFor(who, lonely)).toMatchObject([
      { verdict: 'tooEarly', isDecided: false, isClosed: true },
    ]);
  });
});
