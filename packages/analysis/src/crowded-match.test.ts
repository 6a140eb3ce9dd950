import { createCrowdedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { expect, test } from 'vitest';
import { analyzeReplay } from './analyze-replay.ts';
import { MAX_PLAYERS } from './timeline/header-players.ts';

const crowded = (more: number) => analyzeReplay(writeReplay(createCrowdedMatch(more)), { events: true });

test('analyzes a match with the max number of players, but only the scoreboard with one more, permanently', () => {
  // Two players are in the match already.
  const full = crowded(MAX_PLAYERS - 2);
  expect(full.kind).toBe('complete');
  expect('report' in full && full.report.players).toHaveLength(MAX_PLAYERS);
  const over = crowded(MAX_PLAYERS - 1);
  expect(over).toMatchObject({
    kind: 'scoreboard',
    damaged: true,
    error: { code: 'too-large', message: expect.stringContaining(`${MAX_PLAYERS + 1} players`) },
  });
});
