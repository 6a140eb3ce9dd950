import type { Transaction } from '../../platform/database/database.ts';
import type { AuthContext } from './auth-context.ts';
import { unlinkAll } from './linked-identity.repository.ts';

/** Called when an account becomes that of whoever has proved its address: what opened it before, but for passwords, no longer does. */
export async function closeOtherWaysIn(
  { onTakeOver }: Pick<AuthContext, 'onTakeOver'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await unlinkAll(tx, userId);
  await onTakeOver(tx, userId);
}
