import type { Progression, ProgressionComparison } from '@datacoach/contract';
import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const progression = /\/api\/v1\/scores\/progression/;

/** Modifies the server's response, for states that a season of games doesn't have. */
const answered = (change: (answer: Record<string, unknown>) => object) => (page: Page) =>
  answerCalls(page, progression, async (call) => {
    const response = await call.fetch();
    const answer = (await response.json()) as Record<string, unknown>;
    await call.fulfill({ response, json: { ...answer, ...change(answer) } });
  });

export const SCREENS: readonly Screen[] = [
  {
    name: 'progression, POLR',
    path: '/statistics',
    caller: 'regular',
    ready: 'covers your last 20 games',
  },
  {
    name: 'progression, metric with its rank, a point chosen',
    path: '/statistics?metric=shots&with=avgSpeed',
    caller: 'regular',
    before: answered(({ shown }) => {
      const { from, to } = shown as { from: string; to: string };
      const at = new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString();
      return {
        marks: [
          { kind: 'rank', at, rank: 'platinum-2', before: 'platinum-1' },
          { kind: 'plan', at: to, words: 'Platinum Doubles, week 2: Second-man spacing' },
        ],
      };
    }),
    act: (page) =>
      page
        .getByRole('button', { name: /average of 20 games/ })
        .last()
        .click(),
    ready: 'Rank correlation',
  },
  {
    name: 'progression, table',
    path: '/statistics?metric=goals&by=week',
    caller: 'regular',
    act: (page) => page.getByRole('button', { name: 'Table', exact: true }).click(),
    ready: '20-game average',
  },
  {
    name: 'progression, part of a higher plan',
    path: '/statistics?window=all&earlier=2026-01-01..2026-01-31&later=2026-02-01..2026-02-28',
    caller: 'regular',
    ready: 'Example, not your games',
  },
  {
    name: 'progression, POLR of a higher plan',
    path: '/statistics',
    caller: 'regular',
    before: answered(({ plan, line, list, comparison }) => ({
      plan: {
        ...(plan as object),
        closed: ['polr'],
        opensWith: { ...(plan as Progression['plan']).opensWith, polr: 'Diamond' },
      },
      comparison: {
        ...(comparison as ProgressionComparison),
        rows: (comparison as ProgressionComparison).rows.filter(({ measure }) => measure !== 'polr'),
      },
      line: {
        ...(line as { values: unknown[] }),
        means: (line as { values: unknown[] }).values.map(() => null),
        change: null,
      },
      list: (list as { measure: string }[]).filter(({ measure }) => measure !== 'polr'),
      next: null,
    })),
    ready: 'Choose any other stat to see it here',
  },
  {
    name: 'progression, a mode of a higher plan',
    path: '/statistics?mode=10',
    caller: 'regular',
    before: answered(({ plan }) => ({
      plan: { ...(plan as object), name: 'Basic', closed: ['mode'], gamesBeyond: 30 },
      shown: null,
      points: [],
    })),
    ready: 'Platinum tracks Doubles over time',
  },
  {
    name: 'progression, two periods',
    path: '/statistics?metric=shots&earlier=2026-01-01..2026-01-31&later=2026-02-01..2026-02-28',
    caller: 'regular',
    before: answered(({ comparison }) => ({
      periods: comparison,
      plan: {
        name: 'Diamond',
        reach: 'all',
        periods: true,
        closed: [],
        gamesBeyond: 0,
        opensWith: {
          games: 'Basic',
          season: 'Platinum',
          all: 'Diamond',
          periods: 'Diamond',
          mode: 'Platinum',
          polr: 'Basic',
        },
      },
    })),
    ready: 'Period vs. period',
  },
  {
    name: 'progression, not enough games',
    path: '/statistics',
    caller: 'regular',
    before: answered(({ shown, points, line, list }) => ({
      shown: { ...(shown as object), games: 1, won: 1, lost: 0 },
      points: (points as unknown[]).slice(0, 1),
      line: { ...(line as object), values: [null], means: [null], change: null },
      list: (list as object[]).map((row) => ({ ...row, mean: null, series: [null] })),
      comparison: { missing: 5 },
      marks: [],
      ranks: [],
      next: null,
    })),
    ready: '4 more Doubles games until you see this chart.',
  },
  {
    name: 'progression, a mode without games',
    path: '/statistics?mode=15',
    caller: 'regular',
    ready: 'No Standard games yet',
  },
  {
    name: 'progression, no games',
    path: '/statistics',
    caller: 'newcomer',
    ready: 'No games yet',
  },
  {
    name: 'progression, loading',
    path: '/statistics',
    caller: 'regular',
    before: (page) => answerCalls(page, progression, () => undefined),
    ready: 'whether it’s real',
  },
  {
    name: 'progression, failure',
    path: '/statistics',
    caller: 'regular',
    before: (page) => answerCalls(page, progression, (call) => call.abort()),
    fails: true,
    ready: 'We couldn’t load your progression',
  },
];
