import { analyzeReplay } from '@datacoach/analysis';
import { matchDetail, replayItem } from '@datacoach/contract';
import { afterAll, describe, expect, test } from 'vitest';
import type { WorkerContext } from '../../feature-module.ts';
import { startThreadPool } from '../../platform/thread-pool/thread-pool.ts';
import { signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { FORGETFUL_ENGINE, NEWER_ENGINE, NEWER_VERSION } from '../../testing/newer-engine.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import {
  createNewerReplay,
  createOtherRecording,
  damagedReplay,
  sampleReplay,
} from '../../testing/sample-replay.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { ANALYSIS_LIMITS, type AnalysisEngine, ENGINE } from './analysis-engine.ts';
import { analyzeStoredReplay } from './analyze-stored-replay.ts';
import { listOutdatedIds } from './outdated.repository.ts';
import { reanalyzeReplay, requeueOutdated } from './reanalyze-stored-replay.ts';

/** Every table with match data, and how its rows are identified. */
const TABLES = {
  matches: 'id',
  match_reports: 'match_id',
  match_recordings: 'match_id',
  match_players: 'match_id, player_key',
  player_facts: 'match_id, player_key',
  match_events: 'match_id, ordinal',
} as const;

describe.each(DATABASE_KINDS)('a newer engine on %s', async (database) => {
  const engines: WorkerContext[] = [];

  /** Runs the background work by hand so each step can be checked. */
  function getContext(engine: AnalysisEngine): WorkerContext {
    const threads = startThreadPool<Uint8Array, unknown>({
      module: engine.thread,
      threads: 1,
      ...ANALYSIS_LIMITS,
    });
    const context = { ...server.context, threads, engine, isClosing: () => false };
    engines.push(context);
    return context;
  }

  const server = await startTestServer({ database });
  const ann = await signUpAndIn(server.url);
  const bob = await signUpAndIn(server.url);
  const ours: WorkerContext = getContext(ENGINE);
  const newer: WorkerContext = getContext(NEWER_ENGINE);
  afterAll(async () => {
    for (const { threads } of engines) await threads.close();
    await server.close();
  });

  const rows = async (query: string, ...values: unknown[]) =>
    (await server.platform.database.pool.query(query, values)).rows as Record<string, unknown>[];
  const upload = async (account: TestAccount, file: Uint8Array<ArrayBuffer>, context = ours) => {
    const { id } = replayItem.parse((await account.upload(file)).body);
    await analyzeStoredReplay(context, id);
    return id;
  };
  const replay = async (id: string) => (await rows('select * from replays where id = $1', id))[0]!;
  /** Returns everything stored for a match except timestamps. */
  const stored = async (matchId: unknown) => {
    const found: Record<string, Record<string, unknown>[]> = {};
    for (const [table, order] of Object.entries(TABLES)) {
      const key = table === 'matches' ? 'id' : 'match_id';
      const all = await rows(`select * from ${table} where ${key} = $1 order by ${order}`, matchId);
      found[table] = all.map(({ updated_at: _, ...row }) => row);
    }
    return found;
  };

  test('replaces the stats of an older engine, once', async () => {
    const id = await upload(ann, sampleReplay({ seed: 101 }));
    const before = await replay(id);
    const right = await stored(before.match_id);
    expect(right.match_events!.length).toBeGreaterThan(10);
    expect(await listOutdatedIds(ours.db, ENGINE.version, null, 100)).toEqual([]);

    await age(id, before.match_id);
    expect(await stored(before.match_id)).not.toEqual(right);
    expect(await listOutdatedIds(ours.db, ENGINE.version, null, 100)).toEqual([id]);
    expect(await requeueOutdated(ours)).toBe(1);
    expect(await requeueOutdated(ours)).toBe(0);
    await reanalyzeReplay(ours, id);
    expect(await stored(before.match_id)).toEqual(right);
    expect(await replay(id)).toEqual(before);
    expect(await listOutdatedIds(ours.db, ENGINE.version, null, 100)).toEqual([]);

    const [written] = await rows('select updated_at from matches where id = $1', before.match_id);
    await reanalyzeReplay(ours, id);
    expect(await rows('select updated_at from matches where id = $1', before.match_id)).toEqual([written]);
  });

  test('writes one set of stats when two run at once', async () => {
    const id = await upload(ann, sampleReplay({ seed: 102 }));
    const before = await replay(id);
    const right = await stored(before.match_id);
    await age(id, before.match_id);
    await Promise.all([reanalyzeReplay(ours, id), reanalyzeReplay(ours, id)]);
    expect(await stored(before.match_id)).toEqual(right);
    expect(await replay(id)).toEqual(before);
  });

  test('turns files that waited for it into full matches', async () => {
    const file = sampleReplay({ seed: 103 });
    const ids = [
      await upload(ann, createNewerReplay(file)),
      await upload(bob, createNewerReplay(createOtherRecording({ seed: 103 }))),
    ] as const;
    const waiting = await replay(ids[0]);
    expect(waiting).toMatchObject({ status: 15, coverage: 'scoreboard', analysis_version: ENGINE.version });
    expect(waiting.status_reason).toContain('We don’t support this game version yet');
    expect((await stored(waiting.match_id)).match_events).toEqual([]);
    // The engine that couldn't read them doesn't retry them.
    expect(await listOutdatedIds(ours.db, ENGINE.version, null, 100)).toEqual([]);
    expect(await listOutdatedIds(newer.db, NEWER_VERSION, null, 100)).toEqual(
      expect.arrayContaining([...ids]),
    );

    for (let round = 0; round < 2; round++) for (const id of ids) await reanalyzeReplay(newer, id);
    const [mine, theirs] = [await replay(ids[0]), await replay(ids[1])];
    for (const one of [mine, theirs]) {
      expect(one).toMatchObject({
        status: 15,
        coverage: 'full',
        status_reason: null,
        error_code: null,
        analysis_version: NEWER_VERSION,
        attempts: 0,
      });
    }
    // The match keeps its address for everyone and exists only once.
    expect(mine.match_id).toBe(waiting.match_id);
    expect(theirs.match_id).toBe(mine.match_id);
    expect((mine.finished_at as Date).getTime()).toBe((waiting.finished_at as Date).getTime());
    const answer = await ann.get(`/api/v1/gamedata/match/${mine.match_id}`);
    const { report, insight } = matchDetail.parse(answer.body);
    const truth = analyzeReplay(file, { events: true });
    if (truth.kind !== 'complete') throw new Error('the sample must be readable');
    const expected = JSON.parse(JSON.stringify(truth)) as typeof truth;
    expect(report).toEqual({ ...expected.report, analysisVersion: NEWER_VERSION });
    expect(insight).toEqual(expected.insight);
    const { match_events: events, player_facts: facts } = await stored(mine.match_id);
    expect(events).toHaveLength(truth.events!.filter(({ code }) => code !== null).length);
    expect(facts).toHaveLength(report.players.length);
  });

  test('merges two matches when it finds they are the same', async () => {
    const waiting = await replay(await upload(ann, createNewerReplay(sampleReplay({ seed: 104 }))));
    const known = await replay(await upload(bob, createOtherRecording({ seed: 104 }), newer));
    expect(known).toMatchObject({ coverage: 'full' });
    expect(waiting.match_id).not.toBe(known.match_id);
    const right = await stored(known.match_id);
    await reanalyzeReplay(newer, waiting.id as string);
    expect(await replay(waiting.id as string)).toMatchObject({ match_id: known.match_id, coverage: 'full' });
    expect(await stored(known.match_id)).toEqual(right);
    for (const left of Object.values(await stored(waiting.match_id))) expect(left).toEqual([]);
  });

  test('keeps stats when it can read less, and keeps errors', async () => {
    const forgetful = getContext(FORGETFUL_ENGINE);
    const full = await upload(ann, sampleReplay({ seed: 105 }));
    const broken = await upload(ann, damagedReplay(sampleReplay({ seed: 106 })));
    for (const id of [full, broken]) {
      const before = await replay(id);
      const numbers = await stored(before.match_id);
      await reanalyzeReplay(forgetful, id);
      const version = { analysis_version: FORGETFUL_ENGINE.version };
      expect(await replay(id)).toEqual({ ...before, ...version });
      const after = await stored(before.match_id);
      expect({ ...after, matches: [], match_reports: [] }).toEqual({
        ...numbers,
        matches: [],
        match_reports: [],
      });
    }
    expect(await replay(broken)).toMatchObject({ status: 20, coverage: 'scoreboard' });
    expect(await replay(full)).toMatchObject({ status: 15, coverage: 'full' });
  });

  test("doesn't retry a file that kills it forever", async () => {
    const id = await upload(ann, sampleReplay({ seed: 107 }));
    const before = await replay(id);
    await rows('update replays set attempts = 10 where id = $1', id);
    const numbers = await stored(before.match_id);
    await reanalyzeReplay(newer, id);
    expect(await replay(id)).toEqual({ ...before, analysis_version: NEWER_VERSION });
    expect(await stored(before.match_id)).toEqual(numbers);
  });

  test('sorts versions numerically', async () => {
    const id = await upload(ann, sampleReplay({ seed: 108 }));
    const isOutdated = async (stored: string, engine: string) => {
      await rows('update replays set analysis_version = $2 where id = $1', id, stored);
      return (await listOutdatedIds(ours.db, engine, null, 1000)).includes(id);
    };
    expect(await isOutdated('2.0.0', '2.0.0')).toBe(false);
    expect(await isOutdated('2.9.0', '2.10.0')).toBe(true);
    expect(await isOutdated('10.0.0', '9.9.9')).toBe(false);
    expect(await isOutdated('1.99.99', '2.0.0')).toBe(true);
  });

  /** Makes rows look like the first engine's: different stats, and nothing it didn't know. */
  async function age(id: unknown, matchId: unknown): Promise<void> {
    await rows('update replays set analysis_version = null where id = $1', id);
    await rows("update matches set analysis_version = '1.0.0', blue_score = 77 where id = $1", matchId);
    await rows("update match_recordings set events = 'old' where match_id = $1", matchId);
    await rows('delete from match_events where match_id = $1 and ordinal % 2 = 0', matchId);
    await rows(
      'update match_events set code = 5, ordinal = ordinal + 1000000 where match_id = $1 and ordinal % 3 = 0',
      matchId,
    );
    await rows(
      `update match_reports set insight = null, report = jsonb_set(report, '{teams,0,score}', '77')
       where match_id = $1`,
      matchId,
    );
    await rows(
      "update player_facts set statistics = '{}', metric_values = null where match_id = $1",
      matchId,
    );
  }
});
