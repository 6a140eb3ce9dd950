import { basename } from 'node:path';
import { summarizeReplay } from '@datacoach/replay/summary';
import { type Command, EXIT, parseOptions, readBytes, UsageError } from './command.ts';

const EXTENSION = '.replay';

function parseFile(args: readonly string[]): string {
  const { values, positionals } = parseOptions(args, { summary: { type: 'boolean' } });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('decode needs exactly one replay file.');
  if (values.summary !== true) throw new UsageError('decode only prints a summary. Add --summary.');
  return file;
}

/** `datacoach decode FILE --summary`: one JSON document; exit code 1 if the file couldn't be read completely. */
export const decodeCommand: Command = async (args, output) => {
  const file = parseFile(args);
  const bytes = await readBytes(file, output);
  if (!bytes) return EXIT.failed;
  const summary = summarizeReplay(bytes, basename(file, EXTENSION));
  output.out(`${JSON.stringify(summary)}\n`);
  const problem = summary.errors.ignoringCrc;
  if (problem === null) return EXIT.ok;
  output.error(`${file}: ${problem}`);
  return EXIT.failed;
};
