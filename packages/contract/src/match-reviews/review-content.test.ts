import { expect, test } from 'vitest';
import { reviewComment, reviewVoice } from './review-content.ts';
import { LEAD_UP_SECONDS, MAX_VOICE_SECONDS } from './review-limits.ts';

const MATCH = '00000000-0000-4000-8000-000000000001';
const comment = (clip?: object) => ({
  id: 'one',
  time: 12,
  clock: { seconds: 288, overtime: false },
  seconds: 4,
  text: ' Wait. ',
  camera: 'stand',
  player: null,
  pose: null,
  marks: [],
  ...(clip && { clip }),
});
const complaints = (clip: object) =>
  reviewComment.safeParse(comment(clip)).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a comment is a clip if it names its match; without one it belongs to the review’s match', () => {
  expect(reviewComment.parse(comment())).toEqual({ ...comment(), text: 'Wait.' });
  const clip = { matchId: MATCH, leadUp: LEAD_UP_SECONDS.max };
  expect(reviewComment.parse(comment(clip)).clip).toEqual(clip);
});

test('a clip starts at most 20 seconds before its moment, and never after it', () => {
  expect(complaints({ matchId: MATCH, leadUp: 20.5 })).toEqual([
    ['clip.leadUp', 'Start at most 20 seconds before the play.'],
  ]);
  expect(complaints({ matchId: MATCH, leadUp: -1 })).toEqual([
    ['clip.leadUp', 'Start at the play or before it.'],
  ]);
  expect(complaints({ matchId: 'a game', leadUp: 1 })).toEqual([['clip.matchId', 'Choose a match.']]);
});

test('a voice-over has a format that browsers play and lasts at most two minutes', () => {
  const voice = { id: MATCH, commentId: 'one', mediaType: 'audio/webm', seconds: MAX_VOICE_SECONDS };
  expect(reviewVoice.safeParse(voice).success).toBe(true);
  expect(reviewVoice.safeParse({ ...voice, seconds: MAX_VOICE_SECONDS + 1 }).success).toBe(false);
  expect(reviewVoice.safeParse({ ...voice, mediaType: 'text/html' }).success).toBe(false);
});
