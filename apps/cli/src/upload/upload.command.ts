import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, EXIT, UsageError } from '../command.ts';
import { readProblem } from '../read-problem.ts';
import { type ConnectionFlags, findConnection } from './connection.ts';
import { openUploader } from './uploader.ts';

function parseArguments(args: readonly string[]): { files: string[]; flags: ConnectionFlags } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { server: { type: 'string', short: 's' }, token: { type: 'string', short: 't' } },
      allowPositionals: true,
      strict: true,
    });
    if (positionals.length === 0) throw new Error('upload needs at least one replay file.');
    return { files: positionals, flags: values };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** `datacoach upload FILE…`: one line a file. Goes on after a file that fails; exit code 1 if any did. */
export const uploadCommand: Command = async (args, output, machine) => {
  const { files, flags } = parseArguments(args);
  const connection = await findConnection(flags, machine);
  const uploader = await openUploader({ connection, machine, output, forEver: false });
  if (!uploader) return EXIT.failed;
  let allWell = true;
  for (const [at, file] of files.entries()) {
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      bytes = await readFile(file);
    } catch (error) {
      output.error(`${basename(file)}: ${readProblem(error)}`);
      allWell = false;
      continue;
    }
    const delivery = await uploader.deliver(file, bytes);
    if (delivery === 'refused') allWell = false;
    if (delivery !== 'quota' && delivery !== 'stop') continue;
    for (const rest of files.slice(at + 1)) output.error(`${basename(rest)}: Not sent.`);
    return EXIT.failed;
  }
  return allWell ? EXIT.ok : EXIT.failed;
};
