import type { ReviewComment, ReviewMark } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { createReviewDraft, type Draft, type DraftChange, updateDraft } from './use-review-draft.ts';

const comment = (id: string, time: number): ReviewComment => ({
  id,
  time,
  clock: { seconds: 300 - time, overtime: false },
  seconds: 4,
  text: '',
  camera: 'stand',
  player: null,
  pose: null,
  marks: [],
});
const mark: ReviewMark = { id: 'm', kind: 'zone', color: 'pink', center: { x: 0, y: 0 }, radius: 500 };
const after = (...changes: DraftChange[]): Draft =>
  changes.reduce(updateDraft, createReviewDraft({ title: '', comments: [] }));
const ids = ({ content }: Draft) => content.comments.map(({ id }) => id);

test('sorts comments by time, and again when a time changes', () => {
  const draft = after({ do: 'add', comment: comment('b', 20) }, { do: 'add', comment: comment('a', 10) });
  expect(ids(draft)).toEqual(['a', 'b']);
  expect(ids(updateDraft(draft, { do: 'change', id: 'a', part: { time: 30 } }))).toEqual(['b', 'a']);
});

test('keeps the coach’s order of a playlist’s clips, and moves one', () => {
  const clip = (id: string, time: number): ReviewComment => ({
    ...comment(id, time),
    clip: { matchId: 'a', leadUp: 4 },
  });
  const draft = after(
    { do: 'add', comment: clip('c', 30) },
    { do: 'add', comment: clip('a', 10) },
    { do: 'add', comment: clip('b', 20) },
  );
  expect(ids(draft)).toEqual(['c', 'a', 'b']);
  expect(ids(updateDraft(draft, { do: 'move', id: 'b', to: 0 }))).toEqual(['b', 'c', 'a']);
  const moved = updateDraft(draft, { do: 'move', id: 'c', to: 2 });
  expect(ids(moved)).toEqual(['a', 'b', 'c']);
  expect(ids(updateDraft(moved, { do: 'undo' }))).toEqual(['c', 'a', 'b']);
});

test('undoes a mark, an erasure and a deletion one by one, but typing in one field at once', () => {
  const drawn = after(
    { do: 'add', comment: comment('a', 10) },
    { do: 'change', id: 'a', part: { text: 'W' } },
    { do: 'change', id: 'a', part: { text: 'Wa' } },
    { do: 'mark', id: 'a', mark },
    { do: 'erase', id: 'a', mark: 'm' },
    { do: 'remove', id: 'a' },
  );
  expect(ids(drawn)).toEqual([]);
  const back = (times: number) =>
    Array.from({ length: times }).reduce<Draft>((draft) => updateDraft(draft, { do: 'undo' }), drawn);
  expect(back(1).content.comments[0]!.marks).toEqual([]);
  expect(back(2).content.comments[0]!.marks).toEqual([mark]);
  expect(back(3).content.comments[0]).toMatchObject({ text: 'Wa', marks: [] });
  expect(back(4).content.comments[0]!.text).toBe('');
  expect(back(9).content).toEqual({ title: '', comments: [] });
  expect(updateDraft(back(2), { do: 'redo' }).content.comments[0]!.marks).toEqual([]);
  // A new change after undo clears the redo history.
  const other = updateDraft(back(2), { do: 'title', title: 'T' });
  expect(updateDraft(other, { do: 'redo' })).toMatchObject({ content: other.content });
});
