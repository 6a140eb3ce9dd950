import { expect, test } from 'vitest';
import { createWrittenMatch } from '../../../test/support/engine-match.ts';
import { formatResult } from './result-text.ts';

const { report } = createWrittenMatch();
const reader = (team: 0 | 1) => report.players.find((player) => player.team === team)!.key;
const ended = (blue: number, orange: number): typeof report => ({
  ...report,
  teams: [
    { ...report.teams[0]!, score: blue },
    { ...report.teams[1]!, score: orange },
  ],
});

test('shows a player of the match how they did, and others who won', () => {
  expect(formatResult(ended(2, 4), reader(0))).toMatch(/^You lost 2–4\./);
  expect(formatResult(ended(2, 4), reader(1))).toMatch(/^You won 4–2\./);
  expect(formatResult(ended(3, 3), reader(1))).toMatch(/^You tied 3–3\./);
  expect(formatResult(ended(2, 4))).toMatch(/^\S+ won 4–2\./);
  expect(formatResult(ended(3, 3))).toMatch(/^3–3, a tie\./);
});

test('says whose half the ball was in, from the reader’s side', () => {
  const half = (me: string | null) => /in (.+) half/.exec(formatResult(report, me))?.[1];
  expect([half(reader(0)), half(reader(1))].sort()).toEqual(['their', 'your']);
  expect(half(null)).toMatch(/’s$/);
});
