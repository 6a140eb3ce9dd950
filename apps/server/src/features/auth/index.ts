import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { AuthContext } from './auth-context.ts';
import { authJsRoute } from './auth-js.route.ts';
import { authJsConfig } from './auth-js-config.ts';
import { refreshRoute } from './refresh.route.ts';
import { signInRoute } from './sign-in.route.ts';
import { signUpRoute } from './sign-up.route.ts';

export type { AuthContext } from './auth-context.ts';
export { authenticate } from './authenticate.ts';
export { deriveTokenKeys } from './token-keys.ts';
export { findTimeZone } from './user.repository.ts';

export async function registerAuth(
  app: FastifyInstance,
  context: AuthContext,
  limits: RateLimits,
  logger: Logger,
): Promise<void> {
  signUpRoute(app, context, limits);
  signInRoute(app, context, limits);
  refreshRoute(app, context, limits);
  await authJsRoute(app, authJsConfig(context, logger), limits);
}
