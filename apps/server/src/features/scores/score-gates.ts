import type { Gate, PlanOpens } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { gateOf } from '../membership/index.ts';

/** What an answer with scores leaves out: all of them where the mode is closed, else what PolrAnalytics does not open. */
export async function scoreGates(db: Executor, opens: PlanOpens, isModeOpen: boolean): Promise<Gate[]> {
  if (!isModeOpen) return [await gateOf(db, 'Playlist Access', (access) => access === 'all')];
  if (opens.PolrAnalytics === 'categories') return [];
  return [await gateOf(db, 'PolrAnalytics', (access) => access === 'categories')];
}
