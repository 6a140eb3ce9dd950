import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, inject, test } from 'vitest';
import '../../testing/test-databases.ts';
import { makeEmptyDatabase } from '../../testing/empty-postgres.ts';
import { DATABASE_KINDS, type DatabaseKind, openTestDatabase } from '../../testing/open-test-database.ts';
import type { DatabaseHandle } from './database.ts';
import { isMigrated, migrateDatabase } from './migrate-database.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import { openPostgresDatabase } from './open-postgres-database.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

interface Journal {
  entries: { idx: number; when: number; tag: string; version: string; breakpoints: boolean }[];
}

const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Returns the migrations of a program that knows only the first `count`, optionally plus another. */
function program(count: number, more?: { tag: string; sql: string }): string {
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-migrations-'));
  folders.push(folder);
  cpSync(MIGRATIONS, folder, { recursive: true });
  const entries = journal.entries.slice(0, count);
  if (more) {
    const last = entries.at(-1)!;
    entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: more.tag });
    writeFileSync(join(folder, `${more.tag}.sql`), more.sql);
  }
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

async function openEmpty(kind: DatabaseKind): Promise<DatabaseHandle> {
  const onLost = () => {};
  if (kind === 'embedded') return openEmbeddedDatabase({ folder: null, onLost });
  const empty = await makeEmptyDatabase(inject('databases').postgresUrl);
  const handle = await openPostgresDatabase(empty.url, onLost);
  return {
    ...handle,
    async close() {
      await handle.close();
      await empty.drop();
    },
  };
}

const USER = '11111111-1111-4111-8111-111111111111';
const REPLAY = '22222222-2222-4222-8222-222222222222';
const FAILED = '33333333-3333-4333-8333-333333333333';
const MATCH = '44444444-4444-4444-8444-444444444444';
const AT = '2025-03-01T12:00:00Z';

/** Inserts rows as the first release wrote them: an account, a replay with its match and players, and a failed replay. */
async function fillFirstRelease({ pool }: DatabaseHandle): Promise<void> {
  await pool.query(
    `insert into users (id, email, email_key, user_name, password_hash, created_at)
     values ('${USER}', 'Ann@example.org', 'ann@example.org', 'Ann', 'hash', '${AT}')`,
  );
  await pool.query(
    `insert into refresh_families (user_id, rotated_at, expires_at) values ('${USER}', '${AT}', '${AT}')`,
  );
  await pool.query(
    `insert into matches (id, identity, source_replay_id, source_owner_id, coverage, analysis_version, played_at,
       map_code, map_name, playlist_slug, playlist_name, mode, team_size, live_seconds, blue_score, orange_score,
       created_at, updated_at)
     values ('${MATCH}', 'guid', '${REPLAY}', '${USER}', 'full', '1.0.0', '${AT}', 'stadium_p', 'DFH Stadium',
       'ranked-duels', 'Ranked Duels', 'soccar', 1, 300, 2, 1, '${AT}', '${AT}')`,
  );
  await pool.query(
    `insert into match_players (match_id, player_key, identity, name, name_hidden, team, bot, mvp)
     values ('${MATCH}', 'p1', 'epic:ann', 'Ann', false, 0, false, true)`,
  );
  await pool.query(`insert into match_reports (match_id, report) values ('${MATCH}', '{"players": []}')`);
  await pool.query(
    `insert into player_facts (match_id, player_key, statistics) values ('${MATCH}', 'p1', '{"goals": 2}')`,
  );
  const summary = `{"playlist": "Ranked Duels", "map": "DFH Stadium", "score": [2, 1], "teams": {"epic:ann": 0}}`;
  await pool.query(
    `insert into replays (id, owner_id, name, file_size, sha256, blob_key, status, coverage, uploaded_at, finished_at,
       match_id, played_at, summary, recorder_identity)
     values ('${REPLAY}', '${USER}', 'won.replay', 900, repeat('a', 64), 'replays/${REPLAY}.replay', 15, 'full', '${AT}',
       '${AT}', '${MATCH}', '${AT}', '${summary}', 'epic:ann')`,
  );
  await pool.query(
    `insert into replays (id, owner_id, name, file_size, sha256, blob_key, status, status_reason, uploaded_at)
     values ('${FAILED}', '${USER}', 'broken.replay', 9, repeat('b', 64), 'replays/${FAILED}.replay', 20,
       'The file is cut off.', '${AT}')`,
  );
}

