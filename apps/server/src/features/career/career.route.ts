import { randomBytes } from 'node:crypto';
import { CAREER_PARTS, type CareerPage, ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoint, registerEndpoints, respond } from '../../platform/http/register-endpoint.ts';
import { findUser, requireUser } from '../auth/index.ts';
import { canPublish, requireSharing } from '../replays/index.ts';
import { deleteShare, findCareerShare, findShare, saveShare } from './career.repository.ts';
import { describeCareer } from './describe-career.ts';

const TOKEN_BYTES = 18;

export function careerRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    getCareer: async ({ query, caller }) => {
      const user = await requireUser(db, caller.userId);
      return await describeCareer(context, user, { ...query, parts: CAREER_PARTS, isPublic: false });
    },
    getCareerShare: async ({ caller }) => {
      const share = (await canPublish(db, caller.userId)) ? await findCareerShare(db, caller.userId) : null;
      return { token: share?.token ?? null, parts: share?.parts ?? [] };
    },
    saveCareerShare: async ({ body, caller }) => {
      const parts = CAREER_PARTS.filter((part) => body.parts.includes(part));
      if (parts.length === 0) {
        await deleteShare(db, caller.userId);
        return { token: null, parts };
      }
      await requireSharing(db, caller.userId, 'career', 'link');
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const saved = await saveShare(db, { userId: caller.userId, token, parts, sharedAt: clock.now() });
      return { token: saved.token, parts: saved.parts };
    },
  });
  registerEndpoint(app, ENDPOINTS.getSharedCareer, async ({ params, query }) => {
    const page = await describePublicCareer(context, params.token, query);
    return respond(200, page, { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
  });
}

/** Returns the public parts of the career with this link. Throws ProblemError 404. */
export async function describePublicCareer(
  context: Context,
  token: string,
  which: Pick<Parameters<typeof describeCareer>[2], 'mode' | 'span'>,
): Promise<CareerPage> {
  const { db } = context;
  const share = await findShare(db, token);
  const user = share && (await findUser(db, share.userId));
  if (!share || !user || !(await canPublish(db, user.id)))
    throw new ProblemError(404, 'career-not-found', 'This career isn’t public.');
  return describeCareer(context, user, { ...which, parts: share.parts, isPublic: true });
}
