import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run-command.ts';
import { compareSlowestFirst, type FileToRun, SLOWEST_FILES } from './slowest-first.ts';

const file = (project: string, path: string, size: number): FileToRun => ({ project, path, size });

test('sorts by project, then the known slowest files, then size', () => {
  const files = [
    file('packages', 'packages/a.test.ts', 90_000),
    file('server', 'apps/server/src/large.test.ts', 50_000),
    file('journeys', 'apps/web/test/journeys/large.test.ts', 20_000),
    file('server', 'apps/server/src/killed-server.test.ts', 3_000),
    file('server', 'apps/server/src/small.test.ts', 1_000),
    file('journeys', 'apps/web/test/journeys/screens.test.ts', 5_000),
  ];
  expect(files.sort(compareSlowestFirst).map(({ path }) => path)).toEqual([
    'apps/web/test/journeys/screens.test.ts',
    'apps/web/test/journeys/large.test.ts',
    'apps/server/src/killed-server.test.ts',
    'apps/server/src/large.test.ts',
    'apps/server/src/small.test.ts',
    'packages/a.test.ts',
  ]);
});

test('every file in the slowest list exists', () => {
  expect(SLOWEST_FILES.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
