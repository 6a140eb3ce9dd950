import { expect, test } from 'vitest';
import { listMergeParts } from './merge-text.ts';

test('names what moves, the replays first, and adds up everything else', () => {
  expect(
    listMergeParts([
      { kind: 'active_days', moved: 3, left: 1 },
      { kind: 'referrals', moved: 2, left: 0 },
      { kind: 'replays', moved: 4, left: 1 },
      { kind: 'event_flags', moved: 1, left: 0 },
    ]),
  ).toEqual([
    { label: 'Replays', moved: 4, left: 1 },
    { label: 'Referred friends', moved: 2, left: 0 },
    { label: 'Other entries', moved: 4, left: 1 },
  ]);
});
