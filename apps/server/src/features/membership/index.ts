export { isLarger } from './apply-plan-event.ts';
export { billingCycle } from './billing-cycle.ts';
export {
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
export { coachingDataOf } from './coaching-data.ts';
export { addPlanDays, grantPlan, holdPaidPlan, type PaidPlan, takePlanDays } from './hold-paid-plan.ts';
export { endingTrials, ledgerOf, lockMembership, triedPlans } from './membership.repository.ts';
export { membershipRoutes } from './membership.route.ts';
export { endTrials, membershipOf } from './membership-of.ts';
export { gateOf, openedBy, openers } from './opened-by.ts';
export { payerOf } from './payer-of.ts';
export { coachesOfSeats, holdsPlan, planInForce, planNameOf } from './plan-in-force.repository.ts';
export { listPricedPlans, type PricedPlan, tokenProductsOf } from './plan-price.repository.ts';
export { countCycles, countUseSince, openReservations, type Settlement } from './quota.repository.ts';
export { requireTeamPlan } from './require-team-plan.ts';
export {
  savePlanGives,
  savePrices,
  saveProduct,
  withdrawProduct,
} from './save-plan-prices.repository.ts';
export { startTrial } from './start-trial.ts';
export { grantReplays, reserveUpload, settleUpload, uploadRestrictionOf } from './upload-quota.ts';
