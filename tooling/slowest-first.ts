import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from './run-command.ts';

/** In starting order: browser tests take longest, and pure code finishes quickly at the end. */
const PROJECTS: readonly string[] = ['journeys', 'server', 'packages'];

/** Files in the `slowest test files` list at the end of a run whose size doesn't show it. Slowest first. */
export const SLOWEST_FILES: readonly string[] = [
  'apps/web/test/journeys/screens.test.ts',
  'apps/web/test/journeys/teams.test.ts',
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
  /** Relative to the repository root. */
  path: string;
  size: number;
}

/** Returns a negative number if `a` starts before `b`. All other workers wait for a slow file that starts last. */
export function compareSlowestFirst(a: FileToRun, b: FileToRun): number {
  return (
    PROJECTS.indexOf(a.project) - PROJECTS.indexOf(b.project) ||
    getRunOrder(a.path) - getRunOrder(b.path) ||
    b.size - a.size
  );
}

function getRunOrder(path: string): number {
  const index = SLOWEST_FILES.indexOf(path);
  return index < 0 ? SLOWEST_FILES.length : index;
}

/** Starts the slowest files first, even on a machine that has never run them. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = files.map((specification) => ({
      specification,
      project: specification.project.name,
      path: relative(ROOT, specification.moduleId).replaceAll('\\', '/'),
      size: statSync(specification.moduleId).size,
    }));
    return known.sort(compareSlowestFirst).map(({ specification }) => specification);
  }
}
