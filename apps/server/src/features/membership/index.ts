import { type FeatureModule, internalRows, ownRows } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { ledger, memberships } from '../../schema/membership.schema.ts';
import { readCoachingData } from './coach-sessions.ts';
import { endTrials } from './get-membership.ts';
import { listLedgerRows, lockMembership } from './membership.repository.ts';
import { mergeMembership } from './merge-membership.ts';
import { listPricedPlans } from './plan-price.repository.ts';
import { startTrial } from './start-trial.ts';
import { getUploadRestriction } from './upload-quota.ts';

export { addPlanDays, applyPaidPlan, grantPlan, type PaidPlan, removePlanDays } from './apply-paid-plan.ts';
export { isLarger } from './apply-plan-event.ts';
export { calculateBillingCycle } from './billing-cycle.ts';
export {
  getSessionCredits,
  lockSessionCredits,
  readCoachingData,
  refundPlanSession,
  type SessionCredits,
  spendPlanSession,
} from './coach-sessions.ts';
export {
  addTokens,
  calculateTokenBalance,
  chargeHalfToken,
  getTokenExpiry,
  listExpiringTokens,
  listTokenLots,
  refundToken,
  removeTokens,
  spendToken,
} from './coach-tokens.ts';
export {
  getEntitlements,
  getGate,
  getMembership,
  getPayer,
  readEntitlementSources,
  requireTeamPlan,
  withTeamPlan,
} from './get-membership.ts';
export {
  currentPlan,
  findPlanName,
  hasPlan,
  listEndingTrials,
  listSeatCoaches,
  listTriedPlans,
  lockMembership,
} from './membership.repository.ts';
export {
  listPricedPlans,
  listTokenProducts,
  type PricedPlan,
  savePlanGrants,
  savePrices,
  saveProduct,
  stopOfferingProduct,
} from './plan-price.repository.ts';
export { countCycles, countUseSince, listOpenReservations, type Settlement } from './quota.repository.ts';
export { startTrial } from './start-trial.ts';
export { getUploadRestriction, grantReplays, reserveUpload, settleUpload } from './upload-quota.ts';
export { requireStorage } from './upload-storage.ts';

export const membershipModule: FeatureModule = {
  name: 'membership',
  accountData: [
    ownRows(ledger.userId, 'membership'),
    internalRows(memberships.userId, 'Made from the ledger.'),
  ],
  routes: (app, { db, clock }) =>
    registerEndpoints(app, {
      replayUploadRestriction: ({ caller }) => getUploadRestriction(db, caller.userId, clock.now()),
      getCoachingData: ({ caller }) => readCoachingData(db, caller.userId, clock.now()),
      getPlans: () => listPricedPlans(db),
    }),
  schedules: [{ at: ['clean-up'], what: 'trials', run: ({ db, clock }) => endTrials(db, clock.now()) }],
  /** "I coach a team" starts with the team plan (decisions.md 15.5). */
  async onSignUp({ db, clock }, { id, userType }) {
    const trial = { userId: id, planName: 'TeamPlan', days: 30, note: 'I coach a team' } as const;
    if (userType === 'Coach') await startTrial(db, trial, clock.now());
  },
  mergeData: mergeMembership,
  exportData: async ({ db }, { id }) => ({ membership: await listLedgerRows(db, id) }),
  // After the uploads, in the same lock order as finishing an upload, to avoid a deadlock.
  async eraseData(tx, userId) {
    await lockMembership(tx, userId);
    return [];
  },
};
