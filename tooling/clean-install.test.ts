import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run-command.ts';

test('npm ci shows no warnings on a fresh machine with its own Node', () => {
  // Without the Node installed by npm.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline', '--no-audit'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { HOME: process.env.HOME ?? '', PATH: path.join(delimiter) },
  });
  expect(status, stderr).toBe(0);
  expect(`${stdout}${stderr}`).not.toMatch(/npm (warn|error)/);
});
