import { randomInt } from 'node:crypto';
import {
  ENDPOINTS,
  REFERRAL_ALPHABET,
  REFERRAL_CODE_LENGTH,
  REFERRAL_REASONS,
  type ReferralReason,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { bearerToken } from '../../platform/http/access.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { limitedTo } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint, registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { findUser } from '../auth/index.ts';
import { describeJudgment, judgeCode, recordCodeUse } from './judge-code.ts';
import { networkMarks } from './network-mark.ts';
import {
  countClick,
  findCodeOf,
  insertCode,
  saveNetworkMark,
  saveRewardKind,
} from './referral.repository.ts';
import { referralUse } from './referral-use.ts';

/** 25 letters and digits give 150 billion codes: two collisions in a row are no coincidence. */
const TRIES = 5;

function newCode(): string {
  return Array.from(
    { length: REFERRAL_CODE_LENGTH },
    () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)],
  ).join('');
}

/** Returns the player's code, created on first request. */
export async function ownCode({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string) {
  for (let tries = 0; tries < TRIES; tries++) {
    const existing = await findCodeOf(db, userId);
    if (existing) return existing;
    await insertCode(db, { userId, code: newCode(), createdAt: clock.now() });
  }
  const existing = await findCodeOf(db, userId);
  if (existing) return existing;
  throw new Error('no free referral code was found');
}

/** Status code of a refusal by its reason. */
const REFUSAL_STATUS: Record<ReferralReason, number> = {
  unknown: 404,
  'own-code': 409,
  expired: 410,
  'already-used': 409,
  'not-eligible': 409,
};

export function referralRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, config, authenticate } = context;
  const networkMark = networkMarks(config.authSecret);
  registerEndpoints(app, {
    getReferralCode: async ({ caller, request }) => {
      const { code, expiresAt } = await ownCode(context, caller.userId);
      // An administrator viewing as the user isn't the owner.
      if (!caller.impersonatorId) await saveNetworkMark(db, caller.userId, networkMark(request.ip));
      const shareLink = `${config.publicUrl}/signup?code=${code}`;
      return {
        code,
        shareLink,
        discordText: discordText(code, shareLink),
        expiresAt: expiresAt?.toISOString() ?? null,
      };
    },
    getReferralCodeUseInfo: ({ caller }) => referralUse(context, caller.userId),
    chooseReferralReward: async ({ caller, body: { kind } }) => {
      await ownCode(context, caller.userId);
      await saveRewardKind(db, caller.userId, kind);
      return { kind };
    },
  });
  registerEndpoint(
    app,
    ENDPOINTS.validateReferralCode,
    async ({ params, query, request }) => {
      const token = bearerToken(request);
      const caller = token === null ? null : await authenticate(token, null);
      const judgment = await judgeCode(db, params.code, caller?.userId ?? null, clock.now());
      if (query.clicked && judgment.found) await countClick(db, judgment.found.code);
      return answer(200, describeJudgment(judgment));
    },
    { config: limitedTo(context.rateLimits.lookUp) },
  );
  registerEndpoint(
    app,
    ENDPOINTS.redeemReferralCode,
    async ({ body, caller, request }) => {
      const user = await findUser(db, caller.userId);
      const judgment = await recordCodeUse(context, {
        typed: body.code,
        friend: { id: caller.userId, userName: user?.userName ?? '' },
        source: 'redeemed',
        networkMark: networkMark(request.ip),
      });
      if (judgment.reason !== null) throw refusal(judgment.reason);
      return answer(200, describeJudgment(judgment));
    },
    { config: limitedTo(context.rateLimits.lookUp) },
  );
}

function refusal(reason: ReferralReason): ProblemError {
  return new ProblemError(REFUSAL_STATUS[reason], reason, REFERRAL_REASONS[reason]);
}

function discordText(code: string, shareLink: string): string {
  return `I use DataCoach on my Rocket League replays to see what’s costing me goals and what to practice. Sign up with my code **${code}**: <${shareLink}>`;
}