/** Returns the columns of all tables except the migrations table. */
async function readSchema({ pool }: DatabaseHandle): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
     from information_schema.columns where table_schema = 'public'`,
  );
  return rows.map(({ line }) => line).sort();
}

async function listRows({ pool }: DatabaseHandle, sql: string): Promise<unknown[]> {
  return (await pool.query(sql)).rows;
}

const PLAYED = `select users.email, users.user_name, replays.name, replays.status, replays.status_reason, map_name, blue_score,
  match_players.name as player from users join replays on replays.owner_id = users.id
  left join matches on matches.id = replays.match_id left join match_players on match_players.match_id = matches.id
  order by replays.status`;
const KEPT = [
  {
    email: 'Ann@example.org',
    user_name: 'Ann',
    name: 'won.replay',
    status: 15,
    status_reason: null,
    map_name: 'DFH Stadium',
    blue_score: 2,
    player: 'Ann',
  },
  expect.objectContaining({ name: 'broken.replay', status: 20, status_reason: 'The file is cut off.' }),
];

describe.each(DATABASE_KINDS)('an upgrade on %s', (kind) => {
  test('from the first release keeps the data and ends with the same schema as a new database', async () => {
    const [old, { handle: fresh }] = [await openEmpty(kind), await openTestDatabase(kind)];
    try {
      await migrateDatabase(old, program(1));
      await fillFirstRelease(old);
      await migrateDatabase(old);
      expect(await isMigrated(old)).toBe(true);
      const schema = await readSchema(fresh);
      expect(schema.length).toBeGreaterThan(200);
      expect(await readSchema(old)).toEqual(schema);
      expect(await listRows(old, PLAYED)).toEqual(KEPT);
      const sql =
        'alter table users add column nickname text;--> statement-breakpoint\nupdate users set nickname = lower(user_name);';
      const later = program(journal.entries.length, { tag: '9999_later', sql });
      expect(await isMigrated(old, later)).toBe(false);
      await migrateDatabase(old, later);
      expect(await isMigrated(old, later)).toBe(true);
      expect(await readSchema(old)).toEqual([...schema, 'users.nickname text YES'].sort());
      expect(await listRows(old, PLAYED)).toEqual(KEPT);
      expect(await listRows(old, 'select nickname from users')).toEqual([{ nickname: 'ann' }]);
    } finally {
      await Promise.all([old.close(), fresh.close()]);
    }
  });

  test('leaves schema and rows unchanged when interrupted, and the next one succeeds', async () => {
    const database = await openEmpty(kind);
    try {
      await migrateDatabase(database, program(1));
      await fillFirstRelease(database);
      const before = await readSchema(database);
      const sql =
        'delete from replays;--> statement-breakpoint\nalter table users drop column email, drop column nowhere;';
      const broken = program(journal.entries.length, { tag: '9999_breaks', sql });
      await expect(migrateDatabase(database, broken)).rejects.toThrow();
      expect(await readSchema(database)).toEqual(before);
      expect(await listRows(database, PLAYED)).toEqual(KEPT);
      expect(await isMigrated(database, broken)).toBe(false);
      const fixed = program(journal.entries.length, {
        tag: '9999_fixed',
        sql: 'alter table users drop column time_zone;',
      });
      await migrateDatabase(database, fixed);
      expect(await isMigrated(database, fixed)).toBe(true);
      expect(await readSchema(database)).toEqual(
        before.filter((line) => !line.startsWith('users.time_zone ')),
      );
      expect(await listRows(database, PLAYED)).toEqual(KEPT);
    } finally {
      await database.close();
    }
  });
});

test('leaves the old state when the process is killed midway', async () => {
  const database = await openEmpty('postgres');
  try {
    await migrateDatabase(database, program(1));
    await fillFirstRelease(database);
    const before = await readSchema(database);
    const slow = program(journal.entries.length, {
      tag: '9999_slow',
      sql: "select pg_sleep(600), 'the slow one';",
    });
    const upgrade = expect(migrateDatabase(database, slow)).rejects.toThrow();
    const kill = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '%the slow one%' and pid <> pg_backend_pid() and state = 'active'`;
    await expect.poll(() => listRows(database, kill), { timeout: 240_000 }).toHaveLength(1);
    await upgrade;
    expect(await readSchema(database)).toEqual(before);
    expect(await listRows(database, PLAYED)).toEqual(KEPT);
  } finally {
    await database.close();
  }
});
