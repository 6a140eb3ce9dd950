import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { DatabaseHandle } from '../platform/database/database.ts';
import { openEmbeddedDatabase } from '../platform/database/open-embedded-database.ts';
import { openPostgresDatabase } from '../platform/database/open-postgres-database.ts';
import './test-databases.ts';

export const DATABASE_KINDS = ['embedded', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

export interface TestDatabase {
  handle: DatabaseHandle;
  /** URL for other processes; null for the embedded database. */
  url: string | null;
}

/** Opens a database and closes it when the tests of the calling file or `describe` are done. */
export async function openDatabaseForTests(kind: DatabaseKind): Promise<DatabaseHandle> {
  const { handle } = await openTestDatabase(kind);
  afterAll(() => handle.close());
  return handle;
}

/** Opens a fresh migrated database that is removed when closed. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const { embeddedTemplate, postgresUrl, postgresTemplate } = inject('databases');
  const onLost = (error: Error) => {
    throw error;
  };
  if (kind === 'embedded') {
    const handle = await openEmbeddedDatabase({ folder: null, template: embeddedTemplate, onLost });
    return { handle, url: null };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(postgresUrl, `create database ${name} template ${postgresTemplate}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  let closing = false;
  const handle = await openPostgresDatabase(url.href, (error) => {
    // Dropping the database cuts connections that are still closing.
    if (!closing) onLost(error);
  });
  const close = async () => {
    closing = true;
    await handle.close();
    await administer(postgresUrl, `drop database ${name} with (force)`);
  };
  return { handle: { ...handle, close }, url: url.href };
}

/** A template can only be copied by one session at a time; test files run in parallel. */
async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
