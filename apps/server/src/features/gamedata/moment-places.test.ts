import { randomUUID } from 'node:crypto';
import { hasMomentRule, METRICS } from '@datacoach/analysis';
import { writePlayedMatch } from '@datacoach/replay-fixtures';
import { describe, expect, test } from 'vitest';
import {
  hasSharedCorpus,
  readSharedReplay,
  reportMissingCorpus,
} from '../../../../../tooling/shared-corpus.ts';
import { createDemoSeason } from '../../demo/season.ts';
import { openDatabaseForTests } from '../../testing/open-test-database.ts';
import analyzeFile from '../analysis/thread/analyze-file.thread.ts';
import type { PlayerFilter } from './event.repository.ts';
import { NO_CRITERIA } from './event-filter.ts';
import { listEvents } from './list-events.ts';
import { getPlayerIdentity } from './match.repository.ts';
import { storeMatch } from './store-match.ts';

reportMissingCorpus('moments of metrics of a real file by their places');

const RULED = METRICS.filter(({ key }) => hasMomentRule(key));
const PLAYED_AT = new Date('2026-03-01T20:00:00Z');

describe('moments of a metric', async () => {
  const matchIds: string[] = [];
  /** From both matches: one on orange; two on blue and the one on orange, as if they belonged to one account. */
  const one: string[] = [];
  const three: string[] = [];

  const database = await openDatabaseForTests('embedded');
  const [game] = createDemoSeason(PLAYED_AT.getTime() / 1000).filter(
    ({ options }) => options.blue.length === 2,
  );
  const files = [writePlayedMatch(game!.options)];
  if (hasSharedCorpus) files.push(readSharedReplay('soccar-2v2-2026-03-ranked-doubles'));
  for (const file of files) {
    const analysis = await analyzeFile(file);
    if (analysis.kind !== 'complete') throw new Error('a file was not analyzed');
    const sourceUpload = {
      replayId: randomUUID(),
      ownerId: randomUUID(),
      sha256: randomUUID(),
      playedAt: PLAYED_AT,
    };
    matchIds.push(await database.db.transaction((tx) => storeMatch(tx, analysis, sourceUpload, PLAYED_AT)));
    const identities = (team: 0 | 1) =>
      analysis.report.players.flatMap((player) => (player.team === team && getPlayerIdentity(player)) || []);
    one.push(identities(1)[1]!);
    three.push(...identities(0).slice(0, 2), identities(1)[1]!);
  }

  test('are found by index as in the recordings', async () => {
    const { db, pool } = database;
    const subjects: { name: string; player: PlayerFilter }[] = [
      { name: 'anybody', player: null },
      { name: 'one', player: { identities: one } },
      { name: 'three', player: { identities: three } },
    ];
    const filters = RULED.flatMap(({ key, events }) =>
      subjects.map(({ name, player }) => ({ name: `${key} of ${name}`, key, events, player })),
    );
    const read = async () => {
      const lists = new Map<string, { total: number; ids: string[] }>();
      for (const { name, key, events, player } of filters) {
        const { items, total } = await listEvents(db, {
          matchIds,
          player,
          codes: null,
          kinds: events,
          criteria: { ...NO_CRITERIA, metric: key },
          descending: true,
          page: { index: 0, size: 15 },
        });
        lists.set(name, { total, ids: items.map(({ id }) => id) });
      }
      return lists;
    };
    const placed = await read();
    // Indexes exist even for a metric without moments: if missing, an older engine wrote the recording.
    await pool.query(
      `update match_recordings set kinds = (
        select jsonb_object_agg(key, value) from jsonb_each(kinds) where key not like 'metric:%')`,
    );
    const filtered = await read();
    expect(placed).toEqual(filtered);
    const seen = RULED.filter(({ key }) => filtered.get(`${key} of anybody`)!.total > 0);
    expect(seen.length).toBeGreaterThan(hasSharedCorpus ? 25 : 15);
  });
});
