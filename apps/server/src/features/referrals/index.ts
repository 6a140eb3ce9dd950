import { type FeatureModule, ownRows } from '../../feature-module.ts';
import { referralCodes, referrals } from '../../schema/referrals.schema.ts';
import { adminReferralRoutes } from './admin-referrals.route.ts';
import { recordCodeUse } from './evaluate-code.ts';
import { createNetworkMarker } from './network-mark.ts';
import { processReferrals } from './process-referrals.ts';
import {
  deleteReferralBetween,
  findReferralStart,
  findUserCode,
  listRewards,
} from './referral.repository.ts';
import { referralRoutes } from './referrals.route.ts';

export { wasReferredByFriend } from './referral.repository.ts';
export { grantReferralCredit } from './reward-referrer.ts';

export const referralsModule: FeatureModule = {
  name: 'referrals',
  accountData: [
    ownRows(referralCodes.userId, 'ownReferralCode'),
    ownRows(referrals.friendId, 'cameByCodeOf'),
    ownRows(referrals.referrerId, 'referralRewards'),
  ],
  routes(app, context) {
    referralRoutes(app, context);
    adminReferralRoutes(app, context);
  },
  schedules: [{ at: ['minute'], what: 'referrals', run: processReferrals }],
  async onSignUp(context, friend, address) {
    const { referralCode: typed } = friend;
    if (typed === null) return;
    const networkMark = createNetworkMarker(context.config.authSecret)(address);
    await recordCodeUse(context, { typed, friend, source: 'sign-up', networkMark });
  },
  async mergeData(_context, tx, { from, into }) {
    await deleteReferralBetween(tx, from.id, into.id);
    return [];
  },
  exportData: async ({ db }, { id, referralCode }) => ({
    referralCode,
    ownReferralCode: await findUserCode(db, id),
    cameByCodeOf: await findReferralStart(db, id),
    referralRewards: await listRewards(db, id),
  }),
};
