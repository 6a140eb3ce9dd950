import { randomInt } from 'node:crypto';
import {
  REFERRAL_ALPHABET,
  REFERRAL_CODE_LENGTH,
  REFERRAL_REASONS,
  REFERRAL_REWARD,
  REFERRAL_RULES,
  type ReferralReason,
  type ReferralUse,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { getBearerToken } from '../../platform/http/access.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointsWith } from '../../platform/http/register-endpoint.ts';
import { findUser } from '../auth/index.ts';
import { canRedeem, describeVerdict, evaluateCode, recordCodeUse } from './evaluate-code.ts';
import { createNetworkMarker } from './network-mark.ts';
import { findNearestFriend } from './qualifying.repository.ts';
import {
  countClick,
  countRewardsSince,
  countStates,
  findCampaignAt,
  findFriendReferral,
  findUserCode,
  insertCode,
  saveNetworkMark,
  saveRewardKind,
} from './referral.repository.ts';

/** 25 letters and digits give 150 billion codes: two collisions in a row are no coincidence. */
const TRIES = 5;

function generateCode(): string {
  return Array.from(
    { length: REFERRAL_CODE_LENGTH },
    () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)],
  ).join('');
}

/** Returns the player's code, created on first request. */
export async function getOwnCode({ db, clock }: DbAndClock, userId: string) {
  for (let tries = 0; tries < TRIES; tries++) {
    const existing = await findUserCode(db, userId);
    if (existing) return existing;
    await insertCode(db, { userId, code: generateCode(), createdAt: clock.now() });
  }
  const existing = await findUserCode(db, userId);
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
  const networkMark = createNetworkMarker(config.authSecret);
  registerEndpoints(app, {
    getReferralCode: async ({ caller, request }) => {
      const { code, expiresAt } = await getOwnCode(context, caller.userId);
      // An administrator viewing as the user isn't the owner.
      if (!caller.impersonatorId) await saveNetworkMark(db, caller.userId, networkMark(request.ip));
      const shareLink = `${config.publicUrl}/signup?code=${code}`;
      return {
        code,
        shareLink,
        discordText: formatDiscordText(code, shareLink),
        expiresAt: expiresAt?.toISOString() ?? null,
      };
    },
    getReferralCodeUseInfo: ({ caller }) => describeReferralUse(context, caller.userId),
    chooseReferralReward: async ({ caller, body: { kind } }) => {
      await getOwnCode(context, caller.userId);
      await saveRewardKind(db, caller.userId, kind);
      return { kind };
    },
  });
  registerEndpointsWith(
    app,
    { config: limitRoute(context.rateLimits.lookUp) },
    {
      validateReferralCode: async ({ params, query, request }) => {
        const token = getBearerToken(request);
        const caller = token === null ? null : await authenticate(token, null);
        const judgment = await evaluateCode(db, params.code, caller?.userId ?? null, clock.now());
        if (query.clicked && judgment.found) await countClick(db, judgment.found.code);
        return describeVerdict(judgment);
      },
      redeemReferralCode: async ({ body, caller, request }) => {
        const user = await findUser(db, caller.userId);
        const judgment = await recordCodeUse(context, {
          typed: body.code,
          friend: { id: caller.userId, userName: user?.userName ?? '' },
          source: 'redeemed',
          networkMark: networkMark(request.ip),
        });
        if (judgment.reason !== null) throw refusal(judgment.reason);
        return describeVerdict(judgment);
      },
    },
  );
}

function refusal(reason: ReferralReason): ProblemError {
  return new ProblemError(REFUSAL_STATUS[reason], reason, REFERRAL_REASONS[reason]);
}

function formatDiscordText(code: string, shareLink: string): string {
  return `I use DataCoach on my Rocket League replays to see what’s costing me goals and what to practice. Sign up with my code **${code}**: <${shareLink}>`;
}

const { games, days, yearlyCap } = REFERRAL_RULES;

/** Returns how a player's code has been used (decisions.md 8). */
async function describeReferralUse({ db, clock }: DbAndClock, userId: string): Promise<ReferralUse> {
  const now = clock.now();
  const code = await findUserCode(db, userId);
  const { held, ...states } = await countStates(db, userId);
  const nearest = await findNearestFriend(db, userId, now);
  const yearStart = new Date(Date.UTC(now.getUTCFullYear(), 0));
  const used = await findFriendReferral(db, userId);
  const campaign = await findCampaignAt(db, now);
  const isNew = await canRedeem(db, userId);
  return {
    counts: { clicked: code?.clicks ?? 0, ...states },
    heldBack: held,
    rewardsLeftThisYear: Math.max(0, yearlyCap - (await countRewardsSince(db, userId, yearStart))),
    nextReward: nearest && {
      games: Math.min(nearest.games, games),
      gamesNeeded: games,
      days: Math.min(nearest.days, days),
      daysNeeded: days,
      until: nearest.until.toISOString(),
    },
    reward: {
      kind: code?.rewardKind ?? 'tokens',
      tokens: campaign?.tokens ?? REFERRAL_REWARD.tokens,
      days: campaign?.days ?? REFERRAL_REWARD.days,
      campaign: campaign && { name: campaign.name, endsAt: campaign.endsAt.toISOString() },
    },
    usedCodeOf: used?.referrerName ?? null,
    hasFriendOffers: used !== null && used.reversedAt === null && isNew,
    canRedeem: used === null && isNew,
  };
}
