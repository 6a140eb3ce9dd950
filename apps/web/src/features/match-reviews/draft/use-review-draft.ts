import type { CoachReview, ReviewComment, ReviewMark } from '@datacoach/contract';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { getFailureMessage, HttpFailure } from '../../../app/api/failure.ts';
import { getSubjectId, type ReviewContent, saveReview } from '../api/match-reviews.ts';

/** A review being written, with its undo and redo history. */
export interface Draft {
  readonly content: ReviewContent;
  readonly past: readonly ReviewContent[];
  readonly future: readonly ReviewContent[];
  /** Name of the last step: repeated steps of one kind on one thing are undone together. */
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
  /** Moves a clip of a playlist to an index. */
  | { readonly do: 'move'; readonly id: string; readonly to: number }
  | { readonly do: 'mark'; readonly id: string; readonly mark: ReviewMark }
  | { readonly do: 'erase'; readonly id: string; readonly mark: string }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'load'; readonly content: ReviewContent };

const MAX_STEPS = 100;

export const createReviewDraft = (content: ReviewContent): Draft => ({
  content,
  past: [],
  future: [],
  last: null,
});

export function updateDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.do) {
    case 'load':
      return createReviewDraft(change.content);
    case 'undo':
    case 'redo':
      return undoOrRedo(draft, change.do);
    default: {
      const content = applyChange(draft.content, change);
      const name = getStepName(change);
      if (name !== null && name === draft.last) return { ...draft, content, future: [] };
      const past = [...draft.past, draft.content].slice(-MAX_STEPS);
      return { content, past, future: [], last: name };
    }
  }
}

type Step = Exclude<DraftChange, { do: 'undo' | 'redo' | 'load' }>;

function applyChange(content: ReviewContent, change: Step): ReviewContent {
  const { comments } = content;
  const withComments = (next: readonly ReviewComment[]) => ({
    ...content,
    // A playlist has the coach's order.
    comments: next.some(({ clip }) => clip) ? next : next.toSorted((a, b) => a.time - b.time),
  });
  switch (change.do) {
    case 'title':
      return { ...content, title: change.title };
    case 'add':
      return withComments([...comments, change.comment]);
    case 'remove':
      return withComments(comments.filter(({ id }) => id !== change.id));
    case 'move': {
      const moved = comments.filter(({ id }) => id === change.id);
      return withComments(comments.filter(({ id }) => id !== change.id).toSpliced(change.to, 0, ...moved));
    }
    case 'change':
      return withComments(comments.map((one) => (one.id === change.id ? { ...one, ...change.part } : one)));
    case 'mark':
      return withComments(
        comments.map((one) => (one.id === change.id ? { ...one, marks: [...one.marks, change.mark] } : one)),
      );
    case 'erase':
      return withComments(
        comments.map((one) =>
          one.id === change.id ? { ...one, marks: one.marks.filter(({ id }) => id !== change.mark) } : one,
        ),
      );
  }
}

/** Names a step: typing in one field is one step; every mark is its own. */
function getStepName(change: Step): string | null {
  if (change.do === 'title') return 'title';
  return change.do === 'change' ? `${change.id} ${Object.keys(change.part).join(' ')}` : null;
}

function undoOrRedo({ content, past, future }: Draft, direction: 'undo' | 'redo'): Draft {
  const from = direction === 'undo' ? past : future;
  const next = from.at(-1);
  if (!next) return { content, past, future, last: null };
  const rest = from.slice(0, -1);
  const kept = [...(direction === 'undo' ? future : past), content];
  return direction === 'undo'
    ? { content: next, past: rest, future: kept, last: null }
    : { content: next, past: kept, future: rest, last: null };
}

/** Idle time before saving, in ms. */
const AUTOSAVE_DELAY_MS = 700;

export type SaveState =
  | { readonly is: 'saved' | 'waiting' | 'saving' }
  | { readonly is: 'failed'; readonly words: string; readonly content: ReviewContent }
  /** Another window has saved in the meantime: nothing is overwritten until the user decides. */
  | { readonly is: 'changed-elsewhere' };

export interface ReviewDraft {
  readonly draft: Draft;
  readonly change: (change: DraftChange) => void;
  readonly saved: SaveState;
  /** Saves, and returns whether everything is saved. */
  readonly save: () => Promise<boolean>;
  /** Same, before an action that depends on the saved text. Throws HttpFailure if saving fails. */
  readonly saveFirst: () => Promise<void>;
  /** Overwrites what the other window saved, which is `review`. */
  readonly keepOwnVersion: (review: CoachReview) => Promise<boolean>;
  readonly takeOtherVersion: (review: CoachReview) => void;
}

/** Saves changes automatically, one save at a time, each based on the previous revision. */
export function useReviewDraft(review: CoachReview): ReviewDraft {
  const subjectId = getSubjectId(review);
  const [draft, change] = useReducer(updateDraft, review, ({ title, comments }) =>
    createReviewDraft({ title, comments }),
  );
  const [saved, setSaved] = useState<SaveState>({ is: 'saved' });
  const revision = useRef(review.revision);
  const stored = useRef<ReviewContent>(draft.content);
  const latest = useRef<ReviewContent>(draft.content);
  latest.current = draft.content;
  const running = useRef<Promise<boolean> | null>(null);

  const save = useEffectEvent(async (): Promise<boolean> => {
    // Several calls can wait for the running save.
    while (running.current) await running.current;
    const content = latest.current;
    if (content === stored.current) return saved.is !== 'changed-elsewhere';
    setSaved({ is: 'saving' });
    running.current = saveReview(subjectId, content, revision.current).then(
      (answer) => {
        revision.current = answer.revision;
        stored.current = content;
        // What changed during the save still waits for its own.
        setSaved({ is: latest.current === content ? 'saved' : 'waiting' });
        return true;
      },
      (error: unknown) => {
        const isElsewhere = error instanceof HttpFailure && error.code === 'review-changed';
        setSaved(
          isElsewhere
            ? { is: 'changed-elsewhere' }
            : { is: 'failed', words: getFailureMessage(error), content },
        );
        return false;
      },
    );
    const isSaved = await running.current;
    running.current = null;
    return isSaved;
  });
  useEffect(() => {
    if (saved.is === 'saving' || saved.is === 'changed-elsewhere') return;
    if (saved.is === 'failed' && saved.content === draft.content) return;
    if (draft.content === stored.current) {
      // Undone to what is stored.
      if (saved.is !== 'saved') setSaved({ is: 'saved' });
      return;
    }
    if (saved.is === 'saved') return setSaved({ is: 'waiting' });
    const timer = setTimeout(() => void save(), AUTOSAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft.content, saved]);
  useEffect(() => {
    const onLeave = () => void save();
    const onHide = () => document.visibilityState === 'hidden' && void save();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      onLeave();
    };
  }, []);

  return {
    draft,
    change,
    saved,
    save: useCallback(() => save(), []),
    saveFirst: useCallback(async () => {
      if (!(await save())) throw new HttpFailure(0, 'Your changes aren’t saved yet. Try again.');
    }, []),
    keepOwnVersion: useCallback((other: CoachReview) => {
      revision.current = other.revision;
      stored.current = { title: other.title, comments: other.comments };
      return save();
    }, []),
    takeOtherVersion: useCallback((other: CoachReview) => {
      const content = { title: other.title, comments: other.comments };
      revision.current = other.revision;
      stored.current = content;
      change({ do: 'load', content });
      setSaved({ is: 'saved' });
    }, []),
  };
}
