import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ENDPOINTS, type Endpoint } from '@datacoach/contract';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { operationsRoutes } from './build-operations-app.ts';
import { accountRoutes } from './features/account/index.ts';
import { administrationRoutes, guardImpersonation } from './features/administration/index.ts';
import {
  type AuthContext,
  authenticator,
  countRequest,
  deriveTokenKeys,
  registerAuth,
} from './features/auth/index.ts';
import { readRoom, registerCapacity, requireRoomForAccount } from './features/capacity/index.ts';
import { registerCareer } from './features/career/index.ts';
import { registerCoachFolders } from './features/coach-folders/index.ts';
import { coachRoomRoutes } from './features/coach-room/index.ts';
import { coachingRoutes, nextFreeCoaches } from './features/coaching/index.ts';
import { contentPhotoRoutes } from './features/content-photos/index.ts';
import { discordEventRoutes } from './features/discord-events/index.ts';
import { registerGamedata } from './features/gamedata/index.ts';
import { getStartedRoutes } from './features/get-started/index.ts';
import { carouselRoutes, findActiveNotice, maintenanceNoticeRoutes } from './features/homepage/index.ts';
import { identityRoutes, verifyByProvider } from './features/identities/index.ts';
import { matchReviewRoutes } from './features/match-reviews/index.ts';
import { membershipRoutes, startTrial } from './features/membership/index.ts';
import { registerNotifications } from './features/notifications/index.ts';
import { endPayments, openPayments, registerPayments } from './features/payments/index.ts';
import { permissionRoutes, permissionsOf } from './features/permissions/index.ts';
import { registerProfile } from './features/profile/index.ts';
import { profileImageRoutes } from './features/profile-image/index.ts';
import { registerProgression } from './features/progression/index.ts';
import { registerQuestions } from './features/questions/index.ts';
import { httpRankProvider, registerRanks } from './features/ranks/index.ts';
import {
  adminReferralRoutes,
  cameByFriend,
  networkMarks,
  recordCodeUse,
  referralRoutes,
} from './features/referrals/index.ts';
import { registerReplays } from './features/replays/index.ts';
import { readGameNotes, referenceBooks, registerScores } from './features/scores/index.ts';
import { seasonRoutes } from './features/seasons/index.ts';
import { appSettingsRoutes, discordInviteUrl, supportMail } from './features/system/index.ts';
import { teamRoutes } from './features/team/index.ts';
import { authenticateToken, deleteTokensOf, isPersonalToken, tokenRoutes } from './features/tokens/index.ts';
import { registerTrainingPlans } from './features/training-plans/index.ts';
import { registerWeeklyGoals } from './features/weekly-goals/index.ts';
import { registerAccessRules } from './platform/http/access.ts';
import { registerApiDocs } from './platform/http/api-docs.ts';
import type { Authenticate } from './platform/http/caller.ts';
import { registerErrorHandler, sendError } from './platform/http/error-handler.ts';
import { registerOpenApi } from './platform/http/openapi.ts';
import { registerRateLimits } from './platform/http/rate-limits.ts';
import { registerRequestMetrics } from './platform/http/register-request-metrics.ts';
import { registerRequestLog } from './platform/http/request-log.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { registerWebApp } from './platform/http/web-app.ts';
import type { Platform } from './platform/platform.ts';

const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface App {
  http: FastifyInstance;
  /** All routes, for checks. */
  routes: readonly RouteOptions[];
}

