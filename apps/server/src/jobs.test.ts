import { expect, test } from 'vitest';
import { ALL_JOBS, type AllJobHandlers } from './jobs.ts';

test('every job has a name of its own, and leaving its handler out does not compile', () => {
  const handlers: AllJobHandlers = {
    'replay.analyse': async () => {},
    'replay.reanalyse': async () => {},
    'scores.update-references': async () => {},
    'weekly-goals.settle': async () => {},
    'questions.ask-saved': async () => {},
    'training-plans.settle-checks': async () => {},
    'coaching.settle-effects': async () => {},
  };
  // @ts-expect-error a handler is missing
  const none: AllJobHandlers = {};
  // @ts-expect-error a payload is another job's
  const wrong: AllJobHandlers = { ...handlers, 'replay.analyse': async (_payload: { other: string }) => {} };
  expect(Object.keys(handlers).sort()).toEqual(ALL_JOBS.map(({ name }) => name).sort());
  expect([none, wrong]).toHaveLength(2);
});
