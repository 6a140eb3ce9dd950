import { homedir } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { EXIT, type Machine, type Output, UsageError } from './command.ts';
import { COMMANDS } from './commands.data.ts';

const HELP = new Set(['help', '--help', '-h']);

/** Runs `datacoach` with its arguments and returns the exit code. */
export async function runCli(
  args: readonly string[],
  { out, error: printError }: Output,
  machine: Machine = createMachine(),
): Promise<number> {
  const output: Output = {
    out: (text) => out(escapeControlCharacters(text)),
    error: (line) => printError(escapeControlCharacters(line)),
  };
  const [name, ...rest] = args;
  if (name === undefined) {
    output.error(formatHelp().trimEnd());
    return EXIT.usage;
  }
  if (HELP.has(name) || rest.some((arg) => arg === '--help' || arg === '-h')) {
    output.out(formatHelp());
    return EXIT.ok;
  }
  const command = COMMANDS.find((row) => row.name === name);
  if (command === undefined) {
    output.error(`datacoach: unknown command "${name}". See datacoach --help.`);
    return EXIT.usage;
  }
  try {
    const run = await command.load();
    return await run(rest, output, machine);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.error(`datacoach: ${error.message}`);
    output.error(`Usage: datacoach ${command.usage}`);
    return EXIT.usage;
  }
}

/** Escapes control characters, so that a replay or a server can't control the terminal. JSON still parses to the same text. */
function escapeControlCharacters(text: string): string {
  return text.replace(
    /[^\P{Cc}\n\t]/gu,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function formatHelp(): string {
  return [
    'Analyze Rocket League replays from the command line.',
    '',
    ...COMMANDS.flatMap(({ usage, summary }) => [`  datacoach ${usage}`, `      ${summary}`]),
    '',
    'analyze --format: table, easy to read; json, the full report with every metric; ballchasing, stats with the rules and',
    'field names of ballchasing.com; events, one line per event.',
    'score uses the last 20 public games of the mode played most. Change that with --last and --mode.',
    '--private scores private games instead. --all also shows metrics that don’t count toward a category.',
    'watch uploads new replays, plus those saved in the 24 hours before its first run. --all uploads everything in the folder.',
    'import uses your ballchasing.com token (from its upload page) and the login above, at the pace ballchasing allows.',
    'You can also set DATACOACH_SERVER, DATACOACH_TOKEN and BALLCHASING_TOKEN.',
    'Exit codes: 0 success, 1 a file couldn’t be fully analyzed, 2 wrong usage.',
    '',
  ].join('\n');
}

/** Returns the computer the program runs on. The first Ctrl-C asks commands to stop, the second kills them. */
function createMachine(): Machine {
  const stop = new AbortController();
  let listens = false;
  return {
    env: process.env,
    home: homedir(),
    platform: process.platform,
    get stopping() {
      if (!listens) {
        listens = true;
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
      }
      return stop.signal;
    },
    now: () => Date.now(),
    sleep: (milliseconds) => delay(milliseconds, undefined, { signal: stop.signal }).catch(() => undefined),
    async ask(question) {
      if (!process.stdin.isTTY) return null;
      const prompt = createInterface({ input: process.stdin, output: process.stderr });
      try {
        return await prompt.question(question);
      } finally {
        prompt.close();
      }
    },
  };
}
