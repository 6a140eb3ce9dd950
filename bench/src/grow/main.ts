import { cpus, loadavg } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { makeEmptyDatabase } from '../../../apps/server/src/testing/empty-postgres.ts';
import { findLeftovers, nothingLeftOver } from '../../../apps/server/src/testing/leftovers.ts';
import { runScaledServers } from '../../../apps/server/src/testing/run-under-load.ts';
import { startObjectStorage } from '../../../apps/server/src/testing/start-object-storage.ts';
import { startTemporaryPostgres } from '../../../apps/server/src/testing/temporary-postgres.ts';
import { ensureGoPrograms } from '../../../tooling/go-programs.ts';

/** From issue 7; override it with the first argument. */
const FILES = Number(process.argv[2] ?? 200);
const PATIENCE_MS = 15 * 60_000;

console.log(`node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(2)}`);
ensureGoPrograms();
const postgres = await startTemporaryPostgres();
const storage = await startObjectStorage();
try {
  const { url } = await makeEmptyDatabase(postgres.url);
  const grown = await runScaledServers({
    databaseUrl: url,
    s3: storage.s3,
    files: FILES,
    patienceMs: PATIENCE_MS,
  });
  const left = await findLeftovers(url, storage.s3);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `${FILES} replays through two APIs in ${seconds(grown.uploadMs)}, worked on ${seconds(grown.drainMs)} later`,
  );
  console.log(`killed: ${grown.killed.join(', ')}; analyses by the worker that lived: ${grown.workerJobs}`);
  console.log(JSON.stringify(left, null, 2));
  const isWhole = new Set(grown.ids).size === FILES && isDeepStrictEqual(left, nothingLeftOver(FILES));
  console.log(isWhole ? 'every replay Completed once, nothing left over' : 'NOT as it should be');
  process.exitCode = isWhole ? 0 : 1;
} finally {
  await storage.close();
  await postgres.stop();
}
