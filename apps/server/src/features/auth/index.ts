import { type FeatureModule, internalRows, ownRows, unmergedRows } from '../../feature-module.ts';
import {
  accountTokens,
  activeDays,
  linkedIdentities,
  refreshFamilies,
  secondFactors,
  users,
} from '../../schema/auth.schema.ts';
import { authJsRoute } from './auth-js.route.ts';
import { createAuthJsConfig } from './auth-js-config.ts';
import { deleteEndedAttempts } from './limit-attempts.ts';
import { linkedAccountRoutes } from './linked-accounts.route.ts';
import { mailTokenRoutes } from './mail-tokens.route.ts';
import { listActiveDays, listLinkedIdentities, listSignIns } from './refresh-family.repository.ts';
import { secondFactorRoutes } from './second-factor.route.ts';
import { signInRoutes } from './sign-in.route.ts';

export { findPendingEmail } from './account-token.repository.ts';
export { createAuthenticator, describeCaller } from './authenticate.ts';
export { isFirstTime } from './describe-signed-in.ts';
export { createAdministratorAccount, ensureFirstAdministrator } from './ensure-first-administrator.ts';
export { startImpersonation } from './impersonation.ts';
export { countRequest, limitAttempts } from './limit-attempts.ts';
export { findLinkedUser } from './linked-identity.repository.ts';
export { issueMailToken } from './mail-token.ts';
export { isPasswordCorrect } from './password-hash.ts';
export { listLiveFamilies, revokeUserFamilies as revokeSignIns } from './refresh-family.repository.ts';
export { hasSecondFactor, removeSecondFactor, setSecondFactorDue } from './second-factor.repository.ts';
export { revokeAccess } from './set-password.ts';
export {
  findTimeZone,
  findUser,
  insertUser,
  lockUser,
  lockUserChanges,
  requireUser,
  setBan,
  setUserType,
  toEmailKey,
  type User,
} from './user.repository.ts';

export const authModule: FeatureModule = {
  name: 'auth',
  accountData: [
    unmergedRows(users.id, 'profile'),
    ownRows(linkedIdentities.userId, 'linkedAccounts'),
    unmergedRows(refreshFamilies.userId, 'signIns'),
    internalRows(
      refreshFamilies.impersonatorId,
      'A sign-in to the other account; that account’s export shows that an admin was viewing it.',
    ),
    internalRows(accountTokens.userId, 'Hashes of links in emails, valid for at most three days.'),
    internalRows(secondFactors.userId, 'Keys that generate login codes, and hashes of recovery codes.'),
    ownRows(activeDays.userId, 'activeDays'),
  ],
  async routes(app, context) {
    signInRoutes(app, context);
    mailTokenRoutes(app, context);
    secondFactorRoutes(app, context);
    linkedAccountRoutes(app, context);
    await authJsRoute(app, (request) => createAuthJsConfig(context, request), context);
  },
  schedules: [
    { at: ['clean-up'], what: 'ended tokens', run: ({ db, clock }) => deleteEndedAttempts(db, clock.now()) },
  ],
  exportData: async ({ db }, user) => ({
    createdAt: user.createdAt,
    firstSignedInAt: user.firstSignedInAt,
    emailConfirmedAt: user.emailConfirmedAt,
    lastSeenAt: user.lastSeenAt,
    bannedAt: user.bannedAt,
    banReason: user.banReason,
    replayReminderAt: user.replayReminderAt,
    signIns: await listSignIns(db, user.id),
    activeDays: await listActiveDays(db, user.id),
    linkedAccounts: await listLinkedIdentities(db, user.id),
  }),
};
