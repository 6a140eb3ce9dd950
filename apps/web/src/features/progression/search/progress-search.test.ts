import { expect, test } from 'vitest';
import { removeUnknownMeasures } from '../text/measure-facts.ts';
import { parsePeriod, parseProgressSearch, toProgressQuery } from './progress-search.ts';

test('keeps non-default values in the URL and drops unknown ones', () => {
  expect(parseProgressSearch({})).toEqual({});
  expect(
    parseProgressSearch({ mode: 0, window: '7', by: 'hour', metric: 'no key', with: 'polr', earlier: 'x' }),
  ).toEqual({});
  expect(parseProgressSearch({ metric: 'polr', with: 'xg' })).toEqual({ with: 'xg' });
  expect(removeUnknownMeasures({ mode: 5, metric: 'luck', with: 'xg' })).toEqual({ mode: 5, with: 'xg' });
  expect(parseProgressSearch({ metric: 'xg', with: 'xg' })).toEqual({ metric: 'xg' });
  const all = {
    mode: 15,
    window: 'season',
    by: 'week',
    metric: 'doubleCommits',
    with: 'polr',
    earlier: '2026-01-12..2026-02-08',
    later: '2026-02-09..2026-03-10',
  } as const;
  expect(parseProgressSearch({ ...all, mode: '15' })).toEqual(all);
});

test('reads two periods together, in order and with real dates only', () => {
  expect(parsePeriod('2026-02-01..2026-02-31')).toBeNull();
  expect(parsePeriod('2026-02-09..2026-02-08')).toBeNull();
  expect(parsePeriod('2026-02-08..2026-02-08')).toEqual({ from: '2026-02-08', to: '2026-02-08' });
  expect(parseProgressSearch({ earlier: '2026-01-12..2026-02-08' })).toEqual({});
  expect(parseProgressSearch({ earlier: '2026-01-12..2026-02-08', later: '2026-02-08..2026-03-01' })).toEqual(
    {},
  );
});

test("maps the search to the API's query", () => {
  expect(toProgressQuery({})).toEqual({ measure: 'polr' });
  expect(
    toProgressQuery({
      mode: 10,
      window: '50',
      by: 'day',
      metric: 'xg',
      with: 'goals',
      earlier: '2026-01-12..2026-02-08',
      later: '2026-02-09..2026-03-10',
    }),
  ).toEqual({
    mode: 10,
    window: '50',
    by: 'day',
    measure: 'xg',
    with: 'goals',
    earlierFrom: '2026-01-12',
    earlierTo: '2026-02-08',
    laterFrom: '2026-02-09',
    laterTo: '2026-03-10',
  });
});
