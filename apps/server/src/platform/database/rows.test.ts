import { and, desc, eq } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { DATABASE_KINDS, openDatabaseForTests } from '../../testing/open-test-database.ts';
import {
  deleteBy,
  deleteRows,
  findBy,
  insertNew,
  insertRow,
  listBy,
  lockBy,
  updateBy,
  updateRows,
  upsertBy,
  upsertRow,
} from './rows.ts';

const goals = pgTable(
  'test_goals',
  {
    player: text('player').notNull(),
    week: integer('week').notNull(),
    target: integer('target'),
    note: text('note').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.player, table.week] })],
);

const findGoal = findBy(goals, 'week', 'player');
const listGoals = listBy(goals, ['player'], desc(goals.week));
const goal = (player: string, week: number, target: number) => ({ player, week, target });

describe.each(DATABASE_KINDS)('rows of %s', async (kind) => {
  const database = await openDatabaseForTests(kind);
  await database.pool.query(
    "create table test_goals (player text, week int, target int, note text not null default '', primary key (player, week))",
  );

  test('finds and lists the rows with the given values in the given columns only', async () => {
    const { db } = database;
    const stored = await insertRow(goals)(db, goal('ana', 1, 10));
    await insertRow(goals)(db, goal('ana', 2, 20));
    await insertRow(goals)(db, goal('ben', 1, 30));
    expect(stored).toEqual({ player: 'ana', week: 1, target: 10, note: '' });
    expect(await findGoal(db, 2, 'ana')).toMatchObject({ target: 20 });
    expect(await findGoal(db, 2, 'ben')).toBeNull();
    expect(await db.transaction((tx) => lockBy(goals, 'player', 'week')(tx, 'ben', 1))).toMatchObject({
      target: 30,
    });
    expect((await listGoals(db, 'ana')).map(({ week }) => week)).toEqual([2, 1]);
  });

  test('changes and deletes only those rows, and says whether there were any', async () => {
    const { db } = database;
    await updateBy(goals, 'player', 'week')(db, 'ana', 1, { target: 11 });
    expect((await listGoals(db, 'ana')).map(({ target }) => target)).toEqual([20, 11]);
    expect((await listGoals(db, 'ben')).map(({ target }) => target)).toEqual([30]);
    const isGone = and(eq(goals.player, 'cleo'), eq(goals.week, 1));
    expect(await updateRows(db, goals, { target: 0 }, isGone)).toBe(false);
    expect(await deleteRows(db, goals, isGone)).toBe(false);
    expect(await deleteBy(goals, 'player', 'week')(db, 'ana', 2)).toBe(true);
    expect(await deleteBy(goals, 'player', 'week')(db, 'ana', 2)).toBe(false);
    expect((await listGoals(db, 'ana')).map(({ week }) => week)).toEqual([1]);
  });

  test('keeps or changes the row whose key is known already', async () => {
    const { db } = database;
    expect(await insertNew(goals)(db, goal('ben', 1, 99))).toBe(false);
    expect(await findGoal(db, 1, 'ben')).toMatchObject({ target: 30 });
    await upsertBy(goals, 'player', 'week')(db, { ...goal('ben', 1, 31), note: 'mine' });
    expect(await findGoal(db, 1, 'ben')).toMatchObject({ target: 31, note: 'mine' });
    await upsertRow(db, goals, ['player', 'week'], { ...goal('ben', 1, 32), note: 'new' }, { target: 32 });
    expect(await findGoal(db, 1, 'ben')).toMatchObject({ target: 32, note: 'mine' });
    await upsertRow(db, goals, ['player', 'week'], goal('ben', 2, 5), { target: 6 });
    expect(await findGoal(db, 2, 'ben')).toMatchObject({ target: 5 });
  });
});
