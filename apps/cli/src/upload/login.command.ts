import { type Command, EXIT, parseOptions, UsageError } from '../command.ts';
import { CONNECTION_OPTIONS, checkServer, findConnection, saveLogin } from './connection.ts';
import { openUploader } from './uploader.ts';

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
