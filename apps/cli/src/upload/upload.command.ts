import { basename } from 'node:path';
import { type Command, EXIT, parseOptions, readBytes, UsageError } from '../command.ts';
import { CONNECTION_OPTIONS, checkServer, findConnection, saveLogin } from './connection.ts';
import { openUploader } from './uploader.ts';

/** `datacoach upload FILE…`: prints one line per file. Continues after a file that fails; exit code 1 if any did. */
export const uploadCommand: Command = async (args, output, machine) => {
  const { values: flags, positionals: files } = parseOptions(args, CONNECTION_OPTIONS);
  if (files.length === 0) throw new UsageError('upload needs at least one replay file.');
  const connection = await findConnection(flags, machine);
  const uploader = await openUploader({ connection, machine, output, forEver: false });
  if (!uploader) return EXIT.failed;
  let allWell = true;
  for (const [at, file] of files.entries()) {
    const bytes = await readBytes(file, output, basename(file));
    if (!bytes) {
      allWell = false;
      continue;
    }
    const delivery = await uploader.uploadFile(file, bytes);
    if (delivery === 'refused') allWell = false;
    if (delivery !== 'quota' && delivery !== 'stop') continue;
    for (const rest of files.slice(at + 1)) output.error(`${basename(rest)}: not uploaded.`);
    return EXIT.failed;
  }
  return allWell ? EXIT.ok : EXIT.failed;
};

/** `datacoach login --server URL [--token TOKEN]`: checks the token and saves it for upload and watch. */
export const loginCommand: Command = async (args, output, machine) => {
  const { values: flags } = parseOptions(args, CONNECTION_OPTIONS, false);
  const server = flags.server ?? machine.env.DATACOACH_SERVER;
  if (!server) throw new UsageError('login needs a server: --server URL.');
  const token = flags.token ?? machine.env.DATACOACH_TOKEN ?? (await machine.ask('Upload token: '));
  if (!token) throw new UsageError('login needs a token: --token TOKEN. Create one in your profile.');
  const connection = await findConnection({ server: checkServer(server), token: token }, machine);
  const uploader = await openUploader({ connection, machine, output, forEver: false });
  if (!uploader) return EXIT.failed;
  const file = await saveLogin(connection, machine);
  output.out(`Files upload to ${uploader.userName} at ${connection.server}. Login saved in ${file}.\n`);
  return EXIT.ok;
};
