import { readStorage } from '../platform/config/read-storage.ts';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), readStorage(), {
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: console.error,
});
