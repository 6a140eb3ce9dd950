import { ENDPOINTS, REFERRAL_PAGE_SIZE } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { DbAndClock } from '../../feature-module.ts';
import {
  registerEndpoint,
  registerEndpoints,
  respondWithFile,
} from '../../platform/http/register-endpoint.ts';
import { countClicks, listCodePage, listReferralPage } from './admin-referral.repository.ts';
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
import { countStates, listCampaignPage } from './referral.repository.ts';

const PAGE = { pageSize: REFERRAL_PAGE_SIZE };

export function adminReferralRoutes(app: FastifyInstance, context: DbAndClock): void {
  const { db } = context;
  registerEndpoints(app, {
    listReferrals: async ({ query: { pageIndex, ...query } }) => {
      const { rows, total } = await listReferralPage(db, query, pageIndex);
      const counts = { clicked: await countClicks(db), ...(await countStates(db, null)) };
      return { items: rows.map(describeReferral), ...PAGE, pageIndex, total, counts };
    },
  });
  registerEndpoint(app, ENDPOINTS.exportReferrals, async ({ query, caller }) =>
    respondWithFile('referrals.csv', await exportReferrals(context, caller.userId, query)),
  );
  registerEndpoints(app, {
    reverseReferral: ({ caller, params: { friendId }, body: { note } }) =>
      reverseReferral(context, { actorId: caller.userId, friendId, note }),
    clearReferral: ({ caller, params: { friendId }, body: { note } }) =>
      clearReferral(context, { actorId: caller.userId, friendId, note }),
    listReferralCodes: async ({ query }) => {
      const { rows, total } = await listCodePage(db, query);
      const { pageIndex } = query;
      return { items: rows.map(describeCode), ...PAGE, pageIndex, total };
    },
    limitReferralCode: ({ caller, params: { code }, body }) =>
      limitReferralCode(context, caller.userId, code, body),
    listReferralCampaigns: async ({ query: { pageIndex } }) => {
      const { rows, total } = await listCampaignPage(db, pageIndex);
      return { items: rows.map(describeCampaign), ...PAGE, pageIndex, total };
    },
    createReferralCampaign: ({ caller, body }) => createCampaign(context, caller.userId, body),
    updateReferralCampaign: ({ caller, params: { campaignId }, body }) =>
      updateCampaign(context, caller.userId, campaignId, body),
    deleteReferralCampaign: ({ caller, params: { campaignId } }) =>
      deleteCampaign(context, caller.userId, campaignId),
  });
}