/** The web server with all its routes; it neither listens nor works on jobs yet. */
export async function buildApp(platform: Platform, webApp: string = WEB_APP): Promise<App> {
  const { config, clock, logger, database, blobs, queue, mailer, rateLimits } = platform;
  const app = Fastify({
    loggerInstance: logger as never,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustProxy,
    // Several processes write one log.
    genReqId: () => randomUUID(),
    // Broken addresses and the like, before any route is known.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  registerRequestLog(app);
  registerRequestMetrics(app, platform.metrics);
  await registerSecurityHeaders(app);

  const { db } = database;
  const networkMark = networkMarks(config.authSecret);
  const auth: AuthContext = {
    db,
    clock,
    keys: deriveTokenKeys(config.authSecret),
    mailer,
    publicUrl: config.publicUrl,
    supportMail: () => supportMail({ db, config }),
    limits: rateLimits,
    requireRoom: () => requireRoomForAccount({ db, clock }),
    onSignUp: async (user, address) => {
      if (user.referralCode !== null) {
        const mark = networkMark(address);
        await recordCodeUse(
          { db, clock },
          { typed: user.referralCode, friend: user, source: 'sign-up', networkMark: mark },
        );
      }
      if (user.userType === 'Coach') await startTrial(db, coachTrial(user.id), clock.now());
    },
    onProof: (userId, identity) => verifyByProvider({ db, clock }, userId, identity),
    onTakeOver: deleteTokensOf,
    tokenLife: { accessMs: config.accessTokenMs, refreshMs: config.refreshTokenMs },
  };
  const findCaller = authenticator(auth);
  const anyToken: Authenticate = (token, scope) =>
    isPersonalToken(token) ? authenticateToken({ db, clock }, token, scope) : findCaller(token);
  const routes = registerAccessRules(
    app,
    anyToken,
    async ({ userId }) => (await permissionsOf(db, userId)) ?? [],
  );
  await registerRateLimits(app, (key, windowMs) => countRequest(auth, key, windowMs));
  await registerOpenApi(app);

  await registerAuth(app, auth, config, logger);
  const payments = openPayments({ db, clock, logger, config, cameByFriend });
  permissionRoutes(app, { db, clock });
  guardImpersonation(app, { db, clock });
  administrationRoutes(app, { ...auth, blobs, logger, queue, endPayments: endPayments.bind(null, payments) });
  const rankProvider = config.rankProviderUrl ? httpRankProvider(config.rankProviderUrl, logger) : null;
  registerProfile(app, { db, clock });
  registerRanks(app, { db, clock, rankProvider });
  accountRoutes(app, { ...auth, blobs, logger, endPayments: endPayments.bind(null, payments) });
  tokenRoutes(app, { db, clock });
  teamRoutes(app, { db, clock }, rateLimits);
  referralRoutes(app, { db, clock, publicUrl: config.publicUrl, networkMark }, anyToken, rateLimits);
  adminReferralRoutes(app, { db, clock });
  identityRoutes(app, { db, clock }, rateLimits);
  getStartedRoutes(app, { db, clock });
  maintenanceNoticeRoutes(app, { db, clock });
  const unsubscribeKey = auth.keys.unsubscribe;
  await registerNotifications(app, { ...auth, unsubscribeKey }, database, rateLimits);
  membershipRoutes(app, { db, clock });
  await registerPayments(app, payments);
  const { countUpload } = platform.metrics;
  const uploads = { db, clock, blobs, queue, mailer, countUpload, publicUrl: config.publicUrl };
  const books = referenceBooks(db);
  const notes = { readGameNotes: readGameNotes.bind(null, { db, clock, books }) };
  await registerReplays(app, { ...uploads, ...notes }, rateLimits);
  await registerCoachFolders(app, uploads, rateLimits);
  await profileImageRoutes(app, uploads, rateLimits);
  await contentPhotoRoutes(app, uploads, rateLimits);
  carouselRoutes(app, uploads);
  discordEventRoutes(app, uploads);
  registerGamedata(app, { db, clock });
  registerScores(app, { db, clock, books, queue });
  registerProgression(app, { db, clock, books });
  registerQuestions(app, { db, clock, books });
  registerCareer(app, { db, clock, books });
  seasonRoutes(app, { db, clock });
  registerTrainingPlans(app, { db, clock, books, blobs });
  registerWeeklyGoals(app, { db, clock, books });
  coachRoomRoutes(app, { db, clock, books });
  coachingRoutes(app, { db, clock, books, publicUrl: config.publicUrl });
  matchReviewRoutes(app, { db, clock });
  appSettingsRoutes(app, {
    db,
    clock,
    config,
    signUpsOpen: async () => (await readRoom({ db, clock })).signUps,
  });
  await registerCapacity(
    app,
    {
      db,
      clock,
      mailer,
      publicUrl: config.publicUrl,
      discordInviteUrl: () => discordInviteUrl({ db, config }),
      maintenance: () => findActiveNotice(db),
      nextFreeCoaches: () => nextFreeCoaches({ db, clock }),
    },
    rateLimits,
  );
  operationsRoutes(app, platform);
  await registerApiDocs(app);
  await registerWebApp(app, webApp);
  app.addHook('onReady', async () => refuseUnservedEndpoints(routes));
  return { http: app, routes };
}

/** "I coach a team" starts with the team's plan (rulings M2). */
function coachTrial(userId: string) {
  return { userId, planName: 'TeamPlan', days: 30, note: 'I coach a team' } as const;
}

function refuseUnservedEndpoints(routes: readonly RouteOptions[]): void {
  const served = new Set(routes.map(({ config }) => config?.endpointName));
  const missing = Object.keys(ENDPOINTS as Record<string, Endpoint>).filter((name) => !served.has(name));
  if (missing.length > 0) throw new Error(`Endpoints without route: ${missing.join(', ')}`);
}
