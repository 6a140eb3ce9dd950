import type { ReferralCampaign, ReferralCampaignFields } from '@datacoach/contract';
import type { DbAndClock } from '../../feature-module.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { conflict, notFound, requireFuture, staleVersionError } from '../../platform/http/problem-error.ts';
import { type RowChange, recordChange } from '../audit/index.ts';
import { describeCampaign } from './manage-referrals.ts';
import {
  addFriends,
  type CampaignRow,
  type CampaignValues,
  findOverlappingCampaign,
  insertCampaign,
  lockCampaign,
  lockCampaigns,
  removeCampaign,
  saveCampaign,
} from './referral.repository.ts';

const campaignNotFound = () => notFound('Campaign not found. It may have been deleted.');

/** Throws ProblemError 409 `campaign-overlaps`. */
export async function createCampaign({ db, clock }: DbAndClock, by: string, fields: ReferralCampaignFields) {
  const values = getValues(fields);
  requireFuture('endsAt', values.endsAt, clock.now());
  const row = await db.transaction(async (tx) => {
    await requireNoOverlap(tx, values, null);
    const made = await insertCampaign(tx, values);
    await audit(tx, { by, at: clock.now(), action: 'create-campaign', before: null, after: made });
    return made;
  });
  return describeRow(db, row);
}

/** Throws ProblemError 404, 409 `changed-meanwhile`, `campaign-overlaps`. */
export async function updateCampaign(
  { db, clock }: DbAndClock,
  by: string,
  id: string,
  { version, ...fields }: ReferralCampaignFields & { version: number },
): Promise<ReferralCampaign> {
  const values = getValues(fields);
  const row = await db.transaction(async (tx) => {
    await requireNoOverlap(tx, values, id);
    const before = await lockCampaign(tx, id);
    if (!before) throw campaignNotFound();
    if (before.version !== version) throw staleVersionError('campaign');
    requireFuture('endsAt', values.endsAt, clock.now(), before.endsAt);
    const after = await saveCampaign(tx, before, values);
    await audit(tx, { by, at: clock.now(), action: 'change-campaign', before, after });
    return after;
  });
  return describeRow(db, row);
}

/** Throws ProblemError 404. */
export async function deleteCampaign({ db, clock }: DbAndClock, by: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockCampaign(tx, id);
    if (!before) throw campaignNotFound();
    await removeCampaign(tx, id, clock.now());
    await audit(tx, { by, at: clock.now(), action: 'delete-campaign', before, after: null });
  });
}

async function requireNoOverlap(tx: Transaction, values: CampaignValues, id: string | null): Promise<void> {
  await lockCampaigns(tx);
  const other = await findOverlappingCampaign(tx, values, id);
  if (!other) return;
  throw conflict('campaign-overlaps', `${other.name} is running then. Only one campaign can run at a time.`);
}

function getValues({ startsAt, endsAt, ...fields }: ReferralCampaignFields): CampaignValues {
  return { ...fields, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

async function describeRow(db: Database, row: CampaignRow): Promise<ReferralCampaign> {
  const [details] = await addFriends(db, [row]);
  return describeCampaign(details!);
}

const audit = (tx: Transaction, change: RowChange<CampaignRow>) =>
  recordChange(tx, 'referral-campaign', change, toAuditFields);

function toAuditFields({ id: _id, deletedAt: _gone, startsAt, endsAt, ...rest }: CampaignRow) {
  return { ...rest, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
