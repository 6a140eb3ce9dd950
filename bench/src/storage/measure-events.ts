import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { MatchEvent } from '@datacoach/analysis';
import type { DatabaseHandle } from '../../../apps/server/src/platform/database/database.ts';
import { median } from './measure-facts.ts';

const COPIES = 100;

const NARROW = `match integer, ordinal integer, frame integer, time real, clock real, xg real, confidence real,
  code smallint, player smallint, team smallint, x smallint, y smallint, z smallint, zone smallint, overtime boolean`;
const WHOLE = 'match integer, ordinal integer, kind text, code smallint, player text, event jsonb';

export interface EventStats {
  what: string;
  bytes: number;
  insertMs: number;
}

/** Measures bytes and milliseconds of one match: rows of all events, narrow rows of those with a code, and packs. */
export async function measureEvents(
  { pool }: DatabaseHandle,
  events: readonly MatchEvent[],
): Promise<{ stats: EventStats[]; listMs: number }> {
  const stats: EventStats[] = [];
  const whole = events.map((event, ordinal) => ({ ordinal, ...event, event }));
  const players = [...new Set(events.map(({ player }) => player))];
  const narrow = events.flatMap((event, ordinal) =>
    event.code === null
      ? []
      : [
          {
            ...event,
            ordinal,
            clock: event.clock.seconds,
            overtime: event.clock.overtime,
            player: players.indexOf(event.player),
            xg: null,
          },
        ],
  );
  let listMs = 0;
  for (const [what, columns, index, rows] of [
    ['all events, a row each with evidence', WHOLE, 'player', whole],
    ['events with a code, narrow rows', NARROW, 'player, code', narrow],
  ] as const) {
    await pool.query(`create table events (${columns}, primary key (match, ordinal))`);
    await pool.query(`create index events_player on events (match, ${index})`);
    const insertMs = await insert(pool, columns, rows);
    await pool.query('vacuum analyze events');
    stats.push({ what, bytes: (await size(pool, 'events')) / COPIES, insertMs });
    if (columns === NARROW) {
      listMs = await median(() =>
        pool.query(
          `select match, ordinal, count(*) over () from events
           where match = any($1) and player = 1 and code = any($2) order by match, ordinal limit 15`,
          [Array.from({ length: 20 }, (_, match) => match * 4), [5, 10, 80, 120]],
        ),
      );
    }
    await pool.query('drop table events');
  }
  const pack = gzipSync(JSON.stringify(events), { level: 6 });
  await pool.query('create table packs (match integer primary key, events bytea)');
  const start = performance.now();
  for (let match = 0; match < COPIES; match++)
    await pool.query('insert into packs values ($1, $2)', [match, pack]);
  const insertMs = (performance.now() - start) / COPIES;
  stats.push({
    what: 'whole stream, gzip, in the database',
    bytes: (await size(pool, 'packs')) / COPIES,
    insertMs,
  });
  return { stats, listMs };
}

async function insert(
  pool: DatabaseHandle['pool'],
  columns: string,
  rows: readonly object[],
): Promise<number> {
  const statement = `insert into events select * from jsonb_to_recordset($1::jsonb) as event(${columns})`;
  let ms = 0;
  for (let match = 0; match < COPIES; match++) {
    const json = JSON.stringify(rows.map((row) => ({ ...row, match })));
    const start = performance.now();
    await pool.query(statement, [json]);
    ms += performance.now() - start;
  }
  return ms / COPIES;
}

async function size(pool: DatabaseHandle['pool'], table: string): Promise<number> {
  const { rows } = await pool.query(`select pg_total_relation_size('${table}')::int as bytes`);
  return (rows as { bytes: number }[])[0]!.bytes;
}

/** Measures the milliseconds to read the pack back, from the database and from a file. */
export async function measureReading({ pool }: DatabaseHandle): Promise<{ database: number; file: number }> {
  const read = async () =>
    (await pool.query('select events from packs where match = 7')).rows as { events: Buffer }[];
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-bench-'));
  const path = join(folder, 'pack');
  await writeFile(path, (await read())[0]!.events);
  const result = { database: await median(read), file: await median(() => readFile(path)) };
  rmSync(folder, { recursive: true });
  return result;
}

export interface PackStats {
  name: string;
  bytes: number;
  ms: number;
}

/** Measures the compression of a text: bytes and milliseconds. */
export function measurePacking(text: string | Uint8Array): PackStats[] {
  const brotli = (quality: number) => () =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const ways: [string, () => Buffer][] = [
    ['plain', () => Buffer.from(text)],
    ['gzip 6', () => gzipSync(text, { level: 6 })],
    ['gzip 9', () => gzipSync(text, { level: 9 })],
    ['brotli 4', brotli(4)],
    ['brotli 5', brotli(5)],
    ['brotli 9', brotli(9)],
  ];
  return ways.map(([name, pack]) => {
    pack();
    const start = performance.now();
    const bytes = pack().length;
    return { name, bytes, ms: performance.now() - start };
  });
}
