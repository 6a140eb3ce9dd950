import { COACHED_METRICS, findDrill } from '@datacoach/analysis';
import { type OpportunityHistory, opportunityHistory, type PlayerScores } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { call, signUpAndIn } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { type GameScript, storeGames } from '../../testing/store-games.ts';

const clock = new MovingClock();

describe('the history of opportunities', async () => {
  const server = await startServerForTests({
    database: 'embedded',
    clock,
    config: { accessTokenMs: 100 * DAY_MS },
  });
  const ann = await signUpAndIn(server.url, 'Ann');
  await server.platform.database.pool.query(
    `update users set doubles_mode_rank = 'champion-1', ranks_confirmed_at = now()`,
  );

  const play = (count: number, script: Omit<GameScript, 'playedAt'>) => {
    const now = Math.floor(clock.now().getTime() / 1000) * 1000;
    const scripts = Array.from({ length: count }, (_, n) => ({
      ...script,
      playedAt: new Date(now - (count - n) * 600_000),
    }));
    return storeGames(server.platform.database, ann.tokens.user.id, 'steam:ann', scripts);
  };
  const history = async () => {
    const { status, body } = await ann.get('/api/v1/scores/opportunities?mode=10');
    expect(status, JSON.stringify(body)).toBe(200);
    return opportunityHistory.parse(body) as OpportunityHistory;
  };
  const topMetric = async () => {
    const { scores } = (await ann.get('/api/v1/scores/player?mode=10')).body as PlayerScores;
    const top = scores!.topOpportunity;
    if ('reason' in top) throw new Error(top.reason);
    return top.metric;
  };
  const send = (method: string, path: string, json: object) => ann.send(method, path, json);

  test('says what was offered, what the player did about it and what changed since, with the sum of the season', async () => {
    expect(await history()).toEqual({ items: [], season: null });
    await play(20, { score: [1, 2] });
    const first = await topMetric();
    // Looking again, at other games or the same, offers nothing new.
    await ann.get('/api/v1/scores/player?mode=10&games=10');
    expect(await topMetric()).toBe(first);
    expect((await history()).items).toMatchObject([
      { metric: first, done: [], dismissed: null, gamesSince: 0, verdict: 'tooEarly', goals: null },
    ]);

    const drill = findDrill(COACHED_METRICS[first]!.drill)!;
    const logged = await send('POST', '/api/v1/trainingplan/practice', { note: drill.name, minutes: 10 });
    expect(logged.status, JSON.stringify(logged.body)).toBeLessThan(300);
    clock.forward(DAY_MS);
    await play(12, { score: [4, 2] });
    const { items, season } = await history();
    expect(items[0]).toMatchObject({
      metric: first,
      done: [{ kind: 'drill', name: drill.name }],
      gamesSince: 12,
      verdict: 'noChange',
      // From losing by one to winning by two, every time.
      goals: { value: 3, interval: [3, 3] },
    });
    expect(items[0]!.before).toBeCloseTo(items[0]!.after!, 6);
    expect(season).toMatchObject({ offered: 1, worked: 1, improved: 0, goals: { value: 3 } });

    await send('PUT', '/api/v1/scores/opportunity-answer', { mode: 10, metric: first, reason: 'know' });
    const second = await topMetric();
    const both = await history();
    expect(both.items.map(({ metric, dismissed }) => [metric, dismissed])).toEqual([
      [second, null],
      [first, 'know'],
    ]);
    expect(both.season).toMatchObject({ offered: 2, worked: 1 });
    expect((await ann.get('/api/v1/scores/opportunities?mode=5')).body).toEqual({ items: [], season: null });
    expect((await call(`${server.url}/api/v1/scores/opportunities?mode=10`)).status).toBe(401);
  });
});
