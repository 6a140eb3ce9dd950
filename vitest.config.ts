import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tooling/slowest-first.ts';

// Most of a server's startup is compiling: processes started by tests share their compile cache.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

// A test spends part of its time waiting for a server, a database or a page, so three tests keep two cores busy. With
// more, a click takes longer than a message stays on the screen. Memory is limited.
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
          // Several whole replays can take half a minute on a busy machine.
          testTimeout: 120_000,
          maxWorkers,
          // Pure code: files have no side effects, and their imports take longer than their tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // On a busy machine, starting a server can take over a minute, and one test starts five.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          maxWorkers,
          // On a busy machine, background work can take a long time to start.
          expect: { poll: { timeout: 60_000 } },
          // Each file opens and closes its own servers and databases: only imports are shared.
          isolate: false,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['apps/web/test/**/*.test.ts'],
          globalSetup: ['apps/web/test/global-setup.ts'],
          // On a busy machine, a test that opens many pages can take minutes. Each wait has its own, shorter limit.
          testTimeout: 480_000,
          hookTimeout: 480_000,
          maxWorkers,
          // On a busy machine, what a click triggers can take many seconds.
          expect: { poll: { timeout: 60_000 } },
          maxConcurrency: 2,
          // Each file opens and closes its own server and browser: only imports are shared.
          isolate: false,
        },
      },
    ],
  },
});
