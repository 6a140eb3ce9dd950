import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Most of a server's start is compiling: the processes that tests start share what one of them has compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

export default defineConfig({
  test: {
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
          // On two cores Vitest would take one of them.
          maxWorkers: 2,
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
          maxWorkers: 2,
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
          // One of two pages mostly waits for the other's server.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // A click is answered within seconds on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          // Two pages at a time keep both cores of a small machine busy.
          maxConcurrency: 2,
        },
      },
    ],
  },
});
