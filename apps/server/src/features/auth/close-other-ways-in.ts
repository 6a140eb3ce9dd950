import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { unlinkAll } from './linked-identity.repository.ts';

/** Called when an account becomes that of whoever has proved its address: what opened it before, but for passwords, no longer does. */
export async function closeOtherWaysIn(
  { modules }: Pick<Context, 'modules'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await unlinkAll(tx, userId);
  for (const { onTakeOver } of modules) await onTakeOver?.(tx, userId);
}
