import type { CareerPage } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { describeCoverage, formatCareerText, formatKilometers } from '../components/career-body.tsx';

const career: CareerPage = {
  userName: 'Quill',
  mode: 10,
  season: null,
  week: null,
  coverage: { counted: 412, known: 415, from: null, to: null },
  record: {
    games: 412,
    won: 230,
    lost: 182,
    drawn: 0,
    seconds: 126_000,
    goals: 700,
    assists: 300,
    saves: 500,
    demolitions: 90,
    distance: 4.2e9,
    comebacks: 30,
    overtime: { won: 20, lost: 18 },
  },
  feats: null,
  milestones: null,
  ranks: null,
  teammates: null,
  favorites: null,
};

test('describes the basis of a career', () => {
  expect(describeCoverage(career)).toBe('Based on 412 games (3 not counted)');
  const season = { number: 21, from: '2026-03-01T00:00:00.000Z' };
  expect(
    describeCoverage({ ...career, season, coverage: { ...career.coverage, counted: 1, known: 1 } }),
  ).toBe('Season 21. Based on 1 game');
});

test('formats kilometers', () => {
  expect(formatKilometers(4.2e9)).toBe('42,000 km');
});

test('describes the picture in one sentence', () => {
  expect(formatCareerText(career)).toBe(
    'Quill, Doubles: 412 games, 230 won and 182 lost, 700 goals, 300 assists, 500 saves.',
  );
});
