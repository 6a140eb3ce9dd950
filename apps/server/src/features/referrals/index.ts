export { recordSignUp } from './record-sign-up.ts';
export { findCodeOf, findReferralOf } from './referral.repository.ts';
export { referralRoutes } from './referrals.route.ts';
