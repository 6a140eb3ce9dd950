import type { DatabaseHandle } from './database.ts';

/** Returns the bytes of all tables and indexes. */
export async function databaseSize({ pool }: Pick<DatabaseHandle, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ size: string }>(
    'select pg_database_size(current_database())::text as size',
  );
  return Number(rows[0]!.size);
}
