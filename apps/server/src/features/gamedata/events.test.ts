import { request } from 'node:http';
import { analyzeReplay, createContextReader, type EventContext, METRICS } from '@datacoach/analysis';
import { decodeTracks } from '@datacoach/analysis/tracks';
import {
  ENDPOINTS,
  EVENT_ROLES,
  type EventItem,
  eventItem,
  type MatchEvent,
  matchDetail,
  matchEvent,
  matchEvents,
  type ReplayItem,
  replayItem,
  SCORE_STATES,
} from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import {
  hasSharedCorpus,
  readSharedReplay,
  reportMissingCorpus,
} from '../../../../../tooling/shared-corpus.ts';
import { call, getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { damagedReplay, sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

const eventPage = ENDPOINTS.eventList.responses[200];

/** The engine's own result for a file, in its JSON form. */
function analyzed(file: Uint8Array) {
  const outcome = analyzeReplay(file, { events: true, tracks: true });
  if (outcome.kind !== 'complete') throw new Error('the sample must be readable');
  const { report, insight, events, tracks } = outcome;
  if (!events || !insight || !tracks) throw new Error('the sample must have everything');
  const plain = JSON.parse(JSON.stringify({ report, insight, events })) as {
    events: MatchEvent[];
    insight: typeof insight;
    report: typeof report;
  };
  return { ...plain, tracks };
}

const coded = (events: readonly MatchEvent[]) => events.filter(({ code }) => code !== null);

const contextIn = (events: readonly MatchEvent[]) =>
  createContextReader({
    opening: [0, 0],
    ofKind: (kind) => events.filter((event) => event.kind === kind),
    ofPlayer: (kind, player) => events.filter((event) => event.kind === kind && event.player === player),
  });

/** As stored in four bytes. */
const single = (value: number | null) => (value === null ? null : Math.fround(value));

describe.each(DATABASE_KINDS)('events on %s', async (database) => {
  const files = [sampleReplay({ seed: 81, seconds: 40 }), sampleReplay({ seed: 82, seconds: 40 })] as const;
  const truth = files.map(analyzed);

  const server = await startServerForTests({ database, worker: true });
  const ann = await signUpAndIn(server.url);
  const stranger = await signUpAndIn(server.url);
  const ids: string[] = [];
  for (const file of files) {
    ids.push(replayItem.parse((await ann.upload(file)).body).id);
    await ann.finishedReplays();
  }
  const items = await ann.finishedReplays();
  /** The first of two, so the recorder is known. */
  const [item, second] = ids.map((id) => items.find((one) => one.id === id)!) as [ReplayItem, ReplayItem];

  const list = async (query: string, account = ann) => {
    const answer = await account.get(`/api/v1/gamedata/event-list?${query}`);
    expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
    return eventPage.parse(answer.body);
  };
  const rows = async (query: string, ...values: unknown[]) =>
    (await server.platform.database.pool.query(query, values)).rows as Record<string, unknown>[];

  test('the match includes the insight, and its stats are stored by metric number', async () => {
    const { insight } = matchDetail.parse((await ann.get(`/api/v1/gamedata/match/${item.matchId}`)).body);
    expect(insight).toEqual(truth[0]!.insight);
    const facts = await rows('select * from player_facts where match_id = $1', item.matchId);
    const players = Object.entries(truth[0]!.insight.players);
    expect(players.length).toBeGreaterThan(0);
    for (const [key, { metrics }] of players) {
      const row = facts.find((fact) => fact.player_key === key);
      const { metric_values: values, metric_overs: overs } = row as Record<string, (number | null)[]>;
      for (const metric of METRICS) {
        expect(single(values![metric.number] ?? null), metric.key).toBe(single(metrics[metric.key]!.value));
        expect(single(overs![metric.number]!), metric.key).toBe(single(metrics[metric.key]!.over));
      }
    }
  });

  test('rows of events hold the role and the score of their moment', async () => {
    for (const [n, { matchId }] of [item, second].entries()) {
      const { events } = truth[n]!;
      const getContext = contextIn(events);
      const stored = await rows(
        'select ordinal, role, score_state from match_events where match_id = $1 order by ordinal',
        matchId,
      );
      const requested = events.flatMap((event, ordinal) => {
        const { role, scoreState } = getContext(event);
        const known = [role && EVENT_ROLES.indexOf(role), scoreState && SCORE_STATES.indexOf(scoreState)];
        return event.code === null ? [] : [[ordinal, ...known]];
      });
      expect(stored.map(({ ordinal, role, score_state }) => [ordinal, role, score_state])).toEqual(requested);
      // More than one value and null each, else the comparison says little.
      for (const index of [1, 2]) expect(new Set(requested.map((row) => row[index])).size).toBeGreaterThan(2);
    }
  });

  test('score, role and side are filtered without opening the recordings of matches that are not shown', async () => {
    const context = truth.map(({ events }) => contextIn(events));
    const count = (passes: (event: MatchEvent, known: EventContext) => boolean) =>
      truth.flatMap(({ events }, n) => coded(events).filter((event) => passes(event, context[n]!(event))))
        .length;
    const first = (await list('player=all&pageSize=1')).items[0]!.matchId;
    const later = [item, second].find(({ matchId }) => matchId !== first)!.matchId;
    const [whole] = await rows('select events from match_recordings where match_id = $1', later);
    await rows(`update match_recordings set events = 'broken' where match_id = $1`, later);
    try {
      for (const state of SCORE_STATES) {
        const requested = count((_event, { scoreState }) => scoreState === state);
        const { items, total } = await list(`player=all&scoreState=${state}&pageSize=1`);
        expect([state, total]).toEqual([state, requested]);
        expect(items).toMatchObject([{ matchId: first, facts: { scoreState: state } }]);
      }
      for (const part of EVENT_ROLES) {
        const requested = count((_event, { role }) => role === part);
        expect([part, (await list(`player=all&role=${part}&pageSize=1`)).total]).toEqual([part, requested]);
      }
      const one = await list(`matchId=${first}&team=1&scoreState=level`);
      expect(one.items.every(({ team }) => team === 1)).toBe(true);
      expect(count((_event, { scoreState }) => scoreState === 'ahead')).toBeGreaterThan(0);
      expect(count((_event, { role }) => role === 'second')).toBeGreaterThan(0);
    } finally {
      await rows('update match_recordings set events = $1 where match_id = $2', whole!.events, later);
    }
  });

  test('the whole stream is served as packed, and unpacked if the client needs it', async () => {
    const path = `/api/v1/gamedata/match/${item.matchId}/events`;
    const { revision } = matchDetail.parse((await ann.get(`/api/v1/gamedata/match/${item.matchId}`)).body);
    const packed = await ann.get(path);
    expect(matchEvents.strict().parse(packed.body).events).toEqual(truth[0]!.events);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('cache-control')).toBe('private, no-cache');
    const kept = await ann.get(`${path}?revision=${revision}`);
    expect(kept.headers.get('cache-control')).toContain('immutable');
    const authorization = `Bearer ${ann.tokens.accessToken}`;
    const again = await fetch(`${server.url}${path}`, {
      headers: { authorization, 'if-none-match': packed.headers.get('etag')! },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const plain = await withoutPacking(`${server.url}${path}`, authorization);
    expect(plain.encoding).toBeUndefined();
    expect(JSON.parse(plain.text)).toEqual(packed.body);
  });

  test('the tracks are served as packed', async () => {
    const path = `/api/v1/gamedata/match/${item.matchId}/tracks`;
    const { revision } = matchDetail.parse((await ann.get(`/api/v1/gamedata/match/${item.matchId}`)).body);
    const headers = { authorization: `Bearer ${ann.tokens.accessToken}` };
    const answer = await fetch(`${server.url}${path}?revision=${revision}`, { headers });
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes).toEqual(truth[0]!.tracks);
    expect(
      decodeTracks(bytes)
        .players.map(({ key }) => key)
        .sort(),
    ).toEqual(truth[0]!.report.players.map(({ key }) => key).sort());
    expect((await ann.get(`${path}?revision=other`)).headers.get('cache-control')).toBe('private, no-cache');
    const hidden = await stranger.get(path);
    expect([hidden.status, getProblemCode(hidden)]).toEqual([404, 'match-not-found']);
  });

  test('a scoreboard has no events', async () => {
    const account = await signUpAndIn(server.url);
    await account.upload(damagedReplay(sampleReplay({ seed: 83 })));
    const [broken] = await account.finishedReplays();
    const { body } = await account.get(`/api/v1/gamedata/match/${broken!.matchId}/events`);
    expect(matchEvents.parse(body).events).toEqual([]);
    const { insight } = matchDetail.parse(
      (await account.get(`/api/v1/gamedata/match/${broken!.matchId}`)).body,
    );
    expect(insight).toBeNull();
    const tracks = await account.get(`/api/v1/gamedata/match/${broken!.matchId}/tracks`);
    expect([tracks.status, getProblemCode(tracks)]).toEqual([404, 'tracks-not-found']);
    expect(await list(`replayId=${broken!.id}`, account)).toMatchObject({ items: [], total: 0 });
  });

  test("a replay's list has its events with a code, in order, fifteen per page", async () => {
    const expected = coded(truth[0]!.events);
    expect(expected.length).toBeGreaterThan(15);
    const found: EventItem[] = [];
    for (let pageIndex = 0; found.length < expected.length; pageIndex++) {
      const page = await list(`replayId=${item.id}&pageIndex=${pageIndex}`);
      expect(page).toMatchObject({ pageIndex, pageSize: 15, total: expected.length });
      expect(page.items.length).toBeGreaterThan(0);
      found.push(...page.items);
    }
    expect(found.map((event) => matchEvent.parse(event))).toEqual(expected);
    for (const event of found) expect(event.definition).not.toBe('');
    const last = await list(`replayId=${item.id}&pageSize=1&order=desc`);
    expect(last.items[0]?.id).toBe(found.at(-1)?.id);
  });

  test('filters by code, group, kind and player', async () => {
    const { events } = truth[0]!;
    const all = coded(events);
    const code = all[0]!.code!;
    const player = all.find((event) => event.player !== null)!.player!;
    const size = 'pageSize=100';
    const count = async (query: string) => (await list(`replayId=${item.id}&${size}&${query}`)).total;
    expect(await count(`code=${code}`)).toBe(all.filter((event) => event.code === code).length);
    expect(await count(`player=${encodeURIComponent(player)}`)).toBe(
      all.filter((event) => event.player === player).length,
    );
    expect(await count(`kind=touch&kind=boostUse`)).toBe(
      events.filter(({ kind }) => kind === 'touch' || kind === 'boostUse').length,
    );
    expect(await count(`kind=touch&player=${encodeURIComponent(player)}`)).toBe(
      events.filter((event) => event.kind === 'touch' && event.player === player).length,
    );
    const touches = await list(`replayId=${item.id}&kind=touch&pageSize=3&pageIndex=1&order=desc`);
    const ordered = events.filter(({ kind }) => kind === 'touch').reverse();
    expect(touches.items.map((event) => matchEvent.parse(event))).toEqual(ordered.slice(3, 6));
    const boost = await list(`replayId=${item.id}&gameStatType=25&${size}`);
    expect(boost.total).toBe(all.filter((event) => event.code! >= 120 && event.code! <= 135).length);
    expect(await count(`gameStatType=25&code=5`)).toBe(0);
  });

  test('counts by code', async () => {
    const { gameStats } = await list(`replayId=${item.id}`);
    expect(gameStats).toHaveLength(48);
    for (const { code, count } of gameStats!)
      expect(count, `code ${code}`).toBe(truth[0]!.events.filter((event) => event.code === code).length);
    expect((await list(`replayId=${item.id}&getGameStats=false`)).gameStats).toBeNull();
    const group = await list(`replayId=${item.id}&gameStatType=15`);
    expect(group.gameStats?.map(({ code }) => code)).toEqual([80, 85, 90]);
  });

  test('without a replay: my events in my newest matches', async () => {
    const { me } = matchDetail.parse((await ann.get(`/api/v1/gamedata/match/${item.matchId}`)).body);
    const mine = truth.map(({ events }) => coded(events).filter((event) => event.player === me).length);
    const everybody = truth.map(({ events }) => coded(events).length);
    const [first, later] = mine as [number, number];
    expect(first).toBeGreaterThan(0);
    expect(await list('')).toMatchObject({ matches: 2, total: first + later });
    expect(await list('player=all')).toMatchObject({ total: everybody[0]! + everybody[1]! });
    expect(await list('window=1')).toMatchObject({ matches: 1 });
    expect(await list('mode=10')).toMatchObject({ matches: 2 });
    expect(await list('mode=15')).toMatchObject({ matches: 0, total: 0, items: [] });
    expect(await list('map=nowhere_p')).toMatchObject({ matches: 0 });
    expect(await list(`map=${truth[0]!.report.match.map.code}`)).toMatchObject({ matches: 2 });
    for (const result of [5, 10]) {
      const matches = [item, second].filter((one) => one.result === result).length;
      expect(await list(`result=${result}`)).toMatchObject({ matches });
    }
    expect(await list('', stranger)).toMatchObject({ matches: 0, total: 0 });
  });

  test('each event has an address, for those who may see its match', async () => {
    const { items } = await list(`replayId=${item.id}&kind=touch&pageSize=1`);
    const path = `/api/v1/gamedata/event/${items[0]!.id}`;
    const answer = await ann.get(path);
    expect(eventItem.strict().parse(answer.body)).toEqual(items[0]);
    for (const hidden of [
      await stranger.get(path),
      await ann.get(`/api/v1/gamedata/event/${item.matchId}-999999`),
      await ann.get(`/api/v1/gamedata/event/${crypto.randomUUID()}-1`),
      await ann.get('/api/v1/gamedata/event/nothing'),
    ]) {
      expect([hidden.status, getProblemCode(hidden)]).toEqual([404, 'event-not-found']);
    }
  });

  test("hides other users' events and rejects unknown codes", async () => {
    const hidden = await stranger.get(`/api/v1/gamedata/event-list?replayId=${item.id}`);
    expect([hidden.status, getProblemCode(hidden)]).toEqual([404, 'replay-not-found']);
    const stream = await stranger.get(`/api/v1/gamedata/match/${item.matchId}/events`);
    expect([stream.status, getProblemCode(stream)]).toEqual([404, 'match-not-found']);
    for (const query of ['code=7', 'kind=somersault', 'gameStatType=99']) {
      const refused = await ann.get(`/api/v1/gamedata/event-list?${query}`);
      expect([refused.status, getProblemCode(refused)], query).toEqual([400, 'unknown-code']);
    }
    for (const query of ['mode=3', 'pageSize=0', 'window=1000', 'replayId=x', 'code=x', 'order=sideways']) {
      expect((await ann.get(`/api/v1/gamedata/event-list?${query}`)).status, query).toBe(400);
    }
    expect((await call(`${server.url}/api/v1/gamedata/event-list`)).status).toBe(401);
  });
});

test.runIf(hasSharedCorpus)('events of real files from all modes match the contract', () => {
  for (const name of [
    'era-2016-07-v868-12-lan-3v3',
    'era-2026-06-v868-32-net11-dropshot-3v3',
    'hoops-2v2-2022-10-ranked',
    'rumble-3v3-2025-08-casual-bot',
    'soccar-2v2-2026-03-ranked-doubles',
  ]) {
    const outcome = analyzeReplay(readSharedReplay(name), { events: true });
    if (outcome.kind !== 'complete') throw new Error(`${name} was not read`);
    for (const event of outcome.events ?? [])
      expect(() => matchEvent.strict().parse(event), name).not.toThrow();
  }
});

reportMissingCorpus('the shape of events of real files');

/** fetch always requests a compressed response; this doesn't. */
function withoutPacking(
  url: string,
  authorization: string,
): Promise<{ encoding: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { authorization } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], text }));
    });
    sent.once('error', reject);
    sent.end();
  });
}
