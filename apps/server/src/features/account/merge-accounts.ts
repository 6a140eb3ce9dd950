import { type MergePreview, PLAN_LABELS } from '@datacoach/contract';
import type { AccountMerge, Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { recordAudit } from '../audit/index.ts';
import { lockUser, type User } from '../auth/index.ts';
import { calculateTokenBalance, getMembership } from '../membership/index.ts';
import { eraseAccount, removeFiles } from './erase-account.ts';
import { moveRows, runAndUndo } from './merge-accounts.repository.ts';

/** The account that stays, and the one that is merged into it. */
interface AccountPair {
  intoId: string;
  fromId: string;
}

type MergeParts = MergePreview['parts'];

/** Returns what merging two accounts would do, by doing it and undoing it. Throws like `mergeAccounts`. */
export async function previewMerge(context: Context, pair: AccountPair): Promise<MergePreview> {
  return await runAndUndo(context.db, async (tx) => {
    const merge = await lockPair(context, tx, pair, true);
    const into = await describeSide(tx, merge.into, merge.now);
    const from = await describeSide(tx, merge.from, merge.now);
    return { into, from, ...(await moveAllData(context, tx, merge)) };
  });
}

/**
 * Moves everything of one account to another of the same person, ends the first and audits it. Returns both as they
 * were. Throws ProblemError 403 for administrators and without the username, 404, 409 if they can't be merged.
 */
export async function mergeAccounts(
  context: Context,
  callerId: string,
  pair: AccountPair,
  { confirmation, note }: { confirmation: string; note: string },
): Promise<Pick<AccountMerge, 'from' | 'into'>> {
  const { db, clock, logger, modules } = context;
  const requireConfirmation = (merge: AccountMerge) => {
    if (confirmation === merge.from.userName) return merge;
    throw new ProblemError(403, 'not-confirmed', 'That’s not the username. Nothing was merged.');
  };
  const planned = requireConfirmation(await db.transaction((tx) => lockPair(context, tx, pair, false)));
  for (const { beforeMerge } of modules) await beforeMerge?.(context, planned);
  const merged = await db.transaction(async (tx) => {
    const merge = requireConfirmation(await lockPair(context, tx, pair, false));
    const { parts } = await moveAllData(context, tx, merge);
    await eraseAccount(context, tx, pair.fromId);
    await recordAudit(tx, {
      actorId: callerId,
      at: clock.now(),
      action: 'merge-accounts',
      targetKind: 'user',
      targetId: pair.intoId,
      before: { account: pair.fromId },
      after: Object.fromEntries(parts.map(({ kind, moved }) => [kind, moved])),
      note,
    });
    return merge;
  });
  await removeFiles(context).catch((error: unknown) => {
    logger.error({ err: error }, 'files of a merged account');
  });
  return merged;
}

/** Locks both accounts, in one order for everyone. */
async function lockPair(
  { clock }: Context,
  tx: Transaction,
  { intoId, fromId }: AccountPair,
  isPreview: boolean,
): Promise<AccountMerge> {
  if (intoId === fromId) throw conflict('same-account', 'Choose another account. This is the same one.');
  const locked = new Map<string, User | null>();
  for (const id of [intoId, fromId].sort()) locked.set(id, await lockUser(tx, id));
  const [into, from] = [locked.get(intoId), locked.get(fromId)];
  if (!into || !from) throw notFound('Account not found. It may have been deleted.');
  if (into.userType === 'Admin' || from.userType === 'Admin') {
    throw new ProblemError(403, 'is-administrator', 'Change this admin’s role to Player first.');
  }
  if (into.userType !== from.userType) {
    throw conflict('different-roles', 'One is a player, the other a coach. Give both the same role first.');
  }
  if (into.bannedAt || from.bannedAt) {
    throw conflict('banned', 'One of the accounts is banned. Unban it first.');
  }
  return { into, from, isPreview, now: clock.now() };
}

async function describeSide(tx: Transaction, { id, userName, email, createdAt }: User, now: Date) {
  const { planName } = await getMembership(tx, id, now);
  return {
    id,
    userName,
    email,
    createdAt: createdAt.toISOString(),
    plan: PLAN_LABELS[planName],
    tokens: await calculateTokenBalance(tx, id, now),
  };
}

/** Moves the rows that belong to the account that stays, by kind of row. */
async function moveAllData(context: Context, tx: Transaction, merge: AccountMerge) {
  const conflicts: string[] = [];
  for (const { mergeData } of context.modules) {
    conflicts.push(...((await mergeData?.(context, tx, merge)) ?? []));
  }
  const parts = new Map<string, MergeParts[number]>();
  for (const { accountData = [] } of context.modules) {
    for (const { column, onMerge } of accountData) {
      if (onMerge !== 'moved') continue;
      const { kind, moved, left } = await moveRows(tx, column, merge.from.id, merge.into.id);
      const before = parts.get(kind) ?? { moved: 0, left: 0 };
      parts.set(kind, { kind, moved: before.moved + moved, left: before.left + left });
    }
  }
  return { parts: [...parts.values()].filter(({ moved, left }) => moved + left > 0), conflicts };
}
