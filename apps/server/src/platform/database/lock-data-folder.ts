import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Another process uses the data folder; the message says which. */
export class DataFolderInUseError extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by another DataCoach process (process ${pid}). ` +
        'Stop that one first, or start this one with another DATA_DIR.',
    );
    this.name = 'DataFolderInUseError';
  }
}

interface Owner {
  pid: number;
  /** Kernel's start time of the process, so that a reused number is not taken for it; null where unknown. */
  startedAt: string | null;
}

/** A lock file that is empty after this many looks was left by a process that died while making it. */
const LOOKS_AT_EMPTY_FILE = 20;
const LOOK_INTERVAL_MS = 25;

/**
 * Makes this process the only user of the data folder (PGlite itself does not notice a second one and would lose
 * rows). Resolves to the function that gives the folder free again.
 * Throws DataFolderInUseError.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const file = join(dataDir, 'server.lock');
  const owner: Owner = { pid: process.pid, startedAt: processStart(process.pid) };
  const content = JSON.stringify(owner);
  mkdirSync(dataDir, { recursive: true });

  for (let empty = 0; ; ) {
    try {
      writeFileSync(file, content, { flag: 'wx', flush: true });
      return () => {
        if (readText(file) === content) rmSync(file, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const found = readText(file);
    const other = parseOwner(found);
    if (other === null && empty++ < LOOKS_AT_EMPTY_FILE) {
      await delay(LOOK_INTERVAL_MS);
      continue;
    }
    if (other && isRunning(other)) throw new DataFolderInUseError(dataDir, other.pid);
    removeStale(file, found);
  }
}

/** Takes a stale lock away, unless another process has replaced it in between. */
function removeStale(file: string, staleContent: string | null): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readText(aside) === staleContent) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function isRunning(owner: Owner): boolean {
  if (owner.pid === process.pid) {
    return owner.startedAt !== null && owner.startedAt === processStart(process.pid);
  }
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it runs as somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const startedAt = processStart(owner.pid);
  return owner.startedAt === null || startedAt === null || owner.startedAt === startedAt;
}

/** Boot-relative start time from /proc (field 22, see proc_pid_stat(5)) with the boot's id; null elsewhere. */
function processStart(pid: number): string | null {
  const stat = readText(`/proc/${pid}/stat`);
  const boot = readText('/proc/sys/kernel/random/boot_id');
  if (stat === null || boot === null) return null;
  const fieldsAfterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return `${boot.trim()}:${fieldsAfterName[19]}`;
}

function parseOwner(text: string | null): Owner | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null || !('pid' in value)) return null;
    const startedAt = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : null;
    return typeof value.pid === 'number' ? { pid: value.pid, startedAt } : null;
  } catch {
    return null;
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
