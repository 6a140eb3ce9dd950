import type { DatabaseHandle } from '../../../apps/server/src/platform/database/database.ts';
import { FACT_LAYOUTS, type FactLayout } from './fact-layouts.table.ts';
import { type MadeFact, PLAYERS_A_MATCH } from './made-facts.ts';

export interface FactStats {
  layout: string;
  /** Bytes of table, indexes and TOAST. */
  bytes: number;
  insertMs: number;
  /** Medians. */
  aggregateMs: number;
  trendMs: number;
}

const RUNS = 15;
const PLAYER = 0;

/** Measures size and times of each layout; throws if their results differ. */
export async function measureFacts(
  database: DatabaseHandle,
  facts: readonly MadeFact[],
): Promise<FactStats[]> {
  const stats: FactStats[] = [];
  const sums: string[] = [];
  for (const layout of FACT_LAYOUTS) {
    const { pool } = database;
    await pool.query(
      `create table facts (match integer, player integer, ${layout.columns}, primary key (match, player))`,
    );
    await pool.query('create index facts_player on facts (player)');
    const insertMs = await insertMatchByMatch(database, layout, facts);
    await pool.query('vacuum analyze facts');
    const [size] = (await pool.query("select pg_total_relation_size('facts')::int as bytes")).rows as {
      bytes: number;
    }[];
    const { rows } = await pool.query(layout.aggregate, [PLAYER]);
    sums.push(digest(rows as { value: number }[]));
    const trend = (await pool.query(layout.trend, [PLAYER])).rows as { value: number | null }[];
    sums.push(digest(trend));
    stats.push({
      layout: layout.name,
      bytes: size!.bytes,
      insertMs,
      aggregateMs: await median(() => pool.query(layout.aggregate, [PLAYER])),
      trendMs: await median(() => pool.query(layout.trend, [PLAYER])),
    });
    await pool.query('drop table facts');
  }
  if (
    new Set(sums.filter((_, at) => at % 2 === 0)).size > 1 ||
    new Set(sums.filter((_, at) => at % 2 === 1)).size > 1
  )
    throw new Error(`the layouts do not answer the same: ${sums.join(' | ')}`);
  return stats;
}

/** Inserts like the server: a match's rows in one statement, one match at a time. */
async function insertMatchByMatch(
  { pool }: DatabaseHandle,
  { columns, row }: FactLayout,
  facts: readonly MadeFact[],
): Promise<number> {
  const statement = `insert into facts select * from jsonb_to_recordset($1::jsonb)
    as fact(match integer, player integer, ${columns})`;
  let ms = 0;
  for (let at = 0; at < facts.length; at += PLAYERS_A_MATCH) {
    const rows = facts
      .slice(at, at + PLAYERS_A_MATCH)
      .map((fact) => ({ match: fact.match, player: fact.player, ...row(fact) }));
    const json = JSON.stringify(rows);
    const start = performance.now();
    await pool.query(statement, [json]);
    ms += performance.now() - start;
  }
  return ms;
}

function digest(rows: readonly { value: number | null }[]): string {
  const sum = rows.reduce((total, { value }) => total + (value ?? 0), 0);
  // Single-precision sums depend on each layout's order.
  return `${rows.length} rows, ${sum.toPrecision(4)}`;
}

export async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}
