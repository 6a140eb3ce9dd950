import { expect, inject, test } from 'vitest';
import { reportMissingProgram } from '../../../tooling/go-programs.ts';
import { makeEmptyDatabase } from './testing/empty-postgres.ts';
import { findLeftovers, nothingLeftOver } from './testing/leftovers.ts';
import { runScaledServers } from './testing/run-under-load.ts';
import { hasObjectStorage, startObjectStorage } from './testing/start-object-storage.ts';

/** `npm run bench:grow` uses 200 files; here just enough to show the same within a test's time. */
const FILES = 24;

reportMissingProgram('versitygw', 'two APIs and two workers on one object storage');

test.runIf(hasObjectStorage)(
  'two APIs and two workers on one PostgreSQL and one S3 lose nothing and do nothing twice when one of each is killed',
  async () => {
    const { s3, close } = await startObjectStorage();
    const database = await makeEmptyDatabase(inject('databases').postgresUrl);
    try {
      const grown = await runScaledServers({
        databaseUrl: database.url,
        s3,
        files: FILES,
        patienceMs: 240_000,
      });
      expect(grown.killed).toEqual(['worker', 'api']);
      // Both did some of the work.
      expect(grown.workerJobs).toBeGreaterThan(0);
      expect(grown.readiness).toEqual([200, 503]);
      expect(new Set(grown.ids).size).toBe(FILES);
      expect(await findLeftovers(database.url, s3)).toEqual(nothingLeftOver(FILES));
    } finally {
      await database.drop();
      await close();
    }
  },
);
