import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ALL_JOBS } from '../modules.ts';
import { openContext } from '../open-context.ts';
import { type Config, ConfigError } from '../platform/config/config.ts';
import { readConfig } from '../platform/config/read-config.ts';
import { DataFolderError } from '../platform/data-folder/private-folder.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { openPlatform } from '../platform/platform.ts';
import { startWorker } from '../start-worker.ts';
import { DEMO_ACCOUNTS, DemoError, getDemoPassword } from './demo-accounts.ts';
import { fillDemo } from './fill-demo.ts';
import { createDemoScrims, createDemoSeason } from './season.ts';

interface Note {
  /** Seconds since 1970 of the day after the season's end. */
  today: number;
  filled: boolean;
}

/**
 * Fills the configured data folder with the demo's accounts and matches, each stored through the API's upload and
 * analyzed by the worker. A filled folder is left alone; a half-filled one is completed.
 */
// Everything created here is readable only by its owner, as the server expects.
process.umask(0o077);

try {
  const config = readConfig();
  const noteFile = join(config.dataDir, 'demo.json');
  const note = readNote(config, noteFile);
  if (!note.filled) await fill(config, note, noteFile);
  showAccounts(config);
} catch (error) {
  const expected =
    error instanceof ConfigError || error instanceof DataFolderError || error instanceof DemoError;
  console.error(expected ? error.message : error);
  process.exit(1);
}

async function fill(config: Config, note: Note, noteFile: string): Promise<void> {
  const started = performance.now();
  const platform = await openPlatform({
    config,
    logger: createLogger('warn'),
    jobs: ALL_JOBS,
    onDatabaseLost: (error) => {
      console.error(`The demo stopped: ${error.message}`);
      process.exit(1);
    },
  });
  const context = openContext(platform);
  const worker = await startWorker(context);
  const season = createDemoSeason(note.today);
  const scrims = createDemoScrims(note.today);
  await fillDemo(context, { season, scrims }, new Date(note.today * 1000), say);
  writeFileSync(noteFile, JSON.stringify({ ...note, filled: true }));
  const seconds = Math.round((performance.now() - started) / 1000);
  say(`\r${season.length + scrims.length} matches played, uploaded and analyzed (${seconds} s).          \n`);
  await worker.close();
  await platform.close();
}

/** Prints the accounts at every start, because a demo is often opened again days later. */
function showAccounts(config: Config): void {
  say('Demo accounts (unless someone changed their passwords):\n');
  for (const account of DEMO_ACCOUNTS) {
    const { role, email } = account;
    say(`  ${role.padEnd(14)} ${email.padEnd(22)} ${getDemoPassword({ config }, account)}\n`);
  }
}

/** Reads the folder's note, so that a started season continues with the same dates. */
function readNote(config: Config, noteFile: string): Note {
  if (existsSync(noteFile)) {
    return z
      .object({ today: z.number(), filled: z.boolean() })
      .parse(JSON.parse(readFileSync(noteFile, 'utf8')));
  }
  if (existsSync(join(config.dataDir, 'database'))) {
    throw new DemoError(`${config.dataDir} already has other data. Choose another DATA_DIR for the demo.`);
  }
  mkdirSync(config.dataDir, { recursive: true });
  const fresh = { today: Math.floor(Date.now() / 1000), filled: false };
  writeFileSync(noteFile, JSON.stringify(fresh));
  return fresh;
}

function say(text: string): void {
  process.stdout.write(text);
}
