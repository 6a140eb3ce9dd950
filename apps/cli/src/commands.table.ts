import type { Command } from './command.ts';

export interface CommandRow {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  /** Loaded when it is called: help costs nothing. */
  readonly load: () => Promise<Command>;
}

/** Every command of `datacoach`, in the order in which help lists them. */
export const COMMANDS: readonly CommandRow[] = [
  {
    name: 'analyze',
    usage: 'analyze FILE… [--format table|json|ballchasing|events]',
    summary: 'statistics of replays, in the terminal or as JSON, one line a file',
    load: async () => (await import('./analyze.command.ts')).analyzeCommand,
  },
  {
    name: 'score',
    usage:
      'score FILE… --player NAME --rank RANK [--mode duel|doubles|standard] [--last N] [--private] [--all] [--format table|json]',
    summary: "one player's games against his rank: POLR, scores, top opportunity",
    load: async () => (await import('./score.command.ts')).scoreCommand,
  },
  {
    name: 'decode',
    usage: 'decode FILE --summary',
    summary: 'what stands in a replay: tables, counts and sums as JSON',
    load: async () => (await import('./decode.command.ts')).decodeCommand,
  },
];
