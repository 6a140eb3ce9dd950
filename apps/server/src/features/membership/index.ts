import type { FeatureModule } from '../../feature-module.ts';
import { ledger, memberships } from '../../schema/membership.schema.ts';
import { ledgerOf, lockMembership } from './membership.repository.ts';
import { membershipRoutes } from './membership.route.ts';
import { endTrials } from './membership-of.ts';
import { startTrial } from './start-trial.ts';

export { isLarger } from './apply-plan-event.ts';
export { billingCycle } from './billing-cycle.ts';
export {
  coachingDataOf,
  lockSessionMeans,
  returnSession,
  type SessionMeans,
  sessionMeansOf,
  takeSession,
} from './coach-sessions.ts';
export {
  addTokens,
  endingTokens,
  endOfTokens,
  refundToken,
  spendToken,
  tokenBalance,
  tokenLotsOf,
  withdrawTokens,
} from './coach-tokens.ts';
export { addPlanDays, grantPlan, holdPaidPlan, type PaidPlan, takePlanDays } from './hold-paid-plan.ts';
export {
  coachesOfSeats,
  endingTrials,
  holdsPlan,
  lockMembership,
  planInForce,
  planNameOf,
  triedPlans,
} from './membership.repository.ts';
export {
  entitlementSources,
  entitlementsOf,
  gateOf,
  membershipOf,
  payerOf,
  requireTeamPlan,
} from './membership-of.ts';
export {
  listPricedPlans,
  type PricedPlan,
  savePlanGrants,
  savePrices,
  saveProduct,
  tokenProductsOf,
  withdrawProduct,
} from './plan-price.repository.ts';
export { countCycles, countUseSince, openReservations, type Settlement } from './quota.repository.ts';
export { startTrial } from './start-trial.ts';
export { grantReplays, reserveUpload, settleUpload, uploadRestrictionOf } from './upload-quota.ts';
export { requireStorage } from './upload-storage.ts';

export const membershipModule: FeatureModule = {
  name: 'membership',
  accountData: [
    { column: ledger.userId, exportedAs: 'membership', onErasure: 'deleted' },
    { column: memberships.userId, exportedAs: null, onErasure: 'deleted', reason: 'Made from the ledger.' },
  ],
  routes: membershipRoutes,
  schedules: [{ at: ['clean-up'], what: 'trials', run: ({ db, clock }) => endTrials(db, clock.now()) }],
  /** "I coach a team" starts with the team plan (decisions.md 15.5). */
  async onSignUp({ db, clock }, { id, userType }) {
    const trial = { userId: id, planName: 'TeamPlan', days: 30, note: 'I coach a team' } as const;
    if (userType === 'Coach') await startTrial(db, trial, clock.now());
  },
  exportData: async ({ db }, { id }) => ({ membership: await ledgerOf(db, id) }),
  // After the uploads, in the same lock order as finishing an upload, to avoid a deadlock.
  async eraseData(tx, userId) {
    await lockMembership(tx, userId);
    return [];
  },
};
