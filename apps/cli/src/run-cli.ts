import { EXIT, type Output, UsageError } from './command.ts';
import { COMMANDS } from './commands.table.ts';
import { helpText } from './help.ts';
import type { Machine } from './machine.ts';
import { thisMachine } from './this-machine.ts';

const HELP = new Set(['help', '--help', '-h']);

/** Runs `datacoach` with its arguments; answers the exit code. */
export async function runCli(
  args: readonly string[],
  output: Output,
  machine: Machine = thisMachine(),
): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined) {
    output.error(helpText().trimEnd());
    return EXIT.usage;
  }
  if (HELP.has(name) || rest.some((arg) => arg === '--help' || arg === '-h')) {
    output.out(helpText());
    return EXIT.ok;
  }
  const command = COMMANDS.find((row) => row.name === name);
  if (command === undefined) {
    output.error(`datacoach: there is no command "${name}". See datacoach --help.`);
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
