import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Command, EXIT, type Machine, type Output, parseOptions } from '../command.ts';
import { CONNECTION_OPTIONS, findConnection, getConfigFolder } from './connection.ts';
import { findDemosFolders, listPossibleDemosFolders } from './demos-folders.ts';
import { FolderLooks } from './folder-scanner.ts';
import { openUploader, type Uploader } from './uploader.ts';

const SCAN_INTERVAL_MS = 2000;
/** How far back games are included when a folder is watched for the first time. */
const RECENT_MS = 24 * 60 * 60_000;
/** How often a used-up quota is retried: a new month may have started. */
const QUOTA_PAUSE_MS = 60 * 60_000;

/** Returns the named folders, else the game's. Prints a line and returns null if there are none. */
async function findWatchedFolders(
  named: string[],
  machine: Machine,
  output: Output,
): Promise<string[] | null> {
  if (named.length === 0) {
    const found = await findDemosFolders(machine);
    if (found.length > 0) return found;
    const looked = listPossibleDemosFolders(machine).map((folder) => `  ${folder}`);
    output.error(
      ['Couldn’t find your replay folder. Try: datacoach watch FOLDER. We looked in:', ...looked].join('\n'),
    );
    return null;
  }
  for (const folder of named) {
    const facts = await stat(folder).catch(() => null);
    if (facts?.isDirectory()) continue;
    output.error(`${folder}: Folder not found.`);
    return null;
  }
  return named;
}

/**
 * `datacoach watch [FOLDER]`: sends each replay once it is complete, until stopped; one line per file. Exit code 1 if
 * the token is no longer valid.
 */
export const watchCommand: Command = async (args, output, machine) => {
  const { values, positionals } = parseOptions(args, { ...CONNECTION_OPTIONS, all: { type: 'boolean' } });
  const { all = false, ...flags } = values;
  const named = positionals.map((folder) => resolve(folder));
  const connection = await findConnection(flags, machine);
  const folders = await findWatchedFolders(named, machine, output);
  if (!folders) return EXIT.failed;
  const uploader = await openUploader({ connection, machine, output, forEver: true });
  if (!uploader) return machine.stopping.aborted ? EXIT.ok : EXIT.failed;

  const looks: FolderLooks[] = [];
  for (const folder of folders) {
    const look = new FolderLooks(folder);
    const left = all ? 0 : await look.skipOlderThan((await getFirstWatchedAt(machine, folder)) - RECENT_MS);
    const older = left === 0 ? '' : ` ${left} older replays skipped; use --all to upload them too.`;
    output.error(`Watching ${folder} for ${uploader.userName}.${older}`);
    looks.push(look);
  }
  return watchFolders(looks, uploader, output, machine);
};

async function watchFolders(
  looks: readonly FolderLooks[],
  uploader: Uploader,
  output: Output,
  machine: Machine,
): Promise<number> {
  while (!machine.stopping.aborted) {
    let pause = SCAN_INTERVAL_MS;
    for (const look of looks) {
      for (const found of await look.scan(machine.now())) {
        if (machine.stopping.aborted) break;
        if (found.kind === 'hopeless') {
          output.error(`${basename(found.path)}: Incomplete replay. Will retry when it changes.`);
          continue;
        }
        // Files found after the quota is used up wait too.
        const delivery =
          pause === QUOTA_PAUSE_MS ? 'waiting' : await uploader.uploadFile(found.path, found.bytes);
        if (delivery === 'stop') return machine.stopping.aborted ? EXIT.ok : EXIT.failed;
        if (delivery === 'quota' || delivery === 'waiting') {
          look.remove(found.path);
          pause = QUOTA_PAUSE_MS;
        }
      }
    }
    await machine.sleep(pause);
  }
  return EXIT.ok;
}

/** Returns when a folder was watched for the first time (epoch ms): now, unless it is on the list. */
export async function getFirstWatchedAt(machine: Machine, folder: string): Promise<number> {
  const file = join(getConfigFolder(machine), 'watched.json');
  const known = await readList(file);
  const before = known[folder];
  if (typeof before === 'number') return before;
  const now = machine.now();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify({ ...known, [folder]: now }, null, 2)}\n`, { mode: 0o600 });
  return now;
}

async function readList(file: string): Promise<Record<string, number>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}
