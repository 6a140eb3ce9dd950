import { expect, test } from 'vitest';
import { createWrittenMatch } from '../../../../test/support/engine-match.ts';
import { listPlayChoices, matchesChoice } from './play-kinds.ts';

const { events } = createWrittenMatch();

test("a filter's count matches its list", () => {
  const choices = listPlayChoices(events, true);
  expect(choices.map(({ value }) => value).slice(0, 2)).toEqual(['main', 'all']);
  for (const { value, count } of choices) {
    expect(events.filter((event) => matchesChoice(value, event, true))).toHaveLength(count);
    expect(count).toBeGreaterThan(0);
  }
});

test('a challenge is listed once for both sides, and for its loser when they are selected', () => {
  const challenge = (result: string, team: 0 | 1) => ({ kind: 'challenge', team, evidence: { result } });
  const shown = (everybody: boolean) =>
    [challenge('won', 0), challenge('lost', 1), challenge('neutral', 0), challenge('neutral', 1)].map(
      (event) => matchesChoice(undefined, event, everybody),
    );
  expect(shown(true)).toEqual([true, false, true, false]);
  expect(shown(false)).toEqual([true, true, true, true]);
});

test('the filter for everything only leaves out events that repeat another event of the moment', () => {
  const all = new Set(events.filter((event) => matchesChoice('all', event, true)).map(({ kind }) => kind));
  expect(all.has('touch')).toBe(true);
  expect(all.has('shotOnTarget')).toBe(false);
});
