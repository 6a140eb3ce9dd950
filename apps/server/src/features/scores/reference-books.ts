import { type ReferenceBook, referenceBook, type ScoreMode } from '@datacoach/analysis';
import type { Database } from '../../platform/database/database.ts';
import { readLearnedState } from './learned-state.ts';
import { readState } from './reference-state.repository.ts';

const HIGHEST_TIER = 22;

/** Rank references as they stand, kept until the job has changed them. */
export interface ReferenceBooks {
  /** References of a mode, complete for `tier` and the one above; those of other tiers have no quantiles. */
  of(mode: ScoreMode, tier: number): Promise<ReferenceBook>;
}

export function referenceBooks(db: Database): ReferenceBooks {
  let revision: number | null = null;
  const books = new Map<string, Promise<ReferenceBook>>();
  return {
    async of(mode, tier) {
      const current = (await readState(db))?.revision ?? null;
      if (current !== revision) {
        books.clear();
        revision = current;
      }
      const key = `${mode}|${tier}`;
      const known = books.get(key);
      if (known) return known;
      const tiers = [tier, tier + 1].filter((one) => one <= HIGHEST_TIER);
      const book = readLearnedState(db, mode, tiers).then((state) => referenceBook(mode, state));
      books.set(key, book);
      // A failure is not kept.
      book.catch(() => books.delete(key));
      return book;
    },
  };
}
