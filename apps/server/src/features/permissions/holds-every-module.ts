import { ACCESS_LEVELS } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { permissionsOf } from './permissions-of.ts';

/** Whether an administrator has every module whole. */
export async function holdsEveryModule(db: Executor, userId: string): Promise<boolean> {
  const entries = await permissionsOf(db, userId);
  return entries?.every(({ accessLevel }) => accessLevel === ACCESS_LEVELS.fullyPermitted) ?? false;
}
