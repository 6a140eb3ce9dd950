import { Readable } from 'node:stream';
import {
  type AdminReferral,
  type AdminReferralCode,
  normalReferralCode,
  type ReferralCampaign,
  type ReferralQuery,
  rewardWords,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { csvLine } from '../../platform/csv/csv-line.ts';
import type { Database } from '../../platform/database/database.ts';
import { conflict, notFound, refusePast } from '../../platform/http/problem-error.ts';
import { recordAudit } from '../audit/index.ts';
import {
  type CodeDetails,
  codesOf,
  detailsOf,
  friendsAfter,
  limitCode,
  type ReferralDetails,
} from './admin-referral.repository.ts';
import { lockReferral, saveReferral } from './qualifying.repository.ts';
import { type CampaignDetails, lockCode, type ReferralRow } from './referral.repository.ts';
import { isHeld, reverseReward, rewardReferrer } from './reward-referrer.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export function describeReferral(details: ReferralDetails): AdminReferral {
  const { referral, friendName, referrerName, code, campaign } = details;
  const { rewardedAt, rewardKind, rewardAmount } = referral;
  return {
    friend: { id: referral.friendId, userName: friendName },
    referrer: { id: referral.referrerId, userName: referrerName },
    code,
    source: referral.source,
    referredAt: referral.referredAt.toISOString(),
    state: stateOf(referral),
    qualifiedAt: iso(referral.qualifiedAt),
    qualifiedBy: referral.qualifiedBy,
    flags: referral.flags,
    isHeld: isHeld(referral),
    isOverCap: referral.overCapAt !== null,
    reward:
      rewardedAt && rewardKind && rewardAmount !== null
        ? { kind: rewardKind, amount: rewardAmount, at: rewardedAt.toISOString() }
        : null,
    campaign,
    reversedAt: iso(referral.reversedAt),
    reversedBecause: referral.reversedBecause,
  };
}

function stateOf({ reversedAt, rewardedAt, qualifiedAt }: ReferralRow): AdminReferral['state'] {
  if (reversedAt) return 'reversed';
  if (rewardedAt) return 'rewarded';
  return qualifiedAt ? 'qualified' : 'signedUp';
}

export function describeCode({ code, ownerName, rewarded, reversed }: CodeDetails): AdminReferralCode {
  return {
    code: code.code,
    owner: { id: code.userId, userName: ownerName },
    createdAt: code.createdAt.toISOString(),
    clicks: code.clicks,
    uses: code.uses,
    rewarded,
    reversed,
    expiresAt: iso(code.expiresAt),
    useLimit: code.useLimit,
  };
}

export function describeCampaign(campaign: CampaignDetails): ReferralCampaign {
  const { id, name, startsAt, endsAt, tokens, days, version, friends, rewarded } = campaign;
  return {
    id,
    name,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    tokens,
    days,
    version,
    friends,
    rewarded,
  };
}

const gone = () => notFound('Referral not found. One of the accounts may have been deleted.');

/** Throws ProblemError 404, 409 `already-reversed`. */
export async function reverseReferral(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actorId: string,
  friendId: string,
  note: string,
): Promise<AdminReferral> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = await lockReferral(tx, friendId);
    if (!row) throw gone();
    if (row.reversedAt) throw conflict('already-reversed', 'This referral was already reversed.');
    await reverseReward(tx, row, 'administrator', now);
    const { rewardKind, rewardAmount } = row;
    await recordAudit(tx, {
      actorId,
      at: now,
      action: 'reverse-referral',
      targetKind: 'referral',
      targetId: friendId,
      before: { isReversed: false, rewardKind, rewardAmount },
      after: { isReversed: true, rewardKind, rewardAmount },
      note,
    });
  });
  return described(db, friendId);
}

