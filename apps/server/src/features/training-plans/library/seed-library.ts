import { isDeepStrictEqual } from 'node:util';
import type { PlanContent } from '@datacoach/contract';
import type { Database } from '../../../platform/database/database.ts';
import { insertPlan, insertVersion, listLibraryPlans, setPlanStatus } from '../training-plan.repository.ts';
import { buildPlan, LIBRARY } from './library.ts';

const AUTHOR = 'DataCoach';

/**
 * Writes the starter library to the database: missing plans, and a new version of changed plans. Safe to call at any
 * time, from several processes. Skips plans an administrator edited or archived.
 */
export async function seedLibrary(db: Database, now: Date): Promise<void> {
  const stored = new Map((await listLibraryPlans(db)).map((row) => [row.plan.libraryKey, row]));
  for (const [position, row] of LIBRARY.entries()) {
    const content = buildPlan(row);
    const known = stored.get(row.key);
    if (known && (known.plan.author !== AUTHOR || known.plan.status !== 'published')) continue;
    if (known && isSame(known.content, content)) continue;
    const written = { content, writtenBy: null, writtenAt: now };
    await db.transaction(async (tx) => {
      if (!known) {
        const plan = { libraryKey: row.key, author: AUTHOR, position };
        await insertPlan(tx, { ...plan, status: 'published', publishedVersion: 1 }, written);
        return;
      }
      const publishedVersion = await insertVersion(tx, known.plan.id, { ...written, author: AUTHOR });
      await setPlanStatus(tx, known.plan.id, { status: 'published', publishedVersion, changedAt: now });
    });
  }
}

/** The database returns keys in a different order. */
function isSame(stored: PlanContent, built: PlanContent): boolean {
  return isDeepStrictEqual(stored, JSON.parse(JSON.stringify(built)));
}
