import type { PlanName, PlanOpens } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { identitiesOf } from '../identities/index.ts';
import { openers } from '../membership/index.ts';
import { type ModeCode, openModes } from '../scores/index.ts';

/**
 * Name of the plan that answers in a mode which the asker's own does not open; null for one that is open. While no plan
 * opens every mode, it is the largest.
 */
export async function closedMode(
  db: Executor,
  userId: string,
  opens: PlanOpens,
  mode: ModeCode,
): Promise<PlanName | null> {
  const own = { userId, identities: await identitiesOf(db, userId) };
  if ((await openModes(db, own, opens)).includes(mode)) return null;
  const opener = await openers(db);
  return opener((one) => one['Playlist Access'] === 'all') ?? 'TeamPlan';
}
