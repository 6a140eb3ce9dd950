import type { ReviewComment, ReviewMark } from '@datacoach/contract';
import type { ReviewContent } from '../api/change-reviews.ts';

/** A review while it is written, with what can be undone and done again. */
export interface Draft {
  readonly content: ReviewContent;
  readonly past: readonly ReviewContent[];
  readonly future: readonly ReviewContent[];
  /** What was changed last: steps of one kind on one thing are one step back. */
  readonly last: string | null;
}

export type DraftChange =
  | { readonly do: 'title'; readonly title: string }
  | { readonly do: 'add'; readonly comment: ReviewComment }
  | {
      readonly do: 'change';
      readonly id: string;
      readonly part: Partial<Omit<ReviewComment, 'id' | 'marks'>>;
    }
  | { readonly do: 'remove'; readonly id: string }
  | { readonly do: 'mark'; readonly id: string; readonly mark: ReviewMark }
  | { readonly do: 'erase'; readonly id: string; readonly mark: string }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'load'; readonly content: ReviewContent };

const MAX_STEPS = 100;

export function draftOf(content: ReviewContent): Draft {
  return { content, past: [], future: [], last: null };
}

export function changeDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.do) {
    case 'load':
      return draftOf(change.content);
    case 'undo':
    case 'redo':
      return travel(draft, change.do);
    default: {
      const content = apply(draft.content, change);
      const name = stepName(change);
      if (name !== null && name === draft.last) return { ...draft, content, future: [] };
      const past = [...draft.past, draft.content].slice(-MAX_STEPS);
      return { content, past, future: [], last: name };
    }
  }
}

type Step = Exclude<DraftChange, { do: 'undo' | 'redo' | 'load' }>;

function apply(content: ReviewContent, change: Step): ReviewContent {
  const { comments } = content;
  const put = (next: readonly ReviewComment[]) => ({
    ...content,
    comments: next.toSorted((a, b) => a.time - b.time),
  });
  switch (change.do) {
    case 'title':
      return { ...content, title: change.title };
    case 'add':
      return put([...comments, change.comment]);
    case 'remove':
      return put(comments.filter(({ id }) => id !== change.id));
    case 'change':
      return put(comments.map((one) => (one.id === change.id ? { ...one, ...change.part } : one)));
    case 'mark':
      return put(
        comments.map((one) => (one.id === change.id ? { ...one, marks: [...one.marks, change.mark] } : one)),
      );
    case 'erase':
      return put(
        comments.map((one) =>
          one.id === change.id ? { ...one, marks: one.marks.filter(({ id }) => id !== change.mark) } : one,
        ),
      );
  }
}

/** Typing is one step; every mark is its own. */
function stepName(change: Step): string | null {
  if (change.do === 'title') return 'title';
  return change.do === 'change' ? `${change.id} ${Object.keys(change.part).join(' ')}` : null;
}

function travel({ content, past, future }: Draft, way: 'undo' | 'redo'): Draft {
  const from = way === 'undo' ? past : future;
  const next = from.at(-1);
  if (!next) return { content, past, future, last: null };
  const rest = from.slice(0, -1);
  const kept = [...(way === 'undo' ? future : past), content];
  return way === 'undo'
    ? { content: next, past: rest, future: kept, last: null }
    : { content: next, past: kept, future: rest, last: null };
}
