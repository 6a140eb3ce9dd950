import type pg from 'pg';

/** A table that has grown by this factor and this many pages since its last statistics misleads the query planner. */
const GROWTH = 1.2;
const MIN_PAGES = 16;

/** Every table that is written to, including the queue's, by its SQL name. */
const TABLES = `
  select oid::regclass::text as name from pg_class
  where relkind = 'r' and relpersistence = 'p'
    and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`;

/** Updates the statistics of grown tables, which the embedded database doesn't; returns their names. */
export function analyzeTables(pool: pg.Pool): Promise<string[]> {
  const grown = `pg_relation_size(oid) / current_setting('block_size')::int > ${GROWTH} * relpages + ${MIN_PAGES}`;
  // TOAST data isn't used for planning and takes long to process.
  return vacuum(pool, `${TABLES} and ${grown}`, 'analyze, process_toast false');
}

/** Makes the space of deleted rows reusable, table by table, so that other queries can run in between. */
export const reuseSpace = (pool: pg.Pool): Promise<string[]> => vacuum(pool, TABLES, 'process_toast');

async function vacuum(pool: pg.Pool, tables: string, how: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(tables);
  for (const { name } of rows) await pool.query(`vacuum (${how}) ${name}`);
  return rows.map(({ name }) => name);
}
