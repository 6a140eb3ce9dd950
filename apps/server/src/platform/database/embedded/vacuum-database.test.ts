import { expect, test } from 'vitest';
import { openDatabaseForTests } from '../../../testing/open-test-database.ts';
import { analyzeTables, reuseSpace } from './vacuum-database.ts';

const database = await openDatabaseForTests('embedded');
await database.pool.query('create table "Big games" (n int, note text)');

const fill = (rows: number) =>
  database.pool.query(
    `insert into "Big games" select n, md5(n::text) || repeat(md5(n::text), 200) from generate_series(1, ${rows}) n`,
  );
const stat = async (what: string): Promise<number> =>
  Number(
    (await database.pool.query(`select ${what} as n from pg_class where relname = 'Big games'`)).rows[0].n,
  );

test('updates the statistics of a table that has grown, once', async () => {
  await fill(2_000);
  expect(await stat('reltuples')).toBe(-1);
  expect(await analyzeTables(database.pool)).toContain('"Big games"');
  expect(await stat('reltuples')).toBe(2_000);
  await fill(10);
  expect(await analyzeTables(database.pool)).toEqual([]);
});

test('reuses the space of deleted rows', async () => {
  const size = () => stat('pg_total_relation_size(oid)');
  const before = await size();
  for (let round = 0; round < 3; round++) {
    await database.pool.query('delete from "Big games"');
    const tables = await reuseSpace(database.pool);
    expect(tables).toContain('"Big games"');
    expect(tables.some((name) => name.startsWith('pgboss.'))).toBe(true);
    await fill(2_000);
  }
  expect(await size()).toBeLessThan(before * 1.2);
});
