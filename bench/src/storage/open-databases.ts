import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseHandle } from '../../../apps/server/src/platform/database/database.ts';
import { openEmbeddedDatabase } from '../../../apps/server/src/platform/database/open-embedded-database.ts';
import { openPostgresDatabase } from '../../../apps/server/src/platform/database/open-postgres-database.ts';
import { startTemporaryPostgres } from '../../../apps/server/src/testing/temporary-postgres.ts';

/** Runs `work` on an empty database of each kind, on disk like the server's, and deletes them. */
export async function onEachDatabase(work: (database: DatabaseHandle) => Promise<void>): Promise<void> {
  let closing = false;
  const onLost = (error: Error) => {
    // A server that stops cuts connections that are still closing.
    if (!closing) throw error;
  };
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-bench-'));
  const embedded = await openEmbeddedDatabase({ folder: join(folder, 'database'), onLost });
  try {
    await work(embedded);
  } finally {
    await embedded.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const server = await startTemporaryPostgres();
  const postgres = await openPostgresDatabase(server.url, onLost);
  try {
    await work(postgres);
  } finally {
    closing = true;
    await postgres.close();
    await server.stop();
  }
}
