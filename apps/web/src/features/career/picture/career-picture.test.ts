import type { CareerPage } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { drawCareerPicture } from '../screens/career-screen.tsx';

test('the picture contains any name as text, and the stats', () => {
  const record = { value: 7, matchId: null, time: null, playedAt: null };
  const svg = drawCareerPicture({
    userName: '<script>&"',
    mode: 10,
    season: null,
    week: null,
    coverage: { counted: 10, known: 10, from: null, to: null },
    record: null,
    feats: {
      longestStreak: record,
      fastestGoal: null,
      hardestShot: null,
      longestAirDribble: null,
      mostSaves: null,
      mostGoals: null,
      bestXg: null,
      deepestComeback: null,
      bestPolr: null,
      polrWaits: 0,
    },
    milestones: null,
    ranks: null,
    teammates: null,
    favorites: null,
  } satisfies CareerPage);
  expect(svg).toContain('&lt;script&gt;&amp;&quot;');
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('7 games');
});
