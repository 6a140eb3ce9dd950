export { adminReferralRoutes } from './admin-referrals.route.ts';
export { networkMarks } from './network-mark.ts';
export { recordCodeUse } from './record-code-use.ts';
export { cameByFriend, findCodeOf, rewardsOf, startOf } from './referral.repository.ts';
export { referralRoutes } from './referrals.route.ts';
export { giveReferralCredit } from './reward-referrer.ts';
export { settleReferrals } from './settle-referrals.ts';
