#!/usr/bin/env -S node --max-semi-space-size=16 --max-old-space-size=512
// By default V8 lets its young generation grow to 190 MB and its old generation to four times the live memory. Lower
// limits are just as fast and keep a run over many files under 300 MB.
import { runCli } from './run-cli.ts';

// A reader that is done early (`| head`) closes the pipe: not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (line) => process.stderr.write(`${line}\n`),
});
