import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'go-programs.ts');

test('without Go and Python, reports the missing programs in one line and continues', () => {
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-cache-'));
  const script = `import(${JSON.stringify(MODULE)}).then(({ ensureGoPrograms, reportMissingProgram }) => {
    ensureGoPrograms();
    reportMissingProgram('versitygw', 'blobs in object storage');
  })`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
    env: { PATH: folder, XDG_CACHE_HOME: folder },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  expect(stdout.trim().split('\n').at(-1)).toMatch(
    /^Go is missing, .*: tests without versitygw, stripe-mock\.$/,
  );
  expect(stderr).toBe('left out without versitygw (npm test builds it with Go): blobs in object storage\n');
});
