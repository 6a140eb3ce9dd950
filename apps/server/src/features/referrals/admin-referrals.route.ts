import { ENDPOINTS, REFERRAL_PAGE_SIZE } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint, registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { countClicks, pageOfCodes, pageOfReferrals } from './admin-referral.repository.ts';
import { createCampaign, deleteCampaign, updateCampaign } from './manage-campaigns.ts';
import {
  clearReferral,
  describeCampaign,
  describeCode,
  describeReferral,
  exportReferrals,
  limitReferralCode,
  reverseReferral,
} from './manage-referrals.ts';
import { countStates, pageOfCampaigns } from './referral.repository.ts';

const PAGE = { pageSize: REFERRAL_PAGE_SIZE };

/** Registers what administrators see and do about referrals. */
export function adminReferralRoutes(app: FastifyInstance, context: Pick<Context, 'db' | 'clock'>): void {
  const { db } = context;
  registerEndpoints(app, {
    listReferrals: async ({ query: { pageIndex, ...query } }) => {
      const { rows, total } = await pageOfReferrals(db, query, pageIndex);
      const counts = { clicked: await countClicks(db), ...(await countStates(db, null)) };
      return { items: rows.map(describeReferral), ...PAGE, pageIndex, total, counts };
    },
  });
  registerEndpoint(app, ENDPOINTS.exportReferrals, async ({ query, caller }) =>
    answer(200, await exportReferrals(context, caller.userId, query), {
      'content-disposition': 'attachment; filename="referrals.csv"',
      'cache-control': 'private, no-store',
    }),
  );
  registerEndpoints(app, {
    reverseReferral: ({ caller, params: { friendId }, body: { note } }) =>
      reverseReferral(context, caller.userId, friendId, note),
    clearReferral: ({ caller, params: { friendId }, body: { note } }) =>
      clearReferral(context, caller.userId, friendId, note),
    listReferralCodes: async ({ query }) => {
      const { rows, total } = await pageOfCodes(db, query);
      const { pageIndex } = query;
      return { items: rows.map(describeCode), ...PAGE, pageIndex, total };
    },
    limitReferralCode: ({ caller, params: { code }, body }) =>
      limitReferralCode(context, caller.userId, code, body),
    listReferralCampaigns: async ({ query: { pageIndex } }) => {
      const { rows, total } = await pageOfCampaigns(db, pageIndex);
      return { items: rows.map(describeCampaign), ...PAGE, pageIndex, total };
    },
    createReferralCampaign: ({ caller, body }) => createCampaign(context, caller.userId, body),
    updateReferralCampaign: ({ caller, params: { campaignId }, body }) =>
      updateCampaign(context, caller.userId, campaignId, body),
    deleteReferralCampaign: async ({ caller, params: { campaignId } }) => {
      await deleteCampaign(context, caller.userId, campaignId);
      return {};
    },
  });
}
