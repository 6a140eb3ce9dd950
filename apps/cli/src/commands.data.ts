import type { Command } from './command.ts';

export interface CommandRow {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  /** Loaded only when called, so help stays cheap. */
  readonly load: () => Promise<Command>;
}

/** Every command of `datacoach`, in the order listed by help. */
export const COMMANDS: readonly CommandRow[] = [
  {
    name: 'analyze',
    usage: 'analyze FILE… [--format table|json|ballchasing|events]',
    summary: 'print replay stats as tables, or as JSON with one line per file',
    load: async () => (await import('./analyze.command.ts')).analyzeCommand,
  },
  {
    name: 'score',
    usage:
      'score FILE… --player NAME --rank RANK [--mode duel|doubles|standard] [--last N] [--private] [--all] [--format table|json]',
    summary: 'compare a player’s games with their rank: POLR, scores, top opportunity',
    load: async () => (await import('./score.command.ts')).scoreCommand,
  },
  {
    name: 'decode',
    usage: 'decode FILE --summary',
    summary: 'print a summary of the raw replay data as JSON',
    load: async () => (await import('./decode.command.ts')).decodeCommand,
  },
  {
    name: 'login',
    usage: 'login --server URL [--token TOKEN]',
    summary: 'save the server and upload token (create one in your profile)',
    load: async () => (await import('./upload/upload.command.ts')).loginCommand,
  },
  {
    name: 'upload',
    usage: 'upload FILE… [--server URL] [--token TOKEN]',
    summary: 'upload replays to your account; skips duplicates',
    load: async () => (await import('./upload/upload.command.ts')).uploadCommand,
  },
  {
    name: 'watch',
    usage: 'watch [FOLDER…] [--all] [--server URL] [--token TOKEN]',
    summary: 'watch the replay folder and upload new replays automatically',
    load: async () => (await import('./upload/watch.command.ts')).watchCommand,
  },
  {
    name: 'import',
    usage: 'import ballchasing [--token TOKEN] [--from URL] [--server URL]',
    summary: 'copy all your replays from ballchasing.com to your account; stop and continue anytime',
    load: async () => (await import('./import/import.command.ts')).importCommand,
  },
];
