import { expect, test } from 'vitest';
import { createWrittenMatch } from '../../../../test/support/engine-match.ts';
import {
  FIRST_MARKS,
  formatMarks,
  listEventMoments,
  listRecordedMoments,
  parseMarks,
} from './timeline-moments.ts';

const { report, events } = createWrittenMatch();

test('shows the same goals and demolitions from events and from the game’s records', () => {
  for (const kind of ['goal', 'demolition'] as const) {
    const frames = listEventMoments(events, [kind]).map(({ playerName, time }) => [
      playerName,
      Math.round(time),
    ]);
    const recorded = listRecordedMoments(report, [kind]).map(({ playerName, time }) => [
      playerName,
      Math.round(time),
    ]);
    expect(frames).toEqual(recorded);
  }
  expect(listEventMoments(events, ['goal']).length).toBeGreaterThan(0);
});

test('shows a shot that scored as its goal', () => {
  const wentIn = listEventMoments(events, ['shot']).filter(({ event }) => event?.evidence.outcome === 'goal');
  expect(wentIn).toEqual([]);
});

test('keeps a custom choice of kinds in the URL, but not the default one', () => {
  expect(formatMarks([...FIRST_MARKS])).toBeUndefined();
  expect(parseMarks(undefined)).toEqual(FIRST_MARKS);
  expect(parseMarks(formatMarks(['goal', 'pass']))).toEqual(['goal', 'pass']);
  expect(parseMarks(formatMarks([]))).toEqual([]);
});
