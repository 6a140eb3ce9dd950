import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ANALYSIS_VERSION } from '@datacoach/analysis';

/** Where the busy player's data is kept, unless the command names another folder. */
export const BENCH_FOLDER = resolve(import.meta.dirname, '../../../.data/bench');

/** Players of the folder: the same way of playing, ten times as many matches. */
export const BENCH_ACCOUNTS = [
  { userName: 'Busy', email: 'busy@bench.example', matches: 2000 },
  { userName: 'Casual', email: 'casual@bench.example', matches: 200 },
] as const;

/** The coach's bench has a folder of its own. */
export const COACH_FOLDER = resolve(import.meta.dirname, '../../../.data/bench-coach');
export const COACH = { userName: 'Coach', email: 'coach@bench.example' } as const;
/** Games that the coach keeps in one folder. */
export const COACH_GAMES = 200;
/** Players of their roster, and games of each. */
export const MEMBERS = 12;
export const MEMBER_GAMES = 500;

export type BenchAccount = (typeof BENCH_ACCOUNTS)[number];

/** Made-up data on this machine. */
export const BENCH_PASSWORD = 'a long enough password';

interface Note {
  analysisVersion: string;
}

const noteIn = (folder: string) => join(folder, 'bench.json');

/** Whether the folder was filled to its end, by this engine: a newer one would read all uploads again. */
export function isFilled(folder: string): boolean {
  if (!existsSync(noteIn(folder))) return false;
  const note = JSON.parse(readFileSync(noteIn(folder), 'utf8')) as Note;
  return note.analysisVersion === ANALYSIS_VERSION;
}

export function noteFilled(folder: string): void {
  const note: Note = { analysisVersion: ANALYSIS_VERSION };
  // A server refuses a data folder in which others can read anything.
  writeFileSync(noteIn(folder), JSON.stringify(note), { mode: 0o600 });
}
