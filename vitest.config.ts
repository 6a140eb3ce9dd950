import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'apps/cli/**/*.test.ts', 'tooling/**/*.test.ts'],
          // On two cores Vitest would take one of them.
          maxWorkers: 2,
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
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['apps/web/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
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
