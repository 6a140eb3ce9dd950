import { findDecisiveMoments, type MatchEvent, POLR_VERSION } from '@datacoach/analysis';
import { convertSpeedsInText } from '@datacoach/analysis/speed-units';
import {
  type CareerPage,
  ENDPOINTS,
  eventItem,
  type GamePerformance,
  type PlayerScores,
  playerScores,
} from '@datacoach/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { unpackItems } from '../../platform/packed-list/packed-list.ts';
import { call, getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { startDiscordServer } from '../../testing/start-discord-server.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { storeGames } from '../../testing/store-games.ts';
import { sendDueMails } from '../notifications/start-mailing.ts';

const clock = new MovingClock();
const daysAgo = (days: number) => new Date(Math.floor(clock.now().getTime() / 1000) * 1000 - days * DAY_MS);

describe("a player's games, moment by moment and in total", async () => {
  const query = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.pool.query(text, values)).rows as Record<string, unknown>[];

  const discord = await startDiscordServer();
  const server = await startTestServer({
    database: 'embedded',
    clock,
    config: { accessTokenMs: 100 * DAY_MS, discordApiUrl: discord.url },
  });
  const [ann, stranger] = [await signUpAndIn(server.url, 'Ann'), await signUpAndIn(server.url, 'Stranger')];
  await query(
    `update users set doubles_mode_rank = 'champion-1', ranks_confirmed_at = now(), plan_name = 'Platinum'`,
  );
  /** Oldest first; every third game is lost 1–2, the others are won 3–1. */
  const games = await storeGames(
    server.platform.database,
    ann.tokens.user.id,
    'steam:ann',
    Array.from({ length: 24 }, (_, n) => ({
      playedAt: daysAgo(60 - n),
      times: 0.8 + ((n * 7) % 10) / 20,
      score: n % 3 === 0 ? ([1, 2] as const) : ([3, 1] as const),
    })),
  );
  await storeGames(server.platform.database, ann.tokens.user.id, 'steam:ann', [
    { playedAt: daysAgo(3), playlist: 'private' },
  ]);
  const lines = await unpackItems(games[0]!.result.recording!.events);
  /** The same for every game: they are copies of one. */
  const events: MatchEvent[] = lines.map((line) => JSON.parse(line) as MatchEvent);
  const me = games[0]!.me;
  afterAll(async () => {
    await server.close();
    await discord.close();
  });
  const send = (method: string, path: string, json?: unknown, account = ann) =>
    account.send(method, path, json);
  const list = async (text: string) => {
    const { status, body } = await ann.get(`/api/v1/gamedata/event-list?${text}`);
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    return ENDPOINTS.eventList.responses[200].parse(body);
  };

  /** Returns an event's context, derived from the stream itself. */
  function getContext(event: MatchEvent) {
    const goals = events.filter(({ kind, time }) => kind === 'goal' && time < event.time);
    const lead = goals.reduce((sum, { team }) => sum + (team === event.team ? 1 : -1), 0);
    const span = events.find(
      ({ kind, player, frame, endFrame }) =>
        kind === 'role' && player === event.player && frame <= event.frame && event.frame < endFrame,
    );
    return {
      scoreState: lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level',
      role: span?.evidence.role ?? null,
    };
  }
  const touches = () => events.filter(({ kind }) => kind === 'touch');

  test('events are filtered by side, role and score, and every list includes these', async () => {
    const matchId = games[0]!.matchId;
    const all = await list(`matchId=${matchId}&kind=touch&pageSize=100`);
    expect(all.total).toBe(touches().length);
    expect(all.items.map(({ facts: { role, scoreState } }) => ({ role, scoreState }))).toEqual(
      touches().map((event) => {
        const { role, scoreState } = getContext(event);
        return { role, scoreState };
      }),
    );
    for (const scoreState of ['ahead', 'level', 'behind'] as const) {
      const found = await list(`matchId=${matchId}&kind=touch&scoreState=${scoreState}`);
      expect(found.total, scoreState).toBe(
        touches().filter((event) => getContext(event).scoreState === scoreState).length,
      );
    }
    const first = touches().filter((event) => getContext(event).role === 'first');
    expect((await list(`matchId=${matchId}&kind=touch&role=first`)).total).toBe(first.length);
    const own = await list(`matchId=${matchId}&kind=touch&side=own`);
    const other = await list(`matchId=${matchId}&kind=touch&side=other`);
    expect([own.total, other.total]).toEqual(
      [0, 1].map((team) => touches().filter((event) => event.team === team).length),
    );
    expect(other.total).toBeGreaterThan(0);
  });

  test('a stat of a match lists exactly the events that it counts', async () => {
    const matchId = games[0]!.matchId;
    const stream = events.map((event, ordinal) => ({ ...event, ordinal }));
    const blue = stream.filter(({ kind, team }) => kind === 'touch' && team === 0);
    const [first, second] = [blue[0]!, blue.at(-1)!];
    const requested = `ordinal=${first.ordinal}&ordinal=${second.ordinal}`;
    const found = await list(`matchId=${matchId}&kind=touch&${requested}`);
    expect(found.total).toBe(2);
    expect(found.items.map(({ frame, player }) => ({ frame, player }))).toEqual(
      [first, second].map(({ frame, player }) => ({ frame, player })),
    );
    expect((await list(`matchId=${matchId}&kind=goal&${requested}`)).total).toBe(0);
    expect((await list(`matchId=${matchId}&kind=touch&team=0`)).total).toBe(blue.length);
    expect((await list(`matchId=${matchId}&kind=touch&team=1&${requested}`)).total).toBe(0);
    const refused = await ann.get('/api/v1/gamedata/event-list?mode=10&ordinal=3');
    expect(refused).toMatchObject({ status: 400, body: { code: 'match-missing' } });
  });

  test("a metric about other players' actions, or about part of a kind, lists only those events", async () => {
    const matchId = games[0]!.matchId;
    const passed = events.filter(({ kind }) => kind === 'pass');
    const mine = (role: string) =>
      passed.filter(({ player, evidence }) => player === me && evidence.role === role).length;
    const total = async (text: string) => (await list(`matchId=${matchId}&player=me&${text}`)).total;
    expect(await total('kind=pass&metric=passes')).toBe(mine('passer'));
    expect(await total('kind=pass&metric=passesReceived')).toBe(mine('receiver'));
    const conceded = events.filter(({ kind, team }) => kind === 'goal' && team === 1);
    expect(await total('kind=goal&metric=concededAsLastMan')).toBe(conceded.length);
    const others = events.filter(({ kind, team }) => kind === 'shot' && team === 1);
    expect(await total('kind=shot&metric=xga')).toBe(others.length);
    expect((await list(`matchId=${matchId}&team=0&kind=shot&metric=xga`)).total).toBe(others.length);
    const refused = await ann.get('/api/v1/gamedata/event-list?mode=10&metric=luck');
    expect(refused).toMatchObject({ status: 400, body: { messages: ['Not found: metric luck.'] } });
  });

  test('events are sorted by value over a whole window, those without a value last', async () => {
    const fastest = await list(
      'mode=10&play=public&window=3&player=all&kind=touch&sort=ballSpeed&order=desc',
    );
    const speeds = touches()
      .map(({ evidence }) => evidence.ballSpeedAfter as number)
      .sort((a, b) => b - a);
    expect(fastest.total).toBe(3 * speeds.length);
    expect(fastest.items.map(({ facts }) => facts.ballSpeed)).toEqual(
      speeds.flatMap((speed) => [speed, speed, speed]).slice(0, 15),
    );
    const slowest = await list('mode=10&play=public&window=1&player=all&kind=touch&sort=ballSpeed&order=asc');
    expect(slowest.items[0]!.facts.ballSpeed).toBe(speeds.at(-1));
    const byChance = await list(
      'mode=10&play=public&window=1&player=all&kind=goal&kind=touch&sort=xg&order=desc',
    );
    expect(byChance.items[0]!.kind).toBe('goal');
    expect(byChance.items[1]!.facts.xg).toBeNull();
  });

  test('a user can flag an event once, change and withdraw the flag, and administrators get the count', async () => {
    const [item] = (await list(`matchId=${games[0]!.matchId}&kind=goal`)).items;
    const path = `/api/v1/gamedata/event/${item!.id}`;
    expect((await send('PUT', `${path}/flag`, { reason: 'did-not-happen' })).status).toBe(200);
    expect((await send('PUT', `${path}/flag`, { reason: 'wrong-player' })).status).toBe(200);
    const flagged = eventItem.parse((await ann.get(path)).body);
    expect(flagged.flag).toBe('wrong-player');
    expect((await list(`matchId=${games[0]!.matchId}&kind=goal`)).items[0]!.flag).toBe('wrong-player');
    const admin = await createAccountWithRole(server, 'Admin');
    const count = async () => (await admin.get('/api/v1/admin/event-flags')).body;
    expect(await count()).toMatchObject([
      { kind: 'goal', reason: 'wrong-player', flags: 1, example: item!.id },
    ]);
    // Under another engine version the index belongs to another event.
    await query(`update event_flags set analysis_version = '0.0.1'`);
    expect(eventItem.parse((await ann.get(path)).body).flag).toBeNull();
    expect((await send('DELETE', `${path}/flag`)).status).toBe(200);
    expect(await count()).toEqual([]);
    const strangers = await send('PUT', `${path}/flag`, { reason: 'other' }, stranger);
    expect([strangers.status, getProblemCode(strangers)]).toEqual([404, 'event-not-found']);
    expect((await send('PUT', `${path}/flag`, { reason: 'boring' })).status).toBe(400);
  });

  const scores = async (filter = ''): Promise<PlayerScores> =>
    playerScores.parse((await ann.get(`/api/v1/scores/player${filter}`)).body);
  const getTop = ({ scores: found }: PlayerScores) => {
    const top = found!.topOpportunity;
    return 'reason' in top ? null : top.metric;
  };

  test('the opportunity stays for a week, and is replaced when dismissed', async () => {
    const first = getTop(await scores());
    expect(first).not.toBeNull();
    // A narrower window doesn't change the opportunity.
    await scores('?games=5&map=nowhere');
    expect(await query('select metric from top_opportunities')).toEqual([{ metric: first }]);
    const kept = await query('select metric from top_opportunities');
    const answered = await send('PUT', '/api/v1/scores/opportunity-answer', {
      mode: 10,
      metric: first,
      reason: 'not-true',
    });
    expect(answered.status).toBe(200);
    const { hiddenUntil } = answered.body as { hiddenUntil: string };
    expect(Math.round((Date.parse(hiddenUntil) - clock.now().getTime()) / DAY_MS)).toBe(90);
    const second = getTop(await scores());
    expect(second).not.toBe(first);
    expect(await query('select metric from top_opportunities')).not.toEqual(kept);
    const admin = await createAccountWithRole(server, 'Admin');
    expect((await admin.get('/api/v1/admin/doubted-metrics')).body).toEqual([
      { mode: 10, metric: first, reason: 'not-true', players: 1 },
    ]);
    await send('DELETE', `/api/v1/scores/opportunity-answer?mode=10&metric=${first}`);
    // This week's opportunity stays, even though the first one has more to gain again.
    expect(getTop(await scores())).toBe(second);
    clock.forward(8 * DAY_MS);
    expect(getTop(await scores())).toBe(first);
    const unknown = await send('PUT', '/api/v1/scores/opportunity-answer', {
      mode: 10,
      metric: 'luck',
      reason: 'know',
    });
    expect([unknown.status, getProblemCode(unknown)]).toEqual([400, 'unknown-metric']);
  });

  test('a game is compared with the ten before it, with its best and worst play', async () => {
    const game = games.at(-1)!;
    const { status, body } = await ann.get(`/api/v1/scores/game/${game.matchId}`);
    expect(status).toBe(200);
    const found = body as GamePerformance;
    expect(ENDPOINTS.getGamePerformance.responses[200].strict().safeParse(found).success).toBe(true);
    const listed = (await scores()).games.find(({ matchId }) => matchId === game.matchId)!;
    expect(found).toMatchObject({
      mode: 10,
      result: 'won',
      goals: { own: 3, other: 1 },
      earlierGames: 10,
      comparedWith: 'Champion I',
      reason: null,
    });
    expect(found.overall.score).toBe(listed.score);
    expect(found.overall.score! - found.overall.mean!).toBeCloseTo(listed.toMean!, 6);
    expect(found.categories).toHaveLength(5);
    expect(found.xgRace.length).toBe(game.result.insight!.xgRace.length);
    const moments = findDecisiveMoments(events, me);
    expect(found.best).toMatchObject({
      event: { time: moments.best!.event.time },
      value: moments.best!.value,
    });
    expect(found.worst?.value ?? null).toBe(moments.worst?.value ?? null);
    const first = (await ann.get(`/api/v1/scores/game/${games[0]!.matchId}`)).body as GamePerformance;
    expect([first.earlierGames, first.overall.mean]).toEqual([0, null]);
    const strangers = await stranger.get(`/api/v1/scores/game/${game.matchId}`);
    expect(strangers.status).toBe(404);
  });

  const career = async (text = ''): Promise<CareerPage> => {
    const { status, body } = await ann.get(`/api/v1/career${text}`);
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    return ENDPOINTS.getCareer.responses[200].strict().parse(body);
  };

  test('a career includes only games that count', async () => {
    const shown = await career('?mode=10');
    const players = games.map(({ result, me: key }) => result.report.players.find((one) => one.key === key)!);
    const sum = (key: string) => players.reduce((all, { statistics }) => all + (statistics[key] ?? 0), 0);
    expect(shown.coverage).toMatchObject({ counted: 24, known: 25 });
    expect(shown.record).toMatchObject({
      games: 24,
      won: 16,
      lost: 8,
      drawn: 0,
      goals: sum('core.goals'),
      saves: sum('core.saves'),
      demolitions: sum('demo.inflicted'),
    });
    expect(shown.record!.distance / sum('movement.total_distance')).toBeCloseTo(1, 5);
    // Lost, won, won, lost …
    expect(shown.feats!.longestStreak).toMatchObject({ value: 2, matchId: games[2]!.matchId, time: null });
    const shots = events.filter(({ kind, player }) => kind === 'shot' && player === me);
    const hardest = Math.max(...shots.map(({ evidence }) => evidence.speed as number));
    const shot = shots.find(({ evidence }) => evidence.speed === hardest)!;
    expect(shown.feats!.hardestShot!.value).toBeCloseTo(hardest, 0);
    expect(shown.feats!.hardestShot!.time).toBeCloseTo(shot.time, 2);
    expect(shown.milestones).toMatchObject([{ games: 1, matchId: games[0]!.matchId }]);
    expect(shown.teammates).toMatchObject([{ games: 24, won: 16 }]);
    expect(shown.favorites!.map).not.toBeNull();
    expect((await career('?mode=5')).coverage.counted).toBe(0);
    expect((await career()).record!.games).toBe(24);
    const season = await career('?span=season');
    expect(season.season).not.toBeNull();
  });

  test('the best POLR is updated as games arrive, and recalculated when one is deleted', async () => {
    const { bestPolr } = (await career('?mode=10')).feats!;
    const [kept] = await query('select * from career_bests');
    expect(kept).toMatchObject({ games: 24, polr_version: POLR_VERSION, match_id: bestPolr!.matchId });
    expect(bestPolr!.value).toBeCloseTo(kept!.value as number, 3);
    // Without new games nothing is recalculated.
    await query('update career_bests set value = 69');
    expect((await career('?mode=10')).feats!.bestPolr!.value).toBe(69);
    await storeGames(server.platform.database, ann.tokens.user.id, 'steam:ann', [{ playedAt: daysAgo(1) }]);
    expect((await career('?mode=10')).feats!.bestPolr!.value).toBe(69);
    expect(await query('select games from career_bests')).toEqual([{ games: 25 }]);
    // Compared with another rank, or with references learned since, the value differs.
    await query('update career_bests set value = 69, rank_tier = rank_tier - 1');
    expect((await career('?mode=10')).feats!.bestPolr!.value).toBeLessThan(69);
    await query(`update career_bests set value = 69, references_at = '2020-01-01'`);
    expect((await career('?mode=10')).feats!.bestPolr!.value).toBeLessThan(69);
    await query('update career_bests set value = 69');
    expect((await career('?mode=10')).feats!.bestPolr!.value).toBe(69);
    await query('delete from matches where id = $1', bestPolr!.matchId);
    const again = (await career('?mode=10')).feats!.bestPolr!;
    expect(again.value).toBeLessThan(69);
    expect(again.matchId).not.toBe(bestPolr!.matchId);
  });

  test("a teammate's name comes from matches the player may see", async () => {
    const [{ name, identity }] = (await query(
      `select other.name, other.identity from match_players other
       join match_players me on me.match_id = other.match_id and me.team = other.team
       where me.identity = 'steam:ann' and other.identity <> me.identity and other.match_id = $1`,
      games[0]!.matchId,
    )) as [{ name: string; identity: string }];
    const [private_] = await storeGames(server.platform.database, stranger.tokens.user.id, 'steam:stranger', [
      { playedAt: daysAgo(0) },
    ]);
    await query(
      `update match_players set name = 'Renamed' where match_id = $1 and identity = $2`,
      private_!.matchId,
      identity,
    );
    expect((await career('?mode=10')).teammates).toMatchObject([{ name }]);
    await query('delete from matches where id = $1', private_!.matchId);
  });

  test('the player chooses what is public, and nothing public links to a match', async () => {
    const { body: nothing } = await ann.get('/api/v1/career/share');
    expect(nothing).toEqual({ token: null, parts: [] });
    const { body } = await send('PUT', '/api/v1/career/share', { parts: ['feats', 'record'] });
    const { token, parts } = body as { token: string; parts: string[] };
    expect(parts).toEqual(['record', 'feats']);
    const shared = await call(`${server.url}/api/v1/career/shared/${token}`);
    expect(shared.status).toBe(200);
    expect(shared.headers.get('x-robots-tag')).toBe('noindex');
    const page = ENDPOINTS.getSharedCareer.responses[200].parse(shared.body);
    expect(page.record!.games).toBe(24);
    expect(page.feats!.longestStreak).toMatchObject({ matchId: null });
    expect([page.teammates, page.ranks, page.milestones, page.favorites]).toEqual([null, null, null, null]);
    expect(JSON.stringify(shared.body)).not.toContain('steam');
    // Visitors see what has been calculated and don't trigger a calculation.
    const before = await query('select * from career_bests');
    await query('delete from career_bests');
    const seen = async () =>
      ENDPOINTS.getSharedCareer.responses[200].parse(
        (await call(`${server.url}/api/v1/career/shared/${token}?mode=10`)).body,
      ).feats!;
    expect(await seen()).toMatchObject({ bestPolr: null, polrWaits: 0 });
    expect(await query('select * from career_bests')).toEqual([]);
    await career('?mode=10');
    expect(await query('select * from career_bests')).toEqual(before);
    expect((await seen()).bestPolr!.value).toBeCloseTo(before[0]!.value as number, 3);
    const more = (await send('PUT', '/api/v1/career/share', { parts: ['teammates'] })).body as {
      token: string;
    };
    expect(more.token).toBe(token);
    const status = async () => (await call(`${server.url}/api/v1/career/shared/${token}`)).status;
    await query('update users set banned_at = now() where id = $1', ann.tokens.user.id);
    expect(await status()).toBe(404);
    await query('update users set banned_at = null where id = $1', ann.tokens.user.id);
    expect(await status()).toBe(200);
    await send('PUT', '/api/v1/career/share', { parts: [] });
    const gone = await call(`${server.url}/api/v1/career/shared/${token}`);
    expect([gone.status, getProblemCode(gone)]).toEqual([404, 'career-not-found']);
  });

  test('without a plan for POLR or the mode there is no best POLR, no opportunity and no next rank', async () => {
    const hold = (plan: string) => query('update users set plan_name = $1', plan);
    const level = (feature: string, to: number) =>
      query(
        `update plans set features = jsonb_set(features, array[$1::text], to_jsonb($2::int)) where name = 'Basic'`,
        feature,
        to,
      );
    const { token } = (await send('PUT', '/api/v1/career/share', { parts: ['feats'] })).body as {
      token: string;
    };
    const best = async () => {
      const shared = (await call(`${server.url}/api/v1/career/shared/${token}?mode=10`)).body as CareerPage;
      return [(await career('?mode=10')).feats!, shared.feats!].map(({ bestPolr }) => bestPolr !== null);
    };
    const kept = async () => {
      await query('delete from top_opportunities');
      await ann.get('/api/v1/scores/player?mode=10');
      return (await query('select metric from top_opportunities')).length;
    };
    const above = async () => {
      const { body } = await ann.get('/api/v1/weekly-goals/choices?mode=10');
      const { nextRank, choices } = body as { nextRank: string | null; choices: { next: number | null }[] };
      return [nextRank, choices.some(({ next }) => next !== null)];
    };
    expect([await best(), await kept(), await above()]).toEqual([[true, true], 1, ['Champion II', true]]);
    await hold('Basic');
    // Basic shows its first weakness.
    expect([await best(), await kept(), await above()]).toEqual([[true, true], 1, ['Champion II', true]]);
    await level('PolrAnalytics', 5);
    expect(await best()).toEqual([false, false]);
    await level('PolrAnalytics', 10);
    await level('Playlist Access', 5);
    expect([await best(), await kept(), await above()]).toEqual([[false, false], 0, [null, false]]);
    await level('Playlist Access', 10);
    await hold('Platinum');
    await send('PUT', '/api/v1/career/share', { parts: [] });
  });

  test('the last seven days say what happened, what moved, and what to work on, as mail and in Discord too', async () => {
    await query('update users set email_confirmed_at = now()');
    await send('PUT', '/api/v1/notifications/preferences', { weeklySummary: true });
    const webhook = `https://discord.com/api/webhooks/123456789012345678/${'a'.repeat(68)}`;
    expect((await send('PUT', '/api/v1/notifications/discord', { url: webhook })).status).toBe(200);
    discord.posts.length = 0;
    const week = async () => {
      const { status, body } = await ann.get('/api/v1/career?span=week');
      expect(status).toBe(200);
      return body as CareerPage;
    };
    clock.forward(8 * DAY_MS);
    expect(await server.context.answers.describeWeek(ann.tokens.user.id)).toBeNull();
    expect(await week()).toMatchObject({ coverage: { counted: 0 }, week: { moved: null } });
    await storeGames(
      server.platform.database,
      ann.tokens.user.id,
      'steam:ann',
      [9, 9.5, 9].map((whiffs, n) => ({ playedAt: daysAgo(3 - n), score: [3, 1], metrics: { whiffs } })),
    );
    const { scores } = (await ann.get('/api/v1/scores/player?mode=10')).body as PlayerScores;
    const top = scores!.topOpportunity;
    const shown = await week();
    expect(shown.coverage.counted).toBe(3);
    expect(shown.record).toMatchObject({ games: 3, won: 3 });
    expect(shown.week!.moved).toMatch(/^Worse\. Whiffs: up from \d\.\d to 9\.2 per game\.$/);
    if ('reason' in top) throw new Error(top.reason);
    expect(shown.week!.focus).toEqual({ problem: top.problem, say: top.say });
    const lines = await server.context.answers.describeWeek(ann.tokens.user.id);
    expect(lines!.slice(0, 2)).toEqual([
      'You played 3 games: 3 won, 0 lost.',
      expect.stringMatching(/^Hardest shot: [\d,]+ uu\/s$/),
    ]);
    expect(lines!.at(-2)).toBe(shown.week!.moved);
    expect(lines!.at(-1)).toMatch(/^Next focus: /);
    await sendDueMails(server.context);
    const mail = (await readOutbox(server, ann.email)).at(-1)!;
    const [embed] = discord.posts.flatMap(({ embeds = [] }) => embeds);
    for (const line of lines!.map((one) => convertSpeedsInText(one, 'uu/s', 'km/h'))) {
      expect(mail).toContain(line);
      expect(embed!.description).toContain(line);
    }
    expect(mail).toContain('\nhttps://datacoach.test/career?span=week\n');
    expect(embed!.url).toBe('https://datacoach.test/career?span=week');
  });

  test('a career of a player under 13 is never public', async () => {
    const say = (parts: string[]) => send('PUT', '/api/v1/career/share', { parts });
    const { token } = (await say(['record'])).body as { token: string };
    await query(
      `insert into get_started_answers (user_id, age_band) values ($1, 'under-13')
       on conflict (user_id) do update set age_band = 'under-13'`,
      ann.tokens.user.id,
    );
    const gone = await call(`${server.url}/api/v1/career/shared/${token}`);
    expect([gone.status, getProblemCode(gone)]).toEqual([404, 'career-not-found']);
    expect((await ann.get('/api/v1/career/share')).body).toEqual({ token: null, parts: [] });
    const refused = await say(['record', 'feats']);
    expect([refused.status, getProblemCode(refused)]).toEqual([403, 'too-young']);
    expect((await say([])).status).toBe(200);
  });

  test('a career knows a game once in which the player was on both teams', async () => {
    const switcher = await signUpAndIn(server.url, 'Switcher');
    await storeGames(server.platform.database, switcher.tokens.user.id, 'steam:switcher', [
      { playedAt: daysAgo(2) },
      { playedAt: daysAgo(1), switched: true },
    ]);
    const { body } = await switcher.get('/api/v1/career?mode=10');
    expect(body).toMatchObject({ coverage: { counted: 1, known: 2 } });
  });
});