/** Throws ProblemError 404, 409 `not-held`. */
export async function clearReferral(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actorId: string,
  friendId: string,
  note: string,
): Promise<AdminReferral> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = await lockReferral(tx, friendId);
    if (!row) throw gone();
    if (!isHeld(row)) throw conflict('not-held', 'This referral has no reward on hold.');
    await saveReferral(tx, friendId, { clearedAt: now });
    await rewardReferrer(tx, { ...row, clearedAt: now }, now);
    await recordAudit(tx, {
      actorId,
      at: now,
      action: 'clear-referral',
      targetKind: 'referral',
      targetId: friendId,
      before: { isHeld: true, flags: row.flags },
      after: { isHeld: false, flags: row.flags },
      note,
    });
  });
  return described(db, friendId);
}

async function described(db: Database, friendId: string): Promise<AdminReferral> {
  const [details] = await detailsOf(db, [friendId]);
  if (!details) throw gone();
  return describeReferral(details);
}

/** Throws ProblemError 404. */
export async function limitReferralCode(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actorId: string,
  code: string,
  { expiresAt, useLimit, note }: { expiresAt: string | null; useLimit: number | null; note: string },
): Promise<AdminReferralCode> {
  const ownerId = await db.transaction(async (tx) => {
    const row = await lockCode(tx, normalReferralCode(code));
    if (!row) throw notFound('Code not found.');
    const ends = expiresAt === null ? null : new Date(expiresAt);
    refusePast('expiresAt', ends, clock.now(), row.expiresAt);
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
  const [details] = await codesOf(db, [ownerId]);
  if (!details) throw notFound('Code not found.');
  return describeCode(details);
}

const AT_ONCE = 500;

const COLUMNS: readonly { title: string; of: (row: AdminReferral) => string | number | null }[] = [
  { title: 'friend id', of: ({ friend }) => friend.id },
  { title: 'friend', of: ({ friend }) => friend.userName },
  { title: 'referrer id', of: ({ referrer }) => referrer.id },
  { title: 'referrer', of: ({ referrer }) => referrer.userName },
  { title: 'code', of: ({ code }) => code },
  { title: 'source', of: ({ source }) => source },
  { title: 'referred at', of: ({ referredAt }) => referredAt },
  { title: 'campaign', of: ({ campaign }) => campaign },
  { title: 'state', of: ({ state }) => state },
  { title: 'qualified by', of: ({ qualifiedBy }) => qualifiedBy },
  { title: 'qualified at', of: ({ qualifiedAt }) => qualifiedAt },
  { title: 'flags', of: ({ flags }) => flags.join(' ') },
  { title: 'on hold', of: ({ isHeld: held }) => (held ? 'yes' : 'no') },
  { title: 'reward', of: ({ reward }) => reward && rewardWords(reward.kind, reward.amount) },
  { title: 'rewarded at', of: ({ reward }) => reward?.at ?? null },
  { title: 'reversed because', of: ({ reversedBecause }) => reversedBecause },
  { title: 'reversed at', of: ({ reversedAt }) => reversedAt },
];

/** Streams the list as CSV; the export is audited first. */
export async function exportReferrals(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actorId: string,
  query: ReferralQuery,
): Promise<Readable> {
  await db.transaction((tx) =>
    recordAudit(tx, {
      actorId,
      at: clock.now(),
      action: 'export-referrals',
      targetKind: 'referrals',
      targetId: null,
      after: { show: query.show ?? null, isSearched: query.search !== '' },
    }),
  );
  return Readable.from(lines(), { objectMode: false });

  async function* lines(): AsyncGenerator<string> {
    yield csvLine(COLUMNS.map(({ title }) => title));
    let last: string | null = null;
    for (;;) {
      const ids: string[] = await friendsAfter(db, query, last, AT_ONCE);
      const rows = (await detailsOf(db, ids)).map(describeReferral);
      yield rows.map((row) => csvLine(COLUMNS.map(({ of }) => of(row)))).join('');
      if (ids.length < AT_ONCE) return;
      last = ids.at(-1)!;
    }
  }
}
