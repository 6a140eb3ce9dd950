import type { CoachReview } from '@datacoach/contract';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { failureSentence, HttpFailure } from '../../../app/api/failure.ts';
import { type ReviewContent, saveReview } from '../api/change-reviews.ts';
import { changeDraft, type Draft, type DraftChange, draftOf } from './draft.ts';

/** How long the hands must rest before it is saved. */
const REST_MS = 700;

export type SaveState =
  | { readonly is: 'saved' | 'waiting' | 'saving' }
  | { readonly is: 'failed'; readonly words: string }
  /** Another window has saved meanwhile: nothing of it is overwritten before somebody has said so. */
  | { readonly is: 'changed-elsewhere' };

export interface ReviewDraft {
  readonly draft: Draft;
  readonly change: (change: DraftChange) => void;
  readonly saved: SaveState;
  /** Answers whether all that is written is saved. */
  readonly save: () => Promise<boolean>;
  /** The same before something goes by what is written. Throws HttpFailure when it cannot be saved. */
  readonly saveFirst: () => Promise<void>;
  /** Saves this over what the other window has saved, which is `review`. */
  readonly keepMine: (review: CoachReview) => Promise<boolean>;
  readonly takeOther: (review: CoachReview) => void;
}

/** What is written is saved by itself, one save after the other, each on the revision before it. */
export function useReviewDraft(review: CoachReview): ReviewDraft {
  const { matchId } = review;
  const [draft, change] = useReducer(changeDraft, review, ({ title, comments }) =>
    draftOf({ title, comments }),
  );
  const [saved, setSaved] = useState<SaveState>({ is: 'saved' });
  const revision = useRef(review.revision);
  const stored = useRef<ReviewContent>(draft.content);
  const running = useRef<Promise<boolean> | null>(null);

  const save = useEffectEvent(async (): Promise<boolean> => {
    // Several can wait for the one that is on its way.
    while (running.current) await running.current;
    if (draft.content === stored.current) return saved.is !== 'changed-elsewhere';
    const { content } = draft;
    setSaved({ is: 'saving' });
    running.current = saveReview(matchId, content, revision.current).then(
      (answer) => {
        revision.current = answer.revision;
        stored.current = content;
        setSaved({ is: 'saved' });
        return true;
      },
      (error: unknown) => {
        const isElsewhere = error instanceof HttpFailure && error.code === 'review-changed';
        setSaved(isElsewhere ? { is: 'changed-elsewhere' } : { is: 'failed', words: failureSentence(error) });
        return false;
      },
    );
    const isSaved = await running.current;
    running.current = null;
    return isSaved;
  });
  const isStuck = saved.is === 'changed-elsewhere';
  useEffect(() => {
    if (isStuck || draft.content === stored.current) return;
    setSaved((now) => (now.is === 'saved' ? { is: 'waiting' } : now));
    const timer = setTimeout(() => void save(), REST_MS);
    return () => clearTimeout(timer);
  }, [draft.content, isStuck]);
  useEffect(() => {
    const onLeave = () => void save();
    const onHide = () => document.visibilityState === 'hidden' && void save();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      onLeave();
    };
  }, []);
  // A window that closes with something unsaved asks first.
  const isOpen = saved.is !== 'saved';
  useEffect(() => {
    if (!isOpen) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [isOpen]);

  return {
    draft,
    change,
    saved,
    save: useCallback(() => save(), []),
    saveFirst: useCallback(async () => {
      if (!(await save())) throw new HttpFailure(0, 'Not done: what you wrote is not saved yet.');
    }, []),
    keepMine: useCallback((other: CoachReview) => {
      revision.current = other.revision;
      return save();
    }, []),
    takeOther: useCallback((other: CoachReview) => {
      const content = { title: other.title, comments: other.comments };
      revision.current = other.revision;
      stored.current = content;
      change({ do: 'load', content });
      setSaved({ is: 'saved' });
    }, []),
  };
}
