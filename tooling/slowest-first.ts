import { statSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { ROOT } from './run-command.ts';

/** In the order in which they begin: a browser's tests take longest, and nothing of pure code is left to wait for. */
const PROJECTS: readonly string[] = ['journeys', 'server', 'packages'];

/** Files of the list `slowest test files` that a run ends with, which their size does not tell. Slowest first. */
export const SLOWEST: readonly string[] = [
  'apps/web/test/journeys/screens.test.ts',
  'apps/web/test/journeys/teams-and-referrals.test.ts',
  'apps/web/test/journeys/upload.test.ts',
  'apps/web/test/journeys/match-reviews.test.ts',
  'apps/web/test/journeys/pro-coaching.test.ts',
  'apps/server/src/killed-server.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/newer-engine-server.test.ts',
  'apps/server/src/backup/backup.test.ts',
  'apps/server/src/past-one-machine.test.ts',
];

export interface FileToRun {
  project: string;
  /** From the repository's root. */
  path: string;
  size: number;
}

/** Negative where `a` begins before `b`. A file that begins last and takes long is waited for by all other workers. */
export function slowestFirst(a: FileToRun, b: FileToRun): number {
  return (
    PROJECTS.indexOf(a.project) - PROJECTS.indexOf(b.project) ||
    placeOf(a.path) - placeOf(b.path) ||
    b.size - a.size
  );
}

function placeOf(path: string): number {
  const place = SLOWEST.indexOf(path);
  return place < 0 ? SLOWEST.length : place;
}

/** Has the files that take longest begin first, on a machine too that has never run them. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = files.map((specification) => ({
      specification,
      project: specification.project.name,
      path: relative(ROOT, specification.moduleId).replaceAll('\\', '/'),
      size: statSync(specification.moduleId).size,
    }));
    return known.sort(slowestFirst).map(({ specification }) => specification);
  }
}
