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
  {
    name: 'login',
    usage: 'login --server URL [--token TOKEN]',
    summary: 'keep a server and an upload token (made in your profile there) for upload and watch',
    load: async () => (await import('./upload/login.command.ts')).loginCommand,
  },
  {
    name: 'upload',
    usage: 'upload FILE… [--server URL] [--token TOKEN]',
    summary: 'send replays to your account, each once, one line a file',
    load: async () => (await import('./upload/upload.command.ts')).uploadCommand,
  },
  {
    name: 'watch',
    usage: 'watch [FOLDER…] [--all] [--server URL] [--token TOKEN]',
    summary: "send each replay that the game saves, as long as it runs; finds the game's folder by itself",
    load: async () => (await import('./upload/watch.command.ts')).watchCommand,
  },
];
