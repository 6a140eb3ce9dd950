import {
  createReferenceBook,
  getCellKey,
  getTierKey,
  REFERENCE_STATE_VERSION,
  type ReferenceBook,
  type ReferenceState,
  type ScoreMode,
} from '@datacoach/analysis';
import type { Database, Executor } from '../../platform/database/database.ts';
import { readCells, readState, type StoredCell } from './reference-cells.repository.ts';
import { countMatchesByMonth } from './reference-ledger.repository.ts';

const MAX_TIER = 22;

/** Current rank references, cached until the job updates them. */
export interface ReferenceBooks {
  /** References of a mode, complete for `tier`, the tier above and `aim`; other tiers have no quantiles. */
  getBook(mode: ScoreMode, tier: number, aim?: number | null): Promise<ReferenceBook>;
}

export function createReferenceBooks(db: Database): ReferenceBooks {
  let revision: number | null = null;
  const books = new Map<string, Promise<ReferenceBook>>();
  return {
    async getBook(mode, tier, aim = null) {
      const current = (await readState(db))?.revision ?? null;
      if (current !== revision) {
        books.clear();
        revision = current;
      }
      const next = Math.max(aim ?? 0, tier + 1);
      const key = `${mode}|${tier}|${next}`;
      const known = books.get(key);
      if (known) return known;
      const tiers = [tier, tier + 1, next].filter((one) => one <= MAX_TIER);
      const book = readLearnedState(db, mode, tiers).then((state) => createReferenceBook(mode, state));
      books.set(key, book);
      // Failures aren't cached.
      book.catch(() => books.delete(key));
      return book;
    },
  };
}

type CountedByTier = Readonly<Record<number, readonly { userId: string; month: string; matches: number }[]>>;

/** Converts stored cells to the engine's format. */
export function toReferenceState(
  mode: ScoreMode,
  cells: readonly StoredCell[],
  counted: CountedByTier,
  newestPlayedAt: Date | null,
): ReferenceState {
  const players: Record<string, Record<string, Record<string, number>>> = {};
  for (const [tier, rows] of Object.entries(counted)) {
    const ofTier: Record<string, Record<string, number>> = {};
    for (const { userId, month, matches } of rows) ofTier[userId] = { ...ofTier[userId], [month]: matches };
    players[getTierKey(mode, Number(tier))] = ofTier;
  }
  return {
    version: REFERENCE_STATE_VERSION,
    updatedAt: newestPlayedAt === null ? null : newestPlayedAt.getTime() / 1000,
    cells: Object.fromEntries(
      cells.map(({ tier, metric, n, mean, m2, sample }) => [
        getCellKey(mode, tier, metric),
        { n, mean, m2, sample },
      ]),
    ),
    players,
  };
}

/** Reads what has been learned for one mode, with players and quantiles of `tiers` only. */
export async function readLearnedState(db: Executor, mode: ScoreMode, tiers: readonly number[]) {
  const state = await readState(db);
  const cells = await readCells(db, mode, { sampled: tiers });
  const counted: Record<number, Awaited<ReturnType<typeof countMatchesByMonth>>> = {};
  for (const tier of tiers) counted[tier] = await countMatchesByMonth(db, mode, tier);
  return toReferenceState(mode, cells, counted, state?.newestPlayedAt ?? null);
}
