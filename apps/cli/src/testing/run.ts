import { runCli } from '../run-cli.ts';

/** Runs the CLI in this process and returns its exit code and output. */
export async function run(...args: string[]) {
  let out = '';
  const errors: string[] = [];
  const code = await runCli(args, {
    out: (text) => {
      out += text;
    },
    error: (line) => errors.push(line),
  });
  return { code, out, errors };
}
