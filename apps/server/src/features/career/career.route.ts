import { randomBytes } from 'node:crypto';
import { CAREER_PARTS, type CareerPage, ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint, registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { findUser } from '../auth/index.ts';
import { canChangeSharing } from '../replays/index.ts';
import { deleteShare, findShare, findShareOf, saveShare } from './career.repository.ts';
import { describeCareer } from './describe-career.ts';

const TOKEN_BYTES = 18;

export function careerRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    getCareer: async ({ query, caller }) => {
      const user = await findUser(db, caller.userId);
      if (!user) throw new ProblemError(401, 'not-signed-in', 'Log in to continue.');
      return await describeCareer(context, user, { ...query, parts: CAREER_PARTS, isPublic: false });
    },
    getCareerShare: async ({ caller }) => {
      const share = (await canChangeSharing(db, caller.userId)) ? await findShareOf(db, caller.userId) : null;
      return { token: share?.token ?? null, parts: share?.parts ?? [] };
    },
    saveCareerShare: async ({ body, caller }) => {
      const parts = CAREER_PARTS.filter((part) => body.parts.includes(part));
      if (parts.length === 0) {
        await deleteShare(db, caller.userId);
        return { token: null, parts };
      }
      if (!(await canChangeSharing(db, caller.userId))) {
        throw new ProblemError(403, 'too-young', 'You can’t share your career if you’re under 13.');
      }
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const saved = await saveShare(db, { userId: caller.userId, token, parts, sharedAt: clock.now() });
      return { token: saved.token, parts: saved.parts };
    },
  });
  registerEndpoint(app, ENDPOINTS.getSharedCareer, async ({ params, query }) => {
    const page = await describePublicCareer(context, params.token, query);
    return answer(200, page, { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
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
  if (!share || !user || !(await canChangeSharing(db, user.id)))
    throw new ProblemError(404, 'career-not-found', 'This career isn’t public.');
  return describeCareer(context, user, { ...which, parts: share.parts, isPublic: true });
}
