import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';

const ROOT = import.meta.dirname;
/**
 * Facts kept for when someone asks what happened: nothing acts on them. The shown name of a school's member is read in
 * SQL, and whether an order is a trial is answered with all of its row.
 */
const UNREAD = new Set([
  'paymentOrders.isTrial',
  'schoolMembers.shownName',
  'teamInvitations.broughtBack',
  'weeklyGoals.settledAt',
]);

test('each stored column is both written and read by the server', async () => {
  const files = globSync('{features,platform}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const uses = new Map<string, number>();
  for (const file of files) {
    for (const [word] of readFileSync(join(ROOT, file), 'utf8').matchAll(/\w+/g)) {
      uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  const columns: string[] = [];
  for (const file of globSync('schema/*.schema.ts', { cwd: ROOT })) {
    for (const [name, table] of Object.entries((await import(join(ROOT, file))) as object)) {
      if (!(table instanceof PgTable)) continue;
      columns.push(...Object.keys(getTableColumns(table)).map((key) => `${name}.${key}`));
    }
  }
  expect(columns).toContain('notificationSettings.weeklyDiscord');
  const isUnread = (column: string) => (uses.get(column.split('.')[1]!) ?? 0) < 2;
  expect(columns.filter(isUnread).sort()).toEqual([...UNREAD]);
});
