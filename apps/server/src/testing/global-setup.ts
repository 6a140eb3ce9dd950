import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { ALL_JOBS } from '../modules.ts';
import type { DatabaseHandle } from '../platform/database/database.ts';
import { migrateDatabase } from '../platform/database/migrate-database.ts';
import { openEmbeddedDatabase } from '../platform/database/open-embedded-database.ts';
import { openPostgresDatabase } from '../platform/database/open-postgres-database.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { startQueue } from '../platform/queue/queue.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from './temporary-postgres.ts';
import './test-databases.ts';

const POSTGRES_TEMPLATE = 'datacoach_test_template';

/** Creates one migrated database of each kind; every test file gets its own copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-tests-'));
  const databaseUrl = process.env.DATABASE_URL_TEST;
  const [embedded, postgres] = await Promise.all([
    embeddedDatabase(folder),
    databaseUrl ? null : startTemporaryPostgres(),
  ]);
  const postgresUrl = databaseUrl ?? (postgres as TemporaryPostgres).url;
  await postgresTemplate(postgresUrl);
  project.provide('databases', { ...embedded, postgresUrl, postgresTemplate: POSTGRES_TEMPLATE });
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function embeddedDatabase(folder: string) {
  const data = join(folder, 'database');
  const database = await openEmbeddedDatabase({
    folder: data,
    onLost: (error) => {
      throw error;
    },
  });
  await prepare(database, null);
  const engine = await PGlite.create(data);
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  const file = join(folder, 'template.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  return { embeddedFolder: data, embeddedTemplate: file };
}

async function postgresTemplate(url: string): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`drop database if exists ${POSTGRES_TEMPLATE}`);
  await admin.query(`create database ${POSTGRES_TEMPLATE}`);
  await admin.end();
  const template = new URL(url);
  template.pathname = `/${POSTGRES_TEMPLATE}`;
  const database = await openPostgresDatabase(template.href, (error) => {
    throw error;
  });
  await prepare(database, template.href);
}

async function prepare(database: DatabaseHandle, databaseUrl: string | null): Promise<void> {
  await migrateDatabase(database);
  const logger = createLogger('silent');
  const queue = await startQueue({ database, databaseUrl, jobs: ALL_JOBS, logger });
  await queue.stop();
  await database.close();
}
