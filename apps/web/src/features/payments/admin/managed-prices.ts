import type {
  Discount,
  DiscountFields,
  ManagedPlanPrices,
  PlanPrice,
  TokenProduct,
} from '@datacoach/contract';
import { endpointQuery, ignoreGone, keepPrevious, server } from '../../../app/api/client.ts';
import { refetchQueries } from '../../../app/query-client.ts';

const CHANGES = '/api/v1/admin/plans/changes';
const TOKENS = '/api/v1/admin/coach-tokens/{key}';

export async function refreshPrices(): Promise<void> {
  await refetchQueries([PLANS, CHANGES, DISCOUNTS]);
}

const change = (call: Promise<unknown>) => call.finally(refreshPrices);

type PlanGrants = Pick<
  ManagedPlanPrices,
  'replayLimit' | 'coachingSessions' | 'coachingMinutes' | 'features' | 'trials'
>;

export const savePlanGrants = (planName: ManagedPlanPrices['name'], body: PlanGrants) =>
  change(server.PUT(`${PLANS}/{planName}`, { path: { planName }, body }));

export const savePlanPrices = (planName: Exclude<ManagedPlanPrices['name'], 'Basic'>, prices: PlanPrice[]) =>
  change(server.PUT(`${PLANS}/{planName}/prices`, { path: { planName }, body: { prices } }));

export const saveTokens = ({ key, ...body }: TokenProduct) =>
  change(server.PUT(TOKENS, { path: { key }, body }));

export const withdrawTokens = (key: string) =>
  change(server.DELETE(TOKENS, { path: { key } }).catch(ignoreGone));

/** Creates a code or updates the given one, whose version must match. */
export const saveDiscount = (body: DiscountFields, changed: Discount | null) =>
  change(
    changed
      ? server.PUT(`${DISCOUNTS}/{discountId}`, {
          path: { discountId: changed.id },
          body: { ...body, version: changed.version },
        })
      : server.POST(DISCOUNTS, { body }),
  );

export const deleteDiscount = (discountId: string) =>
  change(server.DELETE(`${DISCOUNTS}/{discountId}`, { path: { discountId } }).catch(ignoreGone));

export const PLANS = '/api/v1/admin/plans';
export const DISCOUNTS = '/api/v1/admin/discounts';

export const managedPlansQuery = endpointQuery(PLANS);

export const discountsQuery = (search: string, pageIndex: number) =>
  keepPrevious(endpointQuery(DISCOUNTS, { query: { search, pageIndex } }));
