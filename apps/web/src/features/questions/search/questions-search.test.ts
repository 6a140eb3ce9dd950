import { expect, test } from 'vitest';
import { parseQuestionsSearch } from './questions-search.ts';

test('keeps mode, question and view in the URL and drops unknown values', () => {
  expect(parseQuestionsSearch({ mode: '10', q: 'afterLoss', view: 'saved', other: 1 })).toEqual({
    mode: 10,
    q: 'afterLoss',
    view: 'saved',
  });
  expect(parseQuestionsSearch({ mode: '0', q: 'no such key!', view: 'all' })).toEqual({});
  expect(parseQuestionsSearch({ q: 'costsGoals' })).toEqual({});
});

test("opens a notification's saved question in its mode", () => {
  expect(parseQuestionsSearch({ saved: 'afterLoss-15', mode: '5' })).toEqual({
    mode: 15,
    q: 'afterLoss',
  });
  expect(parseQuestionsSearch({ saved: 'afterLoss-15', mode: '5', q: 'boost', view: 'saved' })).toEqual({
    mode: 5,
    q: 'boost',
    view: 'saved',
  });
  const own = 'own-4f9c0a3e-2f6a-4c8e-9a53-0c4c0a2c7d11';
  expect(parseQuestionsSearch({ saved: `${own}-10` })).toEqual({ mode: 10, q: own });
});
