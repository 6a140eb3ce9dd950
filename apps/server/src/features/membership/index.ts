export { ledgerOf, lockMembership } from './membership.repository.ts';
export { membershipRoutes } from './membership.route.ts';
export { endTrials, membershipOf } from './membership-of.ts';
export { planInForce, planNameOf } from './plan-in-force.repository.ts';
export { openReservations, type Settlement } from './quota.repository.ts';
export { startTrial } from './start-trial.ts';
export { reserveUpload, settleUpload } from './upload-quota.ts';
