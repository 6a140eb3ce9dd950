import { ENDPOINTS, REFERRAL_PAGE_SIZE } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
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

/** What administrators see and do of referrals. */
export function adminReferralRoutes(app: FastifyInstance, context: Pick<Context, 'db' | 'clock'>): void {
  const { db } = context;
  registerEndpoint(app, ENDPOINTS.listReferrals, async ({ query: { pageIndex, ...query } }) => {
    const { rows, total } = await pageOfReferrals(db, query, pageIndex);
    const counts = { clicked: await countClicks(db), ...(await countStates(db, null)) };
    return answer(200, { items: rows.map(describeReferral), ...PAGE, pageIndex, total, counts });
  });
  registerEndpoint(app, ENDPOINTS.exportReferrals, async ({ query, caller }) =>
    answer(200, await exportReferrals(context, caller.userId, query), {
      'content-disposition': 'attachment; filename="referrals.csv"',
      'cache-control': 'private, no-store',
    }),
  );
  registerEndpoint(app, ENDPOINTS.reverseReferral, async ({ caller, params: { friendId }, body: { note } }) =>
    answer(200, await reverseReferral(context, caller.userId, friendId, note)),
  );
  registerEndpoint(app, ENDPOINTS.clearReferral, async ({ caller, params: { friendId }, body: { note } }) =>
    answer(200, await clearReferral(context, caller.userId, friendId, note)),
  );
  registerEndpoint(app, ENDPOINTS.listReferralCodes, async ({ query }) => {
    const { rows, total } = await pageOfCodes(db, query);
    const { pageIndex } = query;
    return answer(200, { items: rows.map(describeCode), ...PAGE, pageIndex, total });
  });
  registerEndpoint(app, ENDPOINTS.limitReferralCode, async ({ caller, params: { code }, body }) =>
    answer(200, await limitReferralCode(context, caller.userId, code, body)),
  );
  registerEndpoint(app, ENDPOINTS.listReferralCampaigns, async ({ query: { pageIndex } }) => {
    const { rows, total } = await pageOfCampaigns(db, pageIndex);
    return answer(200, { items: rows.map(describeCampaign), ...PAGE, pageIndex, total });
  });
  registerEndpoint(app, ENDPOINTS.createReferralCampaign, async ({ caller, body }) =>
    answer(201, await createCampaign(context, caller.userId, body)),
  );
  registerEndpoint(app, ENDPOINTS.updateReferralCampaign, async ({ caller, params: { campaignId }, body }) =>
    answer(200, await updateCampaign(context, caller.userId, campaignId, body)),
  );
  registerEndpoint(app, ENDPOINTS.deleteReferralCampaign, async ({ caller, params: { campaignId } }) => {
    await deleteCampaign(context, caller.userId, campaignId);
    return answer(200, {});
  });
}
