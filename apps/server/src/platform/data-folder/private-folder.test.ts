import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requirePrivateFolder } from './private-folder.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'datacoach-private-')), 'data');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
const getMode = (path: string) => statSync(path).mode & 0o777;

test('makes a new or empty folder private to its owner', () => {
  requirePrivateFolder(folder);
  expect(getMode(folder)).toBe(0o700);
  chmodSync(folder, 0o755);
  requirePrivateFolder(folder);
  expect(getMode(folder)).toBe(0o700);
});

test('refuses a folder with data that others can access, and shows the command that makes it private', () => {
  requirePrivateFolder(folder);
  mkdirSync(join(folder, 'files'), { mode: 0o700 });
  writeFileSync(join(folder, 'auth-secret'), 'x', { mode: 0o600 });
  requirePrivateFolder(folder);
  for (const path of [folder, join(folder, 'files'), join(folder, 'auth-secret')]) {
    const before = getMode(path);
    for (const bits of [0o010, 0o040, 0o004, 0o001]) {
      chmodSync(path, before | bits);
      expect(() => requirePrivateFolder(folder)).toThrow(
        `can access ${path}, which holds passwords and the session key. Run this once, then start again: ` +
          `chmod -R go-rwx "${folder}"`,
      );
    }
    chmodSync(path, before);
  }
  requirePrivateFolder(folder);
});
