import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tooling/slowest-first.ts';

// Most of a server's start is compiling: the processes that tests start share what one of them has compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

// A test waits for a server, a database or a page about half of its time: two of them keep a core busy. Memory has an end.
const maxWorkers = Math.min(8, Math.ceil(1.5 * availableParallelism()));

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'packages',
          include: [
            'packages/**/*.test.ts',
            'apps/cli/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'tooling/**/*.test.ts',
          ],
          // A whole replay takes seconds on a busy machine.
          testTimeout: 30_000,
          maxWorkers,
          // Pure code: a file leaves nothing behind, and its imports take longer than its tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers,
          // Each file opens servers and databases of its own and closes them: only what is imported is shared.
          isolate: false,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['apps/web/test/**/*.test.ts'],
          globalSetup: ['apps/web/test/global-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers,
          // A click is answered within seconds on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          maxConcurrency: 2,
        },
      },
    ],
  },
});
