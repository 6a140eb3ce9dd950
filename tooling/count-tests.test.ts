import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';
import { readDeadWorkers } from './read-dead-workers.ts';

const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test("counts passed and failed tests, a file that doesn't load as one failure, and no skipped tests", () => {
  const run = [
    file('a', 'failed', 'passed', 'failed', 'failed'),
    file('b', 'failed'),
    file('c', 'passed', 'passed', 'skipped', 'pending'),
  ];
  expect(countTests([run])).toEqual({ passed: 2, failed: 3 });
});

test('counts a rerun file by its last run', () => {
  const first = [file('a', 'passed', 'passed', 'passed'), file('b', 'pending', 'passed', 'pending')];
  const second = [file('b', 'failed', 'passed', 'failed')];
  expect(countTests([first, second])).toEqual({ passed: 3, failed: 1 });
});

test('separates processes aborted by V8 from all other errors outside of tests', () => {
  const died = (signal: string) =>
    new Error('[vitest-pool]: Worker forks emitted error.', {
      cause: new Error(
        `Worker exited unexpectedly with ${signal} during started state while running test file /a/b.test.ts`,
      ),
    });
  expect(readDeadWorkers([died('signal SIGTRAP')])).toEqual({ files: ['/a/b.test.ts'], others: 0 });
  // Killed for its memory use, exited by itself, and an uncaught error.
  const others = [died('signal SIGKILL'), died('code 1'), new Error('Unhandled rejection'), 'text'];
  expect(readDeadWorkers(others)).toEqual({ files: [], others: 4 });
});
