import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { PlayedMatchOptions } from '@datacoach/replay/writer';
import { z } from 'zod';
import { newestStates, unfinishedStates } from '../features/replays/replay.repository.ts';
import { uploadReplay } from '../features/replays/upload-replay.ts';
import { ALL_JOBS } from '../jobs.ts';
import type { Config } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/config-error.ts';
import { readConfig } from '../platform/config/read-config.ts';
import { DataFolderInUseError } from '../platform/database/lock-data-folder.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { startThreadPool } from '../platform/thread-pool/thread-pool.ts';
import { startWorker } from '../start-worker.ts';
import { DEMO_ACCOUNTS, demoPassword, makeAccounts } from './demo-accounts.ts';
import { fillGoals } from './fill-goals.ts';
import { fillTraining } from './fill-training.ts';
import { type DemoMatch, demoSeason } from './season.ts';

/** What a person can do something about. */
class DemoError extends Error {}

interface Note {
  /** Seconds since 1970 of the day that the season ends before. */
  today: number;
  filled: boolean;
}

/**
 * Fills the data folder of the configuration with the demo's accounts and matches, each stored by the upload that the
 * API uses and analysed by the worker. A filled folder is left as it is; a half-filled one is filled up.
 */
try {
  const config = readConfig();
  const noteFile = join(config.dataDir, 'demo.json');
  const note = readNote(config, noteFile);
  if (!note.filled) await fill(config, note, noteFile);
} catch (error) {
  const expected =
    error instanceof ConfigError || error instanceof DataFolderInUseError || error instanceof DemoError;
  console.error(expected ? error.message : error);
  process.exit(1);
}

async function fill(config: Config, note: Note, noteFile: string): Promise<void> {
  const begun = performance.now();
  const platform = await openPlatform({
    config,
    logger: createLogger('warn'),
    jobs: ALL_JOBS,
    onDatabaseLost: (error) => {
      console.error(`The demo stops: ${error.message}`);
      process.exit(1);
    },
  });
  const worker = await startWorker(platform);
  const owner = await makeAccounts(platform, new Date(note.today * 1000));
  const season = demoSeason(note.today);
  await uploadSeason(platform, owner, season);
  await analysed(platform, owner, season.length);
  await fillGoals(platform, owner, new Date(note.today * 1000));
  await fillTraining(platform, owner, new Date(note.today * 1000));
  writeFileSync(noteFile, JSON.stringify({ ...note, filled: true }));
  const seconds = Math.round((performance.now() - begun) / 1000);
  say(`\r${season.length} matches are played, uploaded and analysed (${seconds} s).          \n`);
  say('Accounts of this folder, shown this once:\n');
  for (const account of DEMO_ACCOUNTS) {
    const { role, email } = account;
    say(`  ${role.padEnd(14)} ${email.padEnd(22)} ${demoPassword(platform, account)}\n`);
  }
  await worker.close();
  await platform.close();
}

async function uploadSeason(
  { database, clock, blobs, queue }: Platform,
  owner: string,
  season: readonly DemoMatch[],
): Promise<void> {
  const writers = startThreadPool<PlayedMatchOptions, Uint8Array>({
    module: new URL('./write-match.thread.ts', import.meta.url),
    threads: 1,
    timeLimitMs: 120_000,
    memoryLimitMb: 512,
  });
  const context = { db: database.db, clock, blobs, queue };
  let next = writers.run(season[0]!.options, []);
  for (const [i, { fileName }] of season.entries()) {
    const bytes = await next;
    const following = season[i + 1];
    // The next one is written while this one is stored.
    if (following) next = writers.run(following.options, []);
    const content = Readable.from([bytes]);
    const upload = { id: randomUUID(), ownerId: owner };
    await uploadReplay(context, upload, { name: fileName, content, checkWhole: async () => {} });
    say(`\rPlaying match ${i + 1} of ${season.length} …`);
  }
  await writers.close();
}

/** Waits until the worker has read every file; throws when one could not be read. */
async function analysed({ database: { db } }: Platform, owner: string, matches: number): Promise<void> {
  for (;;) {
    const left = (await unfinishedStates(db, owner)).length;
    if (left === 0) break;
    say(`\rAnalysing, ${left} to go …            `);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const states = await newestStates(db, owner, matches);
  const failed = states.filter(({ status }) => status === 20).length;
  if (failed > 0) throw new DemoError(`${failed} of the demo's matches could not be read.`);
}

/** What is known of the folder: a season that was begun goes on with the same dates. */
function readNote(config: Config, noteFile: string): Note {
  if (existsSync(noteFile)) {
    return z
      .object({ today: z.number(), filled: z.boolean() })
      .parse(JSON.parse(readFileSync(noteFile, 'utf8')));
  }
  if (existsSync(join(config.dataDir, 'database'))) {
    throw new DemoError(`${config.dataDir} holds other data. Choose another DATA_DIR for the demo.`);
  }
  mkdirSync(config.dataDir, { recursive: true });
  const fresh = { today: Math.floor(Date.now() / 1000), filled: false };
  writeFileSync(noteFile, JSON.stringify(fresh));
  return fresh;
}

function say(text: string): void {
  process.stdout.write(text);
}
