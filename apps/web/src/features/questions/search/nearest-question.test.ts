import { FINDING_RULES, QUESTIONS } from '@datacoach/analysis';
import { expect, test } from 'vitest';
import { createQuestionFinder } from './nearest-question.ts';

const find = createQuestionFinder({
  questions: QUESTIONS.map((question) => ({
    key: question.key,
    title: question.title,
    group: question.group,
    state: 'ready' as const,
    have: 1,
    need: 1,
    noun: 'games',
    words: `${question.words} ${question.dimension}`,
    rules: [...question.rules],
    plan: 'Basic' as const,
    isSaved: false,
  })),
  rules: FINDING_RULES.map(({ number, question }) => ({ number, question })),
});

test.each([
  ['why do I keep losing the ball', 'afterLoss'],
  ['am I getting better', 'improving'],
  ['rotating too slowly', 'rotation'],
  ['which teammate is good for me', 'bestWith'],
  ['kick offs', 'kickoffs'],
  ['do I get tilted after a loss', 'lateInSession'],
  ['how much boost do I waste', 'boost'],
  ['unlcky finishing', 'unlucky'],
  ['what do I train this week', 'practice'],
  ['flip resets useful', 'mechanicsPay'],
])('matches "%s" to %s', (text, key) => {
  expect(find(text)[0]?.key).toBe(key);
});

test('finds a question by one of its rules, and names the rule', () => {
  expect(find('protect the backboard')[0]).toMatchObject({ rule: 'Do I protect the backboard?' });
});

test('finds nothing for nonsense, empty text and stop words', () => {
  expect(find('xyzzy')).toEqual([]);
  expect(find('')).toEqual([]);
  expect(find('what is the')).toEqual([]);
});
