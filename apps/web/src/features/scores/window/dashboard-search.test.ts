import { expect, test } from 'vitest';
import { parseDashboardSearch, toWindowQuery } from './dashboard-search.ts';

test('keeps non-default values in the URL and drops unknown ones', () => {
  expect(parseDashboardSearch({})).toEqual({});
  expect(
    parseDashboardSearch({ mode: 10, window: '20', play: 'public', group: 'shooting', result: 7, map: '' }),
  ).toEqual({ mode: 10 });
  expect(
    parseDashboardSearch({
      mode: '0',
      window: '30d',
      play: 'ranked',
      result: '10',
      map: 'park_p',
      group: 'goalie',
    }),
  ).toEqual({
    mode: 0,
    window: '30d',
    play: 'ranked',
    result: 10,
    map: 'park_p',
    group: 'goalie',
  });
});

test('requests a window by games or by days', () => {
  expect(toWindowQuery({})).toEqual({});
  expect(toWindowQuery({ mode: 0, window: '50' })).toEqual({ mode: 0, games: 50 });
  expect(toWindowQuery({ window: '90d', result: 5, play: 'private', map: 'park_p' })).toEqual({
    days: 90,
    result: 5,
    play: 'private',
    map: 'park_p',
  });
});
