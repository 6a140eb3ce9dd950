import type { FeatureModule } from '../../feature-module.ts';
import { referralCodes, referrals } from '../../schema/referrals.schema.ts';
import { adminReferralRoutes } from './admin-referrals.route.ts';
import { recordCodeUse } from './judge-code.ts';
import { networkMarks } from './network-mark.ts';
import { findCodeOf, rewardsOf, startOf } from './referral.repository.ts';
import { referralRoutes } from './referrals.route.ts';
import { settleReferrals } from './settle-referrals.ts';

export { cameByFriend } from './referral.repository.ts';
export { grantReferralCredit } from './reward-referrer.ts';

export const referralsModule: FeatureModule = {
  name: 'referrals',
  accountData: [
    { column: referralCodes.userId, exportedAs: 'ownReferralCode', onErasure: 'deleted' },
    { column: referrals.friendId, exportedAs: 'cameByCodeOf', onErasure: 'deleted' },
    { column: referrals.referrerId, exportedAs: 'referralRewards', onErasure: 'deleted' },
  ],
  routes(app, context) {
    referralRoutes(app, context);
    adminReferralRoutes(app, context);
  },
  schedules: [{ at: ['minute'], what: 'referrals', run: settleReferrals }],
  async onSignUp(context, friend, address) {
    const { referralCode: typed } = friend;
    if (typed === null) return;
    const networkMark = networkMarks(context.config.authSecret)(address);
    await recordCodeUse(context, { typed, friend, source: 'sign-up', networkMark });
  },
  exportData: async ({ db }, { id, referralCode }) => ({
    referralCode,
    ownReferralCode: await findCodeOf(db, id),
    cameByCodeOf: await startOf(db, id),
    referralRewards: await rewardsOf(db, id),
  }),
};
