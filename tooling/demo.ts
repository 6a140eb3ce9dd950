import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, runCommand } from './run-command.ts';
import { START_FLAGS } from './start-flags.ts';

/** The demo's folder unless DATA_DIR is set; never the folder of `npm start`. */
const folder = resolve(ROOT, process.env.DATA_DIR || '.data/demo');
/** The demo uses only its own folder, even if a real database and object storage are configured. */
const env = {
  ...process.env,
  DATA_DIR: folder,
  DATABASE_URL: '',
  S3_BUCKET: '',
  S3_REGION: '',
  S3_ENDPOINT: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
};

const known = new Set(['--fresh', '--fill-only']);
const args = process.argv.slice(2);
const unknown = args.filter((arg) => !known.has(arg));
if (unknown.length > 0) {
  console.error(`The demo knows --fresh and --fill-only, not ${unknown.join(' ')}.`);
  process.exit(2);
}

if (args.includes('--fresh') && existsSync(folder)) {
  if (!existsSync(join(folder, 'demo.json'))) {
    console.error(`${folder} is no demo folder: it is left alone.`);
    process.exit(1);
  }
  rmSync(folder, { recursive: true });
}

const filled = runCommand('node', ['apps/server/src/demo/fill.ts'], env);
if (filled !== 0) process.exit(filled);
if (args.includes('--fill-only')) process.exit(0);

const server = spawn(process.execPath, [...START_FLAGS, 'apps/server/src/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
