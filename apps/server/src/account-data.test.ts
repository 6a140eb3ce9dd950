import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PERMISSION_MODULES } from '@datacoach/contract';
import { and, eq, getTableColumns, is, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { deleteOtherAccount, mergeAccounts } from './features/account/index.ts';
import { findUser } from './features/auth/index.ts';
import { MODULES } from './modules.ts';
import { permissionEntries } from './schema/administration.schema.ts';
import { users } from './schema/auth.schema.ts';
import { matches, matchReports } from './schema/gamedata.schema.ts';
import { playerIdentities } from './schema/identities.schema.ts';
import { ledger } from './schema/membership.schema.ts';
import { notificationChoices, notificationSettings } from './schema/notifications.schema.ts';
import { paymentCustomers, paymentOrders, subscriptions } from './schema/payments.schema.ts';
import { replays } from './schema/replays.schema.ts';
import { startServerForTests } from './testing/start-test-server.ts';

const SCHEMA = join(import.meta.dirname, 'schema');
const DECLARED = MODULES.flatMap(({ name, accountData = [] }) =>
  accountData.map((data) => ({ feature: name, ...data })),
);

type Row = Record<string, unknown>;

const formatColumn = (column: PgColumn) => `${getTableConfig(column.table).name}.${column.name}`;

/** Whether a column holds an account id, with or without a foreign key. */
function namesAccount(column: PgColumn): boolean {
  if (column === users.id) return true;
  const keys = listKeys(column.table).filter(({ columns }) =>
    columns.some(({ name }) => name === column.name),
  );
  if (keys.some(({ foreignTable }) => foreignTable === users)) return true;
  // `shown_by` is the banner, event or plan that shows a photo.
  const isNamedSo = /(user|owner|actor|coach|player|person|friend|referrer|impersonator)_id$|(?<!shown)_by$/;
  return column.columnType === 'PgUUID' && isNamedSo.test(column.name);
}

const listKeys = (table: PgTable) => getTableConfig(table).foreignKeys.map((key) => key.reference());

const server = await startServerForTests({ database: 'postgres' });
const files = readdirSync(SCHEMA).filter((file) => file.endsWith('.schema.ts'));
const schemas = await Promise.all(files.map((file): Promise<object> => import(join(SCHEMA, file))));
const tables: PgTable[] = schemas
  .flatMap((schema) => Object.values(schema))
  .filter((value) => is(value, PgTable));

test('every column with an account id is declared once, and each table by only one feature', () => {
  const columns = tables.flatMap((table) => Object.values<PgColumn>(getTableColumns(table)));
  const found = columns.filter(namesAccount).map(formatColumn);
  expect(found.length).toBeGreaterThan(60);
  // A text column that can hold an account id among others.
  found.push('audit_entries.target_id');
  expect(DECLARED.map(({ column }) => formatColumn(column)).sort()).toEqual(found.sort());
  const listFeatures = (table: PgTable) =>
    new Set(DECLARED.filter(({ column }) => column.table === table).map(({ feature }) => feature));
  const shared = tables.filter((table) => listFeatures(table).size > 1);
  expect(shared.map((table) => getTableConfig(table).name)).toEqual([]);
});

/** Values that rows need to be visible in an export. */
const VALUES = new Map<PgTable, Row>([
  [users, { userType: 'Admin' }],
  [notificationSettings, { weeklySummary: true }],
  [notificationChoices, { kind: 'replay-ready', inApp: false, email: false }],
  [ledger, { kind: 'token-granted' }],
  [paymentOrders, { status: 'paid' }],
  [subscriptions, { status: 'ended' }],
  [paymentCustomers, { cardBrand: 'visa', cardLast4: '4242', cardMonth: 1, cardYear: 2030 }],
]);

/** Returns a value for a required column. */
function anyValue({ columnType, enumValues }: PgColumn): unknown {
  if (enumValues?.length) return enumValues[0];
  if (columnType === 'PgUUID' || columnType === 'PgText') return randomUUID();
  if (columnType === 'PgTimestamp') return new Date();
  if (columnType === 'PgDateString') return '2026-11-23';
  if (columnType === 'PgBoolean') return true;
  return columnType === 'PgJsonb' || columnType === 'PgArray' ? [] : 5;
}

/** Returns the table property of a column. */
function getKey(table: PgTable, { name }: PgColumn): string {
  return Object.entries<PgColumn>(getTableColumns(table)).find(([, column]) => column.name === name)![0];
}

/** Returns a row with all required values, using the `other` account for missing ids, and stores the rows it refers to. */
async function prepareRow(table: PgTable, given: Row, other: string): Promise<Row> {
  const row: Row = { ...VALUES.get(table), ...given };
  const isMissing = (column: PgColumn) =>
    column.notNull &&
    !column.hasDefault &&
    !column.generatedIdentity &&
    row[getKey(table, column)] === undefined;
  const missing = () => Object.entries<PgColumn>(getTableColumns(table)).filter(([, one]) => isMissing(one));
  for (const [key, column] of missing()) {
    if (namesAccount(column)) row[key] = column.isUnique ? await addAccount(other) : other;
  }
  for (const { columns, foreignColumns, foreignTable } of listKeys(table)) {
    if (!columns.some(isMissing)) continue;
    const pairs = columns.map(
      (column, index) => [getKey(table, column), getKey(foreignTable, foreignColumns[index]!)] as const,
    );
    const known = Object.fromEntries(pairs.map(([here, there]) => [there, row[here]]));
    const parent = await insert(foreignTable, await prepareRow(foreignTable, known, other));
    for (const [here, there] of pairs) row[here] = parent[there];
  }
  for (const [key, column] of missing()) row[key] = anyValue(column);
  return row;
}

async function addAccount(other: string): Promise<unknown> {
  return (await insert(users, await prepareRow(users, { id: randomUUID() }, other))).id;
}

async function insert(table: PgTable, row: Row): Promise<Row> {
  const [stored] = await server.context.db.insert(table).values(row).returning();
  if (table === matches) {
    // An account exports and deletes the matches of its uploads.
    const { id: matchId, sourceReplayId: id, sourceOwnerId: ownerId } = stored!;
    await insert(matchReports, { matchId, report: {} });
    await insert(replays, await prepareRow(replays, { id, ownerId, matchId }, String(ownerId)));
  }
  return stored!;
}

/** Returns a condition that matches only this row. */
function isRow(table: PgTable, row: Row): SQL | undefined {
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return and(...keys.map((column) => eq(column, row[getKey(table, column)])));
}

/** Returns an account's export as JSON by field, file or folder. */
async function exported(userId: string): Promise<Map<string, string>> {
  const user = await findUser(server.context.db, userId);
  const parts = new Map<string, string>();
  if (!user) return parts;
  for (const { exportData, exportFiles } of MODULES) {
    const fields = (await exportData?.(server.context, user)) ?? {};
    for (const [field, value] of Object.entries(fields)) parts.set(field, JSON.stringify(value));
    for (const { name, read } of (await exportFiles?.(server.context, user)) ?? []) {
      const [part] = name.split('/');
      const content = name.endsWith('.json') ? `${await read()}` : '';
      parts.set(part!, `${parts.get(part!) ?? ''}${name}${content}`);
    }
  }
  return parts;
}

test('export and deletion treat each column as declared', async () => {
  const { db } = server.context;
  const [account, other] = [randomUUID(), randomUUID()];
  await insert(users, await prepareRow(users, { id: other }, other));
  const stored: { column: PgColumn; row: Row; changed: string[] }[] = [];
  const usersFirst = DECLARED.toSorted(
    (a, b) => Number(b.column === users.id) - Number(a.column === users.id),
  );
  for (const { column } of usersFirst) {
    const prepared = await prepareRow(column.table, { [getKey(column.table, column)]: account }, other);
    const before = await exported(account);
    const row = await insert(column.table, prepared);
    const after = await exported(account);
    const changed = [...after.keys()].filter((part) => after.get(part) !== before.get(part));
    stored.push({ column, row, changed });
  }
  // Administrators have permissions, and are turned into players before they are deleted.
  await db.update(users).set({ userType: 'Player' });
  const { userName } = (await findUser(db, account))!;
  await deleteOtherAccount(server.context, other, account, { confirmation: userName, note: '' });

  const found = [];
  for (const { column, row, changed } of stored) {
    const declared = DECLARED.find((one) => one.column === column)!.exportedAs;
    const [left] = await db.select({ id: column }).from(column.table).where(isRow(column.table, row));
    const onErasure = left ? (left.id === null ? 'cleared' : 'kept') : 'deleted';
    const exportedAs = declared !== null && changed.includes(declared) ? declared : (changed[0] ?? null);
    found.push({ column: formatColumn(column), exportedAs, onErasure });
  }
  expect(found).toEqual(
    usersFirst.map(({ column, exportedAs, onErasure }) => ({
      column: formatColumn(column),
      exportedAs,
      onErasure,
    })),
  );
});

test('merging two accounts treats each column as declared', async () => {
  const { db } = server.context;
  const [from, into, other] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [other, into]) await insert(users, await prepareRow(users, { id }, other));
  const stored: { column: PgColumn; row: Row }[] = [];
  const usersFirst = DECLARED.toSorted(
    (a, b) => Number(b.column === users.id) - Number(a.column === users.id),
  );
  for (const { column } of usersFirst) {
    const prepared = await prepareRow(column.table, { [getKey(column.table, column)]: from }, other);
    stored.push({ column, row: await insert(column.table, prepared) });
  }
  await db.update(users).set({ userType: 'Player', bannedAt: null });
  const { userName } = (await findUser(db, from))!;
  const pair = { intoId: into, fromId: from };
  await mergeAccounts(server.context, other, pair, { confirmation: userName, note: 'Same person' });

  const found = [];
  for (const { column, row } of stored) {
    const key = getKey(column.table, column);
    const [same] = await db.select().from(column.table).where(isRow(column.table, row));
    const renamed = { ...row, [key]: into };
    const [moved] = await db.select().from(column.table).where(isRow(column.table, renamed));
    const isMoved = column !== users.id && moved && isEqualExceptJson(column.table, moved, renamed);
    const onMerge = same?.[key] === from ? 'kept' : isMoved ? 'moved' : 'dropped';
    found.push({ column: formatColumn(column), onMerge });
  }
  expect(found).toEqual(usersFirst.map(({ column, onMerge }) => ({ column: formatColumn(column), onMerge })));
});

