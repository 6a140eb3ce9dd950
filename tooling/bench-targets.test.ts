import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ROOT } from './run-command.ts';

const MODULE = pathToFileURL(join(ROOT, 'bench/src/measure-time.ts')).href;

it.each([
  ['1 when any target is missed', [2, 1], 1],
  ['0 when all are reached', [1, 1], 0],
])('exits a bench with %s', (_, values, code) => {
  const prints = values.map((value) => `printTarget('time', ${value}, 1, 'ms');`).join(' ');
  const script = `import { printTarget } from '${MODULE}'; ${prints}`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/reached|MISSED/);
  expect(status).toBe(code);
});
