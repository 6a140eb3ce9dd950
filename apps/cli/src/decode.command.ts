import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { summarizeReplay } from '@datacoach/replay/summary';
import { type Command, EXIT, UsageError } from './command.ts';
import { readProblem } from './read-problem.ts';

const EXTENSION = '.replay';

function parseFile(args: readonly string[]): string {
  const { values, positionals } = parse(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('decode needs exactly one replay file.');
  if (values.summary !== true) throw new UsageError('decode prints a summary: add --summary.');
  return file;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { summary: { type: 'boolean' } },
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** `datacoach decode FILE --summary`: one JSON document; exit code 1 when the file could not be read to its end. */
export const decodeCommand: Command = async (args, output) => {
  const file = parseFile(args);
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (error) {
    output.error(`${file}: ${readProblem(error)}`);
    return EXIT.failed;
  }
  const summary = summarizeReplay(bytes, basename(file, EXTENSION));
  output.out(`${JSON.stringify(summary)}\n`);
  const problem = summary.errors.ignoringCrc;
  if (problem === null) return EXIT.ok;
  output.error(`${file}: ${problem}`);
  return EXIT.failed;
};
