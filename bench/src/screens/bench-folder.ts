import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ANALYSIS_VERSION } from '@datacoach/analysis';

/** Default folder for the busy player's data; the command can name another. */
export const BENCH_FOLDER = resolve(import.meta.dirname, '../../../.data/bench');

/** Players in the folder: the same play style, one with ten times as many matches. */
export const BENCH_ACCOUNTS = [
  { userName: 'Busy', email: 'busy@bench.example', matches: 2000 },
  { userName: 'Casual', email: 'casual@bench.example', matches: 200 },
] as const;

/** The coach bench has a separate folder. */
export const COACH_FOLDER = resolve(import.meta.dirname, '../../../.data/bench-coach');
export const COACH = { userName: 'Coach', email: 'coach@bench.example' } as const;
/** Games in the coach's folder. */
export const COACH_GAMES = 200;
/** Players on their roster, and games of each. */
export const MEMBERS = 12;
export const MEMBER_GAMES = 500;

export type BenchAccount = (typeof BENCH_ACCOUNTS)[number];

/** Protects only made-up data on this machine. */
export const BENCH_PASSWORD = 'a long enough password';

interface Note {
  analysisVersion: string;
}

const noteIn = (folder: string) => join(folder, 'bench.json');

/** Whether the folder was completely filled by this engine: a newer one would reanalyze all uploads. */
export function isFilled(folder: string): boolean {
  if (!existsSync(noteIn(folder))) return false;
  const note = JSON.parse(readFileSync(noteIn(folder), 'utf8')) as Note;
  return note.analysisVersion === ANALYSIS_VERSION;
}

export function noteFilled(folder: string): void {
  const note: Note = { analysisVersion: ANALYSIS_VERSION };
  // A server rejects a data folder with files that others can read.
  writeFileSync(noteIn(folder), JSON.stringify(note), { mode: 0o600 });
}
