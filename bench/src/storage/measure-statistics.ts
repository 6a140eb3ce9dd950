import { STATISTICS } from '@datacoach/analysis/metadata';
import type { DatabaseHandle } from '../../../apps/server/src/platform/database/database.ts';
import { MATCHES, PLAYERS_A_MATCH, seeded } from './made-facts.ts';
import { median } from './measure-facts.ts';

export interface StatisticValues {
  layout: string;
  bytes: number;
  /** Time for the mean of every stat over 200 matches. */
  meanMs: number;
}

const OWN_MATCHES = 200;
const ROWS = MATCHES * PLAYERS_A_MATCH;
const ROWS_A_STATEMENT = 500;

/** Compares the stats of the five ballchasing tables stored by key and as an array. */
export async function measureStatistics({ pool }: DatabaseHandle): Promise<StatisticValues[]> {
  const stats: StatisticValues[] = [];
  for (const { layout, column, of, mean } of [
    {
      layout: 'statistics, jsonb by key',
      column: 'jsonb',
      of: (values: number[]): unknown =>
        Object.fromEntries(STATISTICS.map(({ key }, index) => [key, values[index]])),
      mean: `select key, avg(value::real) from statistics, jsonb_each_text(stats) as each(key, value)
        where id <= ${OWN_MATCHES} group by key`,
    },
    {
      layout: 'statistics, real[]',
      column: 'real[]',
      of: (values: number[]): unknown => values,
      mean: `select place, avg(value) from statistics, unnest(stats) with ordinality as stat(value, place)
        where id <= ${OWN_MATCHES} group by place`,
    },
  ]) {
    const random = seeded(5);
    await pool.query(`create table statistics (id integer primary key, stats ${column})`);
    for (let id = 1; id <= ROWS; ) {
      const rows: object[] = [];
      for (; rows.length < ROWS_A_STATEMENT && id <= ROWS; id++) {
        const values = STATISTICS.map((_, index) => Math.round(random() * (index % 3 === 0 ? 5 : 1e5)) / 100);
        rows.push({ id, stats: of(values) });
      }
      await pool.query(
        `insert into statistics select * from jsonb_to_recordset($1::jsonb) as row(id integer, stats ${column})`,
        [JSON.stringify(rows)],
      );
    }
    await pool.query('vacuum analyze statistics');
    const size = await pool.query("select pg_total_relation_size('statistics')::int as bytes");
    const bytes = (size.rows as { bytes: number }[])[0]!.bytes;
    stats.push({ layout, bytes, meanMs: await median(() => pool.query(mean)) });
    await pool.query('drop table statistics');
  }
  return stats;
}
