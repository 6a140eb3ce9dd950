import { expect, test } from 'vitest';
import { writtenMatch } from '../../../../test/support/engine-match.ts';
import { eventMoments, FIRST_MARKS, marksText, readMarks, recordedMoments } from './timeline-moments.ts';

const { report, events } = writtenMatch();

test('shows the same goals and demolitions from events and from the game’s records', () => {
  for (const kind of ['goal', 'demolition'] as const) {
    const frames = eventMoments(events, [kind]).map(({ playerName, time }) => [playerName, Math.round(time)]);
    const recorded = recordedMoments(report, [kind]).map(({ playerName, time }) => [
      playerName,
      Math.round(time),
    ]);
    expect(frames).toEqual(recorded);
  }
  expect(eventMoments(events, ['goal']).length).toBeGreaterThan(0);
});

test('shows a shot that scored as its goal', () => {
  const wentIn = eventMoments(events, ['shot']).filter(({ event }) => event?.evidence.outcome === 'goal');
  expect(wentIn).toEqual([]);
});

test('keeps a custom choice of kinds in the URL, but not the default one', () => {
  expect(marksText([...FIRST_MARKS])).toBeUndefined();
  expect(readMarks(undefined)).toEqual(FIRST_MARKS);
  expect(readMarks(marksText(['goal', 'pass']))).toEqual(['goal', 'pass']);
  expect(readMarks(marksText([]))).toEqual([]);
});
