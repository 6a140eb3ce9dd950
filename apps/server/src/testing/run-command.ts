import { runCli } from '../../../cli/src/run-cli.ts';

/** The `datacoach` command on a separate computer with a faster clock. */
export interface RunningCommand {
  /** Results and problems so far, one per line. */
  out: string[];
  errors: string[];
  /** Stops it like Ctrl-C. */
  stop(): void;
  /** Exit code, once ended. */
  ended: Promise<number>;
}

/** Milliseconds here per second of the command. */
export const COMMAND_SECOND_MS = 10;

/** Runs the command; `home` is where it stores its login and list. */
export function runCommand(
  home: string,
  args: readonly string[],
  env: Record<string, string> = {},
): RunningCommand {
  const stopping = new AbortController();
  const out: string[] = [];
  const errors: string[] = [];
  const start = Date.now();
  const ended = runCli(
    args,
    { out: (text) => void out.push(...text.trimEnd().split('\n')), error: (line) => void errors.push(line) },
    {
      env: { ...env, DATACOACH_HOME: home },
      home,
      platform: 'linux',
      stopping: stopping.signal,
      now: () => start + (Date.now() - start) * (1000 / COMMAND_SECOND_MS),
      sleep: (milliseconds) =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, (milliseconds * COMMAND_SECOND_MS) / 1000);
          stopping.signal.addEventListener('abort', () => {
            clearTimeout(timer);
            resolve();
          });
        }),
      ask: async () => null,
    },
  );
  return { out, errors, stop: () => stopping.abort(), ended };
}
