import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_JOBS, MODULES } from './modules.ts';

test('every declared job belongs to a module and has a unique name', () => {
  const declared = globSync('features/**/*.ts', { cwd: import.meta.dirname }).flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        / = defineJob\(\{\s*name: '([^']+)'/g,
      ),
    ].map(([, name]) => name),
  );
  const names = ALL_JOBS.map(({ name }) => name).sort();
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual([...new Set(names)]);
  expect(declared.sort()).toEqual(names);
});

test('every feature folder with an index is a module, listed once', () => {
  const folders = globSync('features/*/index.ts', { cwd: import.meta.dirname }).map(
    (file) => file.split('/')[1],
  );
  expect(MODULES.map(({ name }) => name).sort()).toEqual(folders.sort());
});
