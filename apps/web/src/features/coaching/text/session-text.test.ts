import type { SessionEffect } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { describeEffect } from '../components/effect-list.tsx';
import { describeCredits, describeZone, formatDays, formatMonth } from './session-text.ts';

test("a week's days only repeat what differs", () => {
  expect(formatDays(new Date(2026, 2, 11), new Date(2026, 2, 17))).toBe('March 11th to 17th, 2026');
  expect(formatDays(new Date(2026, 2, 28), new Date(2026, 3, 3))).toBe('March 28th to April 3rd, 2026');
  expect(formatDays(new Date(2026, 11, 28), new Date(2027, 0, 3))).toBe(
    'December 28th, 2026 to January 3rd, 2027',
  );
});

test('a zone shows its UTC offset on that day', () => {
  expect(describeZone('Europe/Berlin', new Date('2026-01-05T00:00:00Z'))).toBe('Europe/Berlin (UTC+1)');
  expect(describeZone('Europe/Berlin', new Date('2026-07-05T00:00:00Z'))).toBe('Europe/Berlin (UTC+2)');
});

test('what is left adds up to the count in the sidebar', () => {
  const none = { minutes: 45, paysWith: null };
  const means = { ofPlan: 2, tokens: 8, live: none, recording: none };
  expect(describeCredits(means, undefined)).toMatch(
    /^10 sessions left: 2 on your plan this month, 8 tokens · /,
  );
  // Half a token pays for no session.
  expect(describeCredits({ ...means, tokens: 0.5 }, undefined)).toMatch(
    /^2 sessions left: 2 .+, 0\.5 tokens · /,
  );
});

test('a month is written out', () => {
  expect(formatMonth('2029-12')).toBe('December 2029');
});

test('an effect shows its verdict, change, number of games, and what is missing', () => {
  const side = (mean: number, games: number) => ({ mean, interval: [mean - 1, mean + 1] as const, games });
  const better: SessionEffect = {
    of: 'aim',
    metric: 'turnovers',
    label: 'Turnovers',
    per5: false,
    better: 'lower',
    verdict: 'better',
    isDecided: false,
    isClosed: false,
    before: side(8.1, 10),
    after: side(6.9, 9),
    difference: { value: -1.2, interval: [-2.1, -0.3] },
    needs: { before: 5, minAfter: 8, after: 12 },
  };
  expect(describeEffect(better)).toEqual({
    label: 'Turnovers',
    verdict: 'better so far',
    isGood: true,
    change: { text: '−1.2 per game', direction: 'down' },
    detail:
      '8.1 → 6.9 per game · 80%: −2.1 to −0.3 · 10 games before, 9 after; 3 more games until it’s final',
  });
  const decided = { ...better, isDecided: true, isClosed: true };
  const even = { value: -0.01, interval: [-0.9, 0.9] as const };
  expect(describeEffect({ ...decided, verdict: 'noChange', difference: even })).toMatchObject({
    verdict: 'no change',
    isGood: false,
    change: { text: '0.0 per game', direction: 'level' },
  });
  const early = { ...better, verdict: 'tooEarly', difference: null } as const;
  const details = (part: Partial<SessionEffect>) => {
    const { verdict, change, detail } = describeEffect({ ...early, ...part });
    expect(change).toBeNull();
    return `${verdict}: ${detail}`;
  };
  expect(details({ after: null })).toBe('too early: 8 more games until the first verdict');
  expect(details({ after: side(6, 7) })).toBe(
    'too early: 8.1 before, 6.0 per game in 7 games since; 1 more game until the first verdict',
  );
  expect(details({ before: null })).toBe(
    'too early: fewer than 5 earlier games, so only the target decides: 3 more games until it’s final',
  );
  expect(details({ isClosed: true, after: side(6, 1) })).toBe(
    'not enough games: 1 game within 60 days, 8 needed',
  );
  expect(details({ isClosed: true, before: null })).toBe('not enough games: fewer than 5 earlier games');
});
