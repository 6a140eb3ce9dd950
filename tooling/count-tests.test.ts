import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';
import { readDeadWorkers } from './read-dead-workers.ts';

const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('tests are counted, a file that does not load as one, skipped ones as none', () => {
  const run = [
    file('a', 'failed', 'passed', 'failed', 'failed'),
    file('b', 'failed'),
    file('c', 'passed', 'passed', 'skipped', 'pending'),
  ];
  expect(countTests([run])).toEqual({ passed: 2, failed: 3 });
});

test('a file that was run again counts by its last run', () => {
  const first = [file('a', 'passed', 'passed', 'passed'), file('b', 'pending', 'passed', 'pending')];
  const second = [file('b', 'failed', 'passed', 'failed')];
  expect(countTests([first, second])).toEqual({ passed: 3, failed: 1 });
});

test('only a process that V8 aborted is told from other errors outside of tests', () => {
  const died = (signal: string) =>
    new Error('[vitest-pool]: Worker forks emitted error.', {
      cause: new Error(
        `Worker exited unexpectedly with ${signal} during started state while running test file /a/b.test.ts`,
      ),
    });
  expect(readDeadWorkers([died('signal SIGTRAP')])).toEqual({ files: ['/a/b.test.ts'], others: 0 });
  // Killed for its memory, ended by itself, and an error that no one caught.
  const others = [died('signal SIGKILL'), died('code 1'), new Error('Unhandled rejection'), 'text'];
  expect(readDeadWorkers(others)).toEqual({ files: [], others: 4 });
});
