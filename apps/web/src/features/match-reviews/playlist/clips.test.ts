import type { ReviewComment, ReviewedMatch } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { createClip, findClip, findNextClip, getClipRange, sumSeconds, toClip } from './clips.ts';

const game = (id: string): ReviewedMatch => ({
  id,
  map: 'Mannfield',
  playlist: 'Ranked Doubles',
  playedAt: null,
  score: [3, 1],
});
const clip = (id: string, matchId: string, time = 20): ReviewComment => ({
  ...createClip({ matchId, time, clock: { seconds: 200, overtime: false }, player: 'steam:1', label: '' }),
  id,
});
const playlist = {
  comments: [clip('gone', 'x'), clip('first', 'a'), clip('lost', 'x'), clip('last', 'b')],
  games: [game('a'), game('b')],
};

test('starts with the first clip whose game can be opened, and skips the others', () => {
  expect(findClip(playlist, undefined)?.id).toBe('first');
  expect(findClip(playlist, 'last')?.id).toBe('last');
  expect(findClip(playlist, 'gone')?.id).toBe('first');
  expect(findNextClip(playlist, 'first', 1)?.id).toBe('last');
  expect(findNextClip(playlist, 'last', -1)?.id).toBe('first');
  expect(findNextClip(playlist, 'last', 1)).toBeNull();
  expect(findNextClip(playlist, 'gone', 1)).toBeNull();
  expect(findClip({ ...playlist, games: [] }, 'first')).toBeNull();
});

test('a clip starts before its moment but never before the recording', () => {
  expect(getClipRange(clip('a', 'a', 20))).toEqual({ from: 16, to: 24 });
  expect(getClipRange(clip('a', 'a', 1))).toEqual({ from: 0, to: 5 });
  expect(sumSeconds([clip('a', 'a', 20), clip('b', 'a', 1)])).toBe(13);
});

test('keeps text, drawings and camera of a comment that becomes a clip', () => {
  const comment: ReviewComment = {
    ...clip('old', 'a'),
    text: 'Wait here.',
    camera: 'top',
    marks: [{ id: 'm', kind: 'ring', color: 'pink', player: 'steam:1' }],
  };
  const made = toClip(comment, 'b');
  expect(made).toEqual({ ...comment, id: made.id, clip: { matchId: 'b', leadUp: 4 } });
  expect(made.id).not.toBe('old');
});
