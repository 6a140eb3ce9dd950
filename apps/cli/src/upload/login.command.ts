import { parseArgs } from 'node:util';
import { type Command, EXIT, UsageError } from '../command.ts';
import { checkServer, findConnection, saveLogin } from './connection.ts';
import { openUploader } from './uploader.ts';

function parseArguments(args: readonly string[]): { server?: string; token?: string } {
  try {
    return parseArgs({
      args: [...args],
      options: { server: { type: 'string', short: 's' }, token: { type: 'string', short: 't' } },
      strict: true,
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** `datacoach login --server URL [--token TOKEN]`: checks the token and keeps it for upload and watch. */
export const loginCommand: Command = async (args, output, machine) => {
  const flags = parseArguments(args);
  const server = flags.server ?? machine.env.DATACOACH_SERVER;
  if (!server) throw new UsageError('login needs a server: --server URL.');
  const asked = flags.token ?? machine.env.DATACOACH_TOKEN ?? (await machine.ask('Upload token: '));
  if (!asked) throw new UsageError('login needs a token: --token TOKEN. Make one in your profile.');
  const connection = await findConnection({ server: checkServer(server), token: asked }, machine);
  const uploader = await openUploader({ connection, machine, output, forEver: false });
  if (!uploader) return EXIT.failed;
  const file = await saveLogin(connection, machine);
  output.out(`Files go to ${uploader.userName} at ${connection.server}. The login is kept in ${file}.\n`);
  return EXIT.ok;
};
