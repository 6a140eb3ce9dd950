import { readStorage } from '../platform/config/read-storage.ts';
import { runCommand } from './run-command.ts';

// Everything created here is readable only by its owner.
process.umask(0o077);
process.exitCode = await runCommand(process.argv.slice(2), readStorage(), {
  printLine: (text) => void process.stdout.write(`${text}\n`),
  printError: console.error,
});
