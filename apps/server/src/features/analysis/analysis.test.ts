import { randomBytes } from 'node:crypto';
import { analyzeReplay, STATISTICS } from '@datacoach/analysis';
import { type MatchReport, matchDetail, matchReport, type ReplayItem, replayItem } from '@datacoach/contract';
import type { HeaderValue } from '@datacoach/replay';
import { scriptedMatch } from '@datacoach/replay-fixtures';
import { describe, expect, test } from 'vitest';
import {
  hasSharedCorpus,
  readSharedReplay,
  reportMissingCorpus,
} from '../../../../../tooling/shared-corpus.ts';
import { getProblemCode, signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { createForgedHeader } from '../../testing/hostile-replays.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import {
  createForgedReplay,
  createNewerReplay,
  createOtherRecording,
  damagedReplay,
  sampleReplay,
} from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

/** As stored in JSON and jsonb. */
const stored = (report: MatchReport): MatchReport => JSON.parse(JSON.stringify(report)) as MatchReport;

describe.each(DATABASE_KINDS)('analysis on %s', async (database) => {
  const server = await startServerForTests({ database, worker: true });

  const rows = async (query: string, ...values: unknown[]) =>
    (await server.platform.database.pool.query(query, values)).rows as Record<string, unknown>[];
  const uploadAndFinish = async (
    account: TestAccount,
    file: Uint8Array<ArrayBuffer>,
  ): Promise<ReplayItem> => {
    const { id } = replayItem.parse((await account.upload(file)).body);
    return (await account.finishedReplays()).find((item) => item.id === id)!;
  };
  const detail = async (account: TestAccount, { matchId }: ReplayItem) => {
    const answer = await account.get(`/api/v1/gamedata/match/${matchId}`);
    expect(answer.status).toBe(200);
    return matchDetail.parse(answer.body);
  };

  test('an upload becomes a match with the stats from the analysis', async () => {
    const account = await signUpAndIn(server.url);
    const file = sampleReplay({ seed: 11 });
    const { expected } = scriptedMatch({ seconds: 20, teamSize: 2, seed: 11 });
    const item = await uploadAndFinish(account, file);
    expect(item).toMatchObject({
      status: 15,
      statusReason: null,
      coverage: 'full',
      score: { blue: expected.score[0], orange: expected.score[1] },
    });
    const outcome = analyzeReplay(file);
    if (outcome.kind !== 'complete') throw new Error('the sample must be readable');
    expect(item.playlist).toBe(outcome.report.match.playlist.name);
    expect(item.map).toBe(outcome.report.match.map.name);
    const found = await detail(account, item);
    expect(found.replayId).toBe(item.id);
    expect(found.report).toEqual(stored(outcome.report));

    const facts = await rows('select * from player_facts where match_id = $1', item.matchId);
    const players = await rows('select * from match_players where match_id = $1', item.matchId);
    expect(facts).toHaveLength(outcome.report.players.length);
    expect(players).toHaveLength(outcome.report.players.length);
    for (const player of outcome.report.players) {
      const row = facts.find((fact) => fact.player_key === player.key);
      expect(row?.statistics).toEqual(player.statistics);
      expect(Object.keys(player.statistics).sort()).toEqual(STATISTICS.map(({ key }) => key).sort());
    }
  });

  test('a match is stored once, no matter who uploads it', async () => {
    const [ann, bob, cem] = [
      await signUpAndIn(server.url),
      await signUpAndIn(server.url),
      await signUpAndIn(server.url),
    ];
    const options = { seed: 21 };
    const first = await uploadAndFinish(ann, sampleReplay(options));
    const same = await uploadAndFinish(bob, sampleReplay(options));
    const other = await uploadAndFinish(cem, createOtherRecording(options));
    expect(same.matchId).toBe(first.matchId);
    expect(other.matchId).toBe(first.matchId);
    const { match, ...numbers } = (await detail(bob, same)).report;
    const { match: annsMatch, ...annsNumbers } = (await detail(ann, first)).report;
    expect(numbers).toEqual(annsNumbers);
    // Another source upload gets the match without the recorder's name and clock.
    expect(match).toEqual({ ...annsMatch, recorderName: null, localDate: null });
    const facts = await rows(
      'select count(*)::int as n from player_facts where match_id = $1',
      first.matchId,
    );
    expect(facts[0]?.n).toBe(4);
  });

  test('concurrent uploads of one match become one match', async () => {
    const accounts = await Promise.all(Array.from({ length: 4 }, () => signUpAndIn(server.url)));
    const file = sampleReplay({ seed: 22 });
    const items = await Promise.all(accounts.map((account) => uploadAndFinish(account, file)));
    expect(new Set(items.map(({ matchId }) => matchId)).size).toBe(1);
  });

  test("a copied match id alone doesn't merge matches", async () => {
    const [ann, mallory] = [await signUpAndIn(server.url), await signUpAndIn(server.url)];
    const [mine, forged] = [sampleReplay({ seed: 31 }), createForgedReplay(71, 31)];
    const ids = [mine, forged].map((file) => {
      const outcome = analyzeReplay(file);
      return outcome.kind === 'failed' ? null : outcome.report.match.guid;
    });
    expect(ids[0]).toBe(ids[1]);
    const first = await uploadAndFinish(ann, mine);
    const second = await uploadAndFinish(mallory, forged);
    expect(second.matchId).not.toBe(first.matchId);
    const outcome = analyzeReplay(mine);
    if (outcome.kind !== 'complete') throw new Error('the sample must be readable');
    expect((await detail(ann, first)).report).toEqual(stored(outcome.report));
  });

  test('without a shared match id, only identical files are the same match', async () => {
    const [ann, bob] = [await signUpAndIn(server.url), await signUpAndIn(server.url)];
    const options = { seed: 41, era: '2016' as const };
    const first = await uploadAndFinish(ann, sampleReplay(options));
    const same = await uploadAndFinish(bob, sampleReplay(options));
    const other = await uploadAndFinish(bob, createOtherRecording(options));
    expect((await detail(ann, first)).report.match.guidShared).toBe(false);
    expect(same.matchId).toBe(first.matchId);
    expect(other.matchId).not.toBe(first.matchId);
  });

  test('only those who uploaded a match can open it', async () => {
    const [ann, stranger] = [await signUpAndIn(server.url), await signUpAndIn(server.url)];
    const { matchId } = await uploadAndFinish(ann, sampleReplay({ seed: 51 }));
    const hidden = await stranger.get(`/api/v1/gamedata/match/${matchId}`);
    const missing = await stranger.get(`/api/v1/gamedata/match/${crypto.randomUUID()}`);
    expect([hidden.status, getProblemCode(hidden)]).toEqual([404, 'match-not-found']);
    expect(missing.body).toEqual(hidden.body);
    expect((await stranger.get('/api/v1/gamedata/match/not-an-id')).status).toBe(400);
    expect((await fetch(`${server.url}/api/v1/gamedata/match/${matchId}`)).status).toBe(401);
  });

  test('the recorder of two own uploads is me; after one upload there is no me yet', async () => {
    // The same player recorded the other tests' matches and can belong to only one account.
    await rows('delete from player_identities');
    const account = await signUpAndIn(server.url);
    const first = await uploadAndFinish(account, sampleReplay({ seed: 61 }));
    const before = await detail(account, first);
    expect(before.me).toBeNull();
    expect(first.result).toBeNull();
    await uploadAndFinish(account, sampleReplay({ seed: 62 }));
    const { me, report } = await detail(account, first);
    const player = report.players.find(({ key }) => key === me);
    expect(player?.name).toBe(report.match.recorderName);
    const [blue, orange] = report.teams.map(({ score }) => score) as [number, number];
    const won = (player?.team === 0) === blue > orange;
    const items = await account.finishedReplays();
    const result = items.find(({ id }) => id === first.id)?.result;
    expect(result).toBe(blue === orange ? null : won ? 5 : 10);
  });

  test("cleans text that the database can't store instead of rejecting it", async () => {
    const account = await signUpAndIn(server.url);
    const item = await uploadAndFinish(
      account,
      createOtherRecording({ seed: 75 }, 'nul\0, half \ud83d pair'),
    );
    expect(item).toMatchObject({ status: 15, coverage: 'full' });
    expect((await detail(account, item)).report.match.title).toBe('nul, half \ufffd pair');
  });

  test('stores a match whose header has impossible values', async () => {
    const account = await signUpAndIn(server.url);
    const str = (value: string): HeaderValue => ({ kind: 'str', value });
    const int = (value: number): HeaderValue => ({ kind: 'int', value });
    // Random, so that compression doesn't make it fit.
    const endless = randomBytes(7000).toString('base64');
    const long = str(endless);
    const noStart = { kind: 'qword', value: -70_000_000_000n } as const;
    const files = {
      'dates.replay': createForgedHeader(91, { Date: str('0000-01-01 00-00-00'), MatchStartEpoch: noStart }),
      'size.replay': createForgedHeader(92, { TeamSize: int(40_000), NumFrames: int(0) }, false),
      'texts.replay': createForgedHeader(93, {
        MatchGUID: long,
        Name: long,
        EpicAccountId: long,
        PlayerName: long,
      }),
      'map.replay': createForgedHeader(94, { MapName: { kind: 'name', value: endless } }),
    };
    for (const [name, file] of Object.entries(files)) await account.upload(file, name);
    const items = await account.finishedReplays();
    expect(Object.fromEntries(items.map(({ name, status }) => [name, status]))).toEqual({
      'dates.replay': 15,
      'size.replay': 15,
      'texts.replay': 15,
      'map.replay': 15,
    });
    const found = await rows('select played_at from replays where owner_id = $1', account.tokens.user.id);
    expect(found.filter(({ played_at }) => played_at === null)).toHaveLength(1);
  });

  test('a damaged file ends in an error but still shows its scoreboard', async () => {
    const account = await signUpAndIn(server.url);
    const item = await uploadAndFinish(account, damagedReplay(sampleReplay({ seed: 71 })));
    expect(item).toMatchObject({ status: 20, coverage: 'scoreboard' });
    expect(item.statusReason).toMatch(/^(The file|This replay) .* We could only read its scoreboard\.$/);
    const { report } = await detail(account, item);
    expect(report.coverage).toBe('scoreboard');
    expect(item.score).toEqual({ blue: report.teams[0]?.score, orange: report.teams[1]?.score });
  });

  test('a file from a newer game version is kept with its scoreboard until an update', async () => {
    const account = await signUpAndIn(server.url);
    const item = await uploadAndFinish(account, createNewerReplay(sampleReplay({ seed: 72 })));
    expect(item).toMatchObject({ status: 15, coverage: 'scoreboard' });
    expect(item.statusReason).toContain('We don’t support this game version yet');
    const [row] = await rows('select error_code, error_section from replays where id = $1', item.id);
    expect(row).toEqual({ error_code: 'unknown-attribute', error_section: 'network' });
  });

  test.runIf(hasSharedCorpus)('bad real files end in an error with their scoreboard', async () => {
    const account = await signUpAndIn(server.url);
    for (const name of ['bad-content-corrupt', 'bad-network-corrupt']) {
      const item = await uploadAndFinish(account, new Uint8Array(readSharedReplay(name)));
      expect(item, name).toMatchObject({ status: 20, coverage: 'scoreboard' });
      expect((await detail(account, item)).report.players.length, name).toBeGreaterThan(0);
    }
  });

  test.runIf(hasSharedCorpus)('real files of two team sizes end as Completed', async () => {
    const account = await signUpAndIn(server.url);
    for (const name of ['soccar-1v1-2026-04-ranked-duel-post-eac', 'soccar-3v3-2026-03-ranked-standard-a']) {
      const item = await uploadAndFinish(account, new Uint8Array(readSharedReplay(name)));
      expect(item).toMatchObject({ status: 15, coverage: 'full' });
    }
  });
});

test.runIf(hasSharedCorpus)('reports of real files from all eras and modes match the contract', () => {
  const names = [
    'noframes-2015-09-header-only',
    'era-2016-07-v868-12-lan-3v3',
    'era-2017-03-v868-17-dropshot-3v3',
    'rumble-3v3-2025-08-casual-bot',
    'hoops-2v2-2022-10-ranked',
    'knockout-8p-2022-04-casual',
    'soccar-2v2-2026-03-ranked-doubles',
    'bad-network-corrupt',
  ];
  for (const name of names) {
    const outcome = analyzeReplay(readSharedReplay(name));
    if (outcome.kind === 'failed') throw new Error(`${name}: ${outcome.error.message}`);
    expect(() => matchReport.strict().parse(outcome.report), name).not.toThrow();
  }
});

reportMissingCorpus('analysis of real files through the server');
