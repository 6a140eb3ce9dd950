import { expect, test } from 'vitest';
import {
  DEFENSE_MOVES,
  EVENT_CODES,
  METRIC_GROUPS,
  PITCH_ZONES,
  PLACEMENTS,
  SCORE_CATEGORIES,
  SCORE_MODES,
  SHOT_HEIGHTS,
} from './metadata.ts';

const words = (rows: readonly { code: number | null; label: string }[]) =>
  rows.filter(({ code }) => code !== null).map(({ code, label }) => `${label} ${code}`);
const fives = (last: number) => Array.from({ length: last / 5 }, (_, at) => 5 * (at + 1));

/** From specification.md 3. */
test('groups, categories, modes, placements and heights have the specification’s numbers', () => {
  expect(words(METRIC_GROUPS)).toEqual([
    'Shooting 5',
    'Passing 10',
    'Goalie 15',
    'Defensive to Offensive Transition 20',
    'Boost Collected 25',
    'Kickoff taking 30',
    'Kickoff not taking 35',
    'Mechanics 40',
  ]);
  expect(SCORE_CATEGORIES.map(({ label, scoreCode, planCode }) => [label, scoreCode, planCode])).toEqual([
    ['Offensive', 5, 5],
    ['Defensive', 10, 10],
    ['Mechanics', 15, 20],
    ['Positional', 20, 15],
    ['Kickoffs', 25, 25],
  ]);
  expect(words(SCORE_MODES)).toEqual(['Duel 5', 'Doubles 10', 'Standard 15']);
  expect(words(PLACEMENTS)).toEqual([
    'Top Right 5',
    'Top Left 10',
    'Bottom Right 15',
    'Bottom Left 20',
    'Middle 25',
    'Bar 30',
  ]);
  expect(words(SHOT_HEIGHTS)).toEqual(['Ground 5', 'Aerial Below Crossbar 10', 'Aerial Above Crossbar 15']);
});

test('events are numbered from 5 to 240, zones up to 120, defense moves up to 90, each number once', () => {
  const numbers = (rows: readonly { code: number }[]) =>
    rows.map(({ code }) => code).toSorted((a, b) => a - b);
  expect(numbers(EVENT_CODES)).toEqual(fives(240));
  expect(numbers(PITCH_ZONES)).toEqual(fives(120));
  expect(numbers(DEFENSE_MOVES)).toEqual(fives(90));
  const codes = Object.fromEntries(EVENT_CODES.map(({ key, code }) => [key, code]));
  expect(codes).toMatchObject({ singleAerialJump: 150, speedFlip: 180, pinch: 160 });
});
