import {
  type AdminReferral,
  type AdminReferralCode,
  describeReward,
  normalizeReferralCode,
  type ReferralCampaign,
  type ReferralQuery,
} from '@datacoach/contract';
import type { DbAndClock } from '../../feature-module.ts';
import { type CsvColumn, streamCsv } from '../../platform/csv/csv-line.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { conflict, notFound, requireFuture } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { type AuditRecord, recordAccess, recordAudit } from '../audit/index.ts';
import {
  type CodeDetails,
  limitCode,
  listCodeDetails,
  listFriendsAfter,
  listReferralDetails,
  type ReferralDetails,
} from './admin-referral.repository.ts';
import { lockReferral, saveReferral } from './qualifying.repository.ts';
import { type CampaignDetails, lockCode, type ReferralRow } from './referral.repository.ts';
import { grantReferrerReward, isHeld, reverseReward } from './reward-referrer.ts';

const toIsoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

export function describeReferral(details: ReferralDetails): AdminReferral {
  const { referral, friendName, referrerName, code, campaign } = details;
  const { rewardedAt, rewardKind, rewardAmount } = referral;
  return {
    friend: { id: referral.friendId, userName: friendName },
    referrer: { id: referral.referrerId, userName: referrerName },
    code,
    source: referral.source,
    referredAt: referral.referredAt.toISOString(),
    state: getState(referral),
    qualifiedAt: toIsoOrNull(referral.qualifiedAt),
    qualifiedBy: referral.qualifiedBy,
    flags: referral.flags,
    isHeld: isHeld(referral),
    isOverCap: referral.overCapAt !== null,
    reward:
      rewardedAt && rewardKind && rewardAmount !== null
        ? { kind: rewardKind, amount: rewardAmount, at: rewardedAt.toISOString() }
        : null,
    campaign,
    reversedAt: toIsoOrNull(referral.reversedAt),
    reversedBecause: referral.reversedBecause,
  };
}

function getState({ reversedAt, rewardedAt, qualifiedAt }: ReferralRow): AdminReferral['state'] {
  if (reversedAt) return 'reversed';
  if (rewardedAt) return 'rewarded';
  return qualifiedAt ? 'qualified' : 'signedUp';
}

export function describeCode({ code, ownerName, rewarded, reversed }: CodeDetails): AdminReferralCode {
  return {
    ...code,
    owner: { id: code.userId, userName: ownerName },
    createdAt: code.createdAt.toISOString(),
    rewarded,
    reversed,
    expiresAt: toIsoOrNull(code.expiresAt),
  };
}

export function describeCampaign(campaign: CampaignDetails): ReferralCampaign {
  const { startsAt, endsAt } = campaign;
  return { ...campaign, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

const referralNotFound = () => notFound('Referral not found. One of the accounts may have been deleted.');

interface ReferralChange {
  actorId: string;
  friendId: string;
  note: string;
}

/** Throws ProblemError 404, 409 `already-reversed`. */
export function reverseReferral(context: DbAndClock, change: ReferralChange) {
  return changeReferral(context, change, 'reverse-referral', async (tx, row, now) => {
    if (row.reversedAt) throw conflict('already-reversed', 'This referral was already reversed.');
    await reverseReward(tx, row, 'administrator', now);
    const { rewardKind, rewardAmount } = row;
    return {
      before: { isReversed: false, rewardKind, rewardAmount },
      after: { isReversed: true, rewardKind, rewardAmount },
    };
  });
}

/** Throws ProblemError 404, 409 `not-held`. */
export function clearReferral(context: DbAndClock, change: ReferralChange) {
  return changeReferral(context, change, 'clear-referral', async (tx, row, now) => {
    if (!isHeld(row)) throw conflict('not-held', 'This referral has no reward on hold.');
    await saveReferral(tx, change.friendId, { clearedAt: now });
    await grantReferrerReward(tx, { ...row, clearedAt: now }, now);
    return { before: { isHeld: true, flags: row.flags }, after: { isHeld: false, flags: row.flags } };
  });
}

async function changeReferral(
  { db, clock }: DbAndClock,
  { actorId, friendId, note }: ReferralChange,
  action: string,
  change: (tx: Transaction, row: ReferralRow, now: Date) => Promise<Pick<AuditRecord, 'before' | 'after'>>,
): Promise<AdminReferral> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const row = await lockReferral(tx, friendId);
    if (!row) throw referralNotFound();
    const changed = await change(tx, row, at);
    await recordAudit(tx, {
      actorId,
      at,
      action,
      targetKind: 'referral',
      targetId: friendId,
      ...changed,
      note,
    });
  });
  return describeById(db, friendId);
}

