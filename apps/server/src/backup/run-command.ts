import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../platform/clock/clock.ts';
import type { Storage } from '../platform/config/read-storage.ts';
import { DataFolderError } from '../platform/data-folder/private-folder.ts';
import { BackupError } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { saveBackup } from './save-backup.ts';

export interface CommandOutput {
  printLine: (text: string) => void;
  printError: (text: string) => void;
}

/** Runs `backup FILE` or `restore FILE`, with `--overwrite`. Returns the exit code. */
export async function runCommand(
  args: readonly string[],
  storage: Storage,
  { printLine, printError }: CommandOutput,
) {
  try {
    const { what, file, overwrite } = readArguments(args);
    requireLocalStorage(storage);
    const { dataDir, workingDir } = storage;
    const options = { dataDir, file: resolve(workingDir, file), overwrite, clock: systemClock };
    if (what === 'backup') {
      const { replays, accounts, size } = await saveBackup(options);
      const megabytes = Math.max(1, Math.round(size / 1_000_000));
      printLine(
        `Saved ${dataDir} (${replays} replays, ${accounts} accounts) as ${options.file}, ${megabytes} MB.`,
      );
      printLine('It contains the session key. Keep it where no one else can read it.');
    } else {
      const { replays, accounts, madeAt, previousData } = await restoreBackup(options);
      printLine(`Restored ${dataDir} as it was at ${madeAt}: ${replays} replays, ${accounts} accounts.`);
      if (previousData !== null)
        printLine(`The previous data is in ${previousData}. Delete it once everything works.`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof DataFolderError)) throw error;
    printError(error.message);
    return 1;
  }
}

function readArguments(args: readonly string[]) {
  const usage = 'Usage: npm run backup -- FILE, or npm run restore -- FILE. Both accept --overwrite.';
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { overwrite: { type: 'boolean', default: false } },
    });
    const [what, file, ...more] = positionals;
    if ((what === 'backup' || what === 'restore') && file !== undefined && more.length === 0) {
      return { what, file, overwrite: values.overwrite };
    }
  } catch {
    // Unknown option.
  }
  throw new BackupError(usage);
}

/** Throws BackupError unless database and files are both in the data folder. */
function requireLocalStorage({ hasDatabase, hasFiles }: Storage): void {
  if (hasDatabase && hasFiles) return;
  const where = [
    ...(hasDatabase ? [] : ['PostgreSQL (DATABASE_URL)']),
    ...(hasFiles ? [] : ['object storage (S3_BUCKET)']),
  ];
  throw new BackupError(
    `This only backs up the data folder, but your data is in ${where.join(' and ')}. See docs/grow.md for how to back it up.`,
  );
}
