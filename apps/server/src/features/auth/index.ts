import type { FeatureModule } from '../../feature-module.ts';
import {
  accountTokens,
  activeDays,
  linkedIdentities,
  refreshFamilies,
  secondFactors,
  users,
} from '../../schema/auth.schema.ts';
import { authJsRoute } from './auth-js.route.ts';
import { authJsConfig } from './auth-js-config.ts';
import { forgetEnded } from './limit-attempts.ts';
import { linkedAccountRoutes } from './linked-accounts.route.ts';
import { mailTokenRoutes } from './mail-tokens.route.ts';
import { activeDaysOf, linkedIdentitiesOf, signInsOf } from './refresh-family.repository.ts';
import { secondFactorRoutes } from './second-factor.route.ts';
import { refreshRoute, signInRoute, signUpRoute } from './sign-in.route.ts';

export { findPendingEmail } from './account-token.repository.ts';
export { authenticator, describeCaller } from './authenticate.ts';
export { isFirstTime } from './describe-signed-in.ts';
export { ensureFirstAdministrator, makeAccount } from './ensure-first-administrator.ts';
export { startImpersonation } from './impersonation.ts';
export { countRequest, limitAttempts } from './limit-attempts.ts';
export { findLinkedUser } from './linked-identity.repository.ts';
export { issueMailToken } from './mail-token.ts';
export { passwordFits } from './password-hash.ts';
export { liveFamilies, revokeFamiliesOf as revokeSignIns } from './refresh-family.repository.ts';
export { hasSecondFactor, removeSecondFactor, setSecondFactorDue } from './second-factor.repository.ts';
export { endAccess } from './set-password.ts';
export {
  emailKey,
  findTimeZone,
  findUser,
  insertUser,
  lockUser,
  setBan,
  setUserType,
  type User,
} from './user.repository.ts';

export const authModule: FeatureModule = {
  name: 'auth',
  accountData: [
    { column: users.id, exportedAs: 'profile', onErasure: 'deleted' },
    { column: linkedIdentities.userId, exportedAs: 'linkedAccounts', onErasure: 'deleted' },
    { column: refreshFamilies.userId, exportedAs: 'signIns', onErasure: 'deleted' },
    {
      column: refreshFamilies.impersonatorId,
      exportedAs: null,
      onErasure: 'deleted',
      reason: 'A sign-in of the other account, whose export says that it was an administrator.',
    },
    {
      column: accountTokens.userId,
      exportedAs: null,
      onErasure: 'deleted',
      reason: 'Hashes of links in emails, good for three days at most.',
    },
    {
      column: secondFactors.userId,
      exportedAs: null,
      onErasure: 'deleted',
      reason: 'Keys that make login codes, and hashes of recovery codes.',
    },
    { column: activeDays.userId, exportedAs: 'activeDays', onErasure: 'deleted' },
  ],
  async routes(app, context) {
    signUpRoute(app, context);
    signInRoute(app, context);
    mailTokenRoutes(app, context);
    secondFactorRoutes(app, context);
    refreshRoute(app, context);
    linkedAccountRoutes(app, context);
    await authJsRoute(app, (request) => authJsConfig(context, request), context);
  },
  schedules: [
    { at: ['clean-up'], what: 'ended tokens', run: ({ db, clock }) => forgetEnded(db, clock.now()) },
  ],
  exportData: async ({ db }, user) => ({
    createdAt: user.createdAt,
    firstSignedInAt: user.firstSignedInAt,
    emailConfirmedAt: user.emailConfirmedAt,
    lastSeenAt: user.lastSeenAt,
    bannedAt: user.bannedAt,
    banReason: user.banReason,
    replayReminderAt: user.replayReminderAt,
    signIns: await signInsOf(db, user.id),
    activeDays: await activeDaysOf(db, user.id),
    linkedAccounts: await linkedIdentitiesOf(db, user.id),
  }),
};
