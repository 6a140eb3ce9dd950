import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_JOBS, MODULES } from './modules.ts';
import type { JobDefinition } from './platform/queue/define-job.ts';

test('every job that a file declares belongs to a module, under a name of its own', async () => {
  const files = globSync('features/*/*.job.ts', { cwd: import.meta.dirname });
  const declared = await Promise.all(
    files.map(async (file) =>
      Object.values((await import(new URL(file, import.meta.url).href)) as Record<string, JobDefinition>),
    ),
  );
  const names = ALL_JOBS.map(({ name }) => name).sort();
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual([...new Set(names)]);
  expect(
    declared
      .flat()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(names);
});

test('every feature folder with an index is a module, listed once', () => {
  const folders = globSync('features/*/index.ts', { cwd: import.meta.dirname }).map(
    (file) => file.split('/')[1],
  );
  expect(MODULES.map(({ name }) => name).sort()).toEqual(folders.sort());
});
