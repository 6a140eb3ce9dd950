import type pg from 'pg';

/** A table that has grown by this part and so many pages since its statistics were taken misleads who plans queries. */
const GROWTH = 1.2;
const MIN_PAGES = 16;

/** Every table that is written to, the queue's too, by the name that SQL calls it. */
const TABLES = `
  select oid::regclass::text as name from pg_class
  where relkind = 'r' and relpersistence = 'p'
    and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`;

/**
 * Takes the statistics of tables that have grown, as PostgreSQL does in the background and the embedded database, which
 * is one process, does not. Answers their names.
 */
export function renewStatistics(pool: pg.Pool): Promise<string[]> {
  const grown = `pg_relation_size(oid) / current_setting('block_size')::int > ${GROWTH} * relpages + ${MIN_PAGES}`;
  // What lies next to the rows is read by no one's plan, and takes long.
  return vacuum(pool, `${TABLES} and ${grown}`, 'analyze, process_toast false');
}

/** Gives the room of what was deleted to what comes, table by table: others ask in between. */
export function reuseSpace(pool: pg.Pool): Promise<string[]> {
  return vacuum(pool, TABLES, 'process_toast');
}

async function vacuum(pool: pg.Pool, tables: string, how: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(tables);
  for (const { name } of rows) await pool.query(`vacuum (${how}) ${name}`);
  return rows.map(({ name }) => name);
}
