import type { ReferenceCell, ScoreMode } from '@datacoach/analysis';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { findRow } from '../../platform/database/rows.ts';
import { referenceCells, referenceStates } from '../../schema/scores.schema.ts';

/** Id of the only row in `reference_states`. */
const STATE_ROW_ID = 1;

export type StoredState = typeof referenceStates.$inferSelect;

/** Returns the state, locked until the transaction ends; creates it if missing. */
export async function lockState(tx: Transaction, version: string): Promise<StoredState> {
  await tx
    .insert(referenceStates)
    .values({ id: STATE_ROW_ID, version, counted: 0, newestPlayedAt: null, revision: 0 })
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(referenceStates)
    .where(eq(referenceStates.id, STATE_ROW_ID))
    .for('update');
  return rows[0]!;
}

export function readState(db: Executor): Promise<StoredState | null> {
  return findRow(db, referenceStates, eq(referenceStates.id, STATE_ROW_ID));
}

export async function writeState(tx: Transaction, state: Omit<StoredState, 'id'>): Promise<void> {
  await tx.update(referenceStates).set(state).where(eq(referenceStates.id, STATE_ROW_ID));
}

export type StoredCell = ReferenceCell & { tier: number; metric: string };

/** Reads the cells of one mode; only `sampled` tiers include the values for quantiles. */
export async function readCells(
  db: Executor,
  mode: ScoreMode,
  tiers: { only?: number; sampled: readonly number[] },
): Promise<StoredCell[]> {
  const sampled = sql<StoredCell['sample']>`case when ${
    tiers.sampled.length === 0 ? sql`false` : inArray(referenceCells.tier, [...tiers.sampled])
  } then ${referenceCells.sample} else '[]'::jsonb end`;
  return db
    .select({
      tier: referenceCells.tier,
      metric: referenceCells.metric,
      n: referenceCells.n,
      mean: referenceCells.mean,
      m2: referenceCells.m2,
      sample: sampled,
    })
    .from(referenceCells)
    .where(
      and(
        eq(referenceCells.mode, mode),
        tiers.only === undefined ? undefined : eq(referenceCells.tier, tiers.only),
      ),
    );
}

export async function writeCells(tx: Transaction, mode: ScoreMode, cells: readonly StoredCell[]) {
  if (cells.length === 0) return;
  await tx.execute(sql`
    insert into ${referenceCells} (mode, tier, metric, n, mean, m2, sample)
    select ${mode}, *
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as cell(
      tier smallint, metric text, n integer, mean double precision, m2 double precision, sample jsonb)
    on conflict (mode, tier, metric) do update
      set n = excluded.n, mean = excluded.mean, m2 = excluded.m2, sample = excluded.sample`);
}