async function describeById(db: Database, friendId: string): Promise<AdminReferral> {
  const [details] = await listReferralDetails(db, [friendId]);
  if (!details) throw referralNotFound();
  return describeReferral(details);
}

/** Throws ProblemError 404. */
export async function limitReferralCode(
  { db, clock }: DbAndClock,
  actorId: string,
  code: string,
  { expiresAt, useLimit, note }: Body<'limitReferralCode'>,
): Promise<AdminReferralCode> {
  const ownerId = await db.transaction(async (tx) => {
    const row = await lockCode(tx, normalizeReferralCode(code));
    if (!row) throw notFound('Code not found.');
    const ends = expiresAt === null ? null : new Date(expiresAt);
    requireFuture('expiresAt', ends, clock.now(), row.expiresAt);
    await limitCode(tx, row.userId, { expiresAt: ends, useLimit });
    await recordAudit(tx, {
      actorId,
      at: clock.now(),
      action: 'limit-referral-code',
      targetKind: 'referral-code',
      targetId: row.userId,
      before: { expiresAt: row.expiresAt?.toISOString() ?? null, useLimit: row.useLimit },
      after: { expiresAt, useLimit },
      note,
    });
    return row.userId;
  });
  const [details] = await listCodeDetails(db, [ownerId]);
  if (!details) throw notFound('Code not found.');
  return describeCode(details);
}

const BATCH_SIZE = 500;

const COLUMNS: readonly CsvColumn<AdminReferral>[] = [
  { title: 'friend id', getValue: ({ friend }) => friend.id },
  { title: 'friend', getValue: ({ friend }) => friend.userName },
  { title: 'referrer id', getValue: ({ referrer }) => referrer.id },
  { title: 'referrer', getValue: ({ referrer }) => referrer.userName },
  { title: 'code', getValue: ({ code }) => code },
  { title: 'source', getValue: ({ source }) => source },
  { title: 'referred at', getValue: ({ referredAt }) => referredAt },
  { title: 'campaign', getValue: ({ campaign }) => campaign },
  { title: 'state', getValue: ({ state }) => state },
  { title: 'qualified by', getValue: ({ qualifiedBy }) => qualifiedBy },
  { title: 'qualified at', getValue: ({ qualifiedAt }) => qualifiedAt },
  { title: 'flags', getValue: ({ flags }) => flags.join(' ') },
  { title: 'on hold', getValue: ({ isHeld: held }) => (held ? 'yes' : 'no') },
  { title: 'reward', getValue: ({ reward }) => reward && describeReward(reward.kind, reward.amount) },
  { title: 'rewarded at', getValue: ({ reward }) => reward?.at ?? null },
  { title: 'reversed because', getValue: ({ reversedBecause }) => reversedBecause },
  { title: 'reversed at', getValue: ({ reversedAt }) => reversedAt },
];

/** Streams the list as CSV; the export is audited first. */
export async function exportReferrals({ db, clock }: DbAndClock, actorId: string, query: ReferralQuery) {
  await recordAccess(db, {
    actorId,
    at: clock.now(),
    action: 'export-referrals',
    targetKind: 'referrals',
    after: { show: query.show ?? null, isSearched: query.search !== '' },
  });
  return streamCsv(COLUMNS, async (after: string | null) => {
    const ids = await listFriendsAfter(db, query, after, BATCH_SIZE);
    const rows = (await listReferralDetails(db, ids)).map(describeReferral);
    return { rows, last: ids.length < BATCH_SIZE ? null : ids.at(-1)! };
  });
}
