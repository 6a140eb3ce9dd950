import { runCli } from '../../../cli/src/run-cli.ts';

/** The `datacoach` command on a computer of its own, whose time runs faster. */
export interface RunningCommand {
  /** Results and problems so far, a line each. */
  out: string[];
  errors: string[];
  /** As Ctrl-C does. */
  stop(): void;
  /** Exit code, when it has ended. */
  ended: Promise<number>;
}

/** Seconds of the command take so many milliseconds here. */
const SECOND_MS = 10;

/** Runs the command; `home` is where it keeps its login and list. */
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
      now: () => start + (Date.now() - start) * (1000 / SECOND_MS),
      sleep: (milliseconds) =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, (milliseconds * SECOND_MS) / 1000);
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