/** Whether two rows have the same values, apart from JSON, which can name its owner too. */
function isEqualExceptJson(table: PgTable, one: Row, other: Row): boolean {
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  return columns.every(
    ([key, { columnType }]) =>
      columnType === 'PgJsonb' || JSON.stringify(one[key]) === JSON.stringify(other[key]),
  );
}

test('the export includes bans, stopped mails, refused identities and permissions', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  const at = new Date('2026-11-01T12:00:00Z');
  const said = { lastSeenAt: at, bannedAt: at, banReason: 'Abusive chat.', replayReminderAt: at };
  await insert(users, await prepareRow(users, { id, userType: 'Player', ...said }, other));
  await insert(playerIdentities, {
    userId: id,
    identity: 'epic:not-me',
    name: 'Not me',
    linkStatus: 'refused',
    linkedAt: at,
  });
  await insert(notificationSettings, { userId: id, mailsStopped: true });
  await insert(permissionEntries, {
    userId: id,
    module: PERMISSION_MODULES[0],
    accessLevel: 10,
    allowed: [],
  });
  const parts = await exported(id);
  const field = (name: string): unknown => JSON.parse(parts.get(name) ?? 'null');
  expect(Object.keys(said).map(field)).toEqual([
    at.toISOString(),
    at.toISOString(),
    'Abusive chat.',
    at.toISOString(),
  ]);
  expect(field('refusedPlayers')).toMatchObject([{ identity: 'epic:not-me', linkStatus: 'refused' }]);
  expect(field('notificationPreferences')).toMatchObject({ mailsStopped: true });
  expect(field('permissionEntries')).toMatchObject([{ module: PERMISSION_MODULES[0], accessLevel: 10 }]);
});
