import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { AuthContext } from './auth-context.ts';
import { authJsRoute } from './auth-js.route.ts';
import { authJsConfig } from './auth-js-config.ts';
import { linkedAccountRoutes } from './linked-accounts.route.ts';
import { mailTokenRoutes } from './mail-tokens.route.ts';
import { refreshRoute } from './refresh.route.ts';
import { signInRoute } from './sign-in.route.ts';
import { signUpRoute } from './sign-up.route.ts';

export { findPendingEmail } from './account-token.repository.ts';
export type { AuthContext } from './auth-context.ts';
export { authenticator, describeCaller } from './authenticate.ts';
export { isFirstTime } from './describe-signed-in.ts';
export { ensureFirstAdministrator } from './ensure-first-administrator.ts';
export { forgetEnded } from './forget-ended.ts';
export { beginImpersonation } from './impersonation.ts';
export { countRequest, limitAttempts } from './limit-attempts.ts';
export { findLinkedUser } from './linked-identity.repository.ts';
export { issueMailToken } from './mail-token.ts';
export { makeAccount } from './make-account.ts';
export { passwordFits } from './password-hash.ts';
export { revokeFamiliesOf as endSignInsOf } from './refresh-family.repository.ts';
export { deriveTokenKeys } from './token-keys.ts';
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

export async function registerAuth(
  app: FastifyInstance,
  context: AuthContext,
  settings: Pick<Config, 'epic' | 'discord'>,
  logger: Logger,
): Promise<void> {
  signUpRoute(app, context);
  signInRoute(app, context);
  mailTokenRoutes(app, context);
  refreshRoute(app, context, context.limits);
  linkedAccountRoutes(app, context, settings);
  await authJsRoute(app, (request) => authJsConfig(context, settings, logger, request), context);
}
