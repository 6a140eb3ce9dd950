import type {
  Discount,
  DiscountFields,
  ManagedPlanPrices,
  PlanPrice,
  TokenProduct,
} from '@datacoach/contract';
import { api, apiClient, keepPrevious } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';

const CHANGES = '/api/v1/admin/plans/changes';
const TOKENS = '/api/v1/admin/coach-tokens/{key}';

export async function refreshPrices(): Promise<void> {
  await Promise.all([PLANS, CHANGES, DISCOUNTS].map((path) => refetchQueries(queryClient, ['get', path])));
}

interface Answered {
  error?: unknown;
  response: Response;
}

/** Ignores a 404 when deleting: it is already gone. */
async function change(call: Promise<Answered>, deletes = false): Promise<void> {
  const { error, response } = await call;
  await refreshPrices();
  if (error !== undefined && !(deletes && response.status === 404)) throw failureOf(response.status, error);
}

type PlanGrants = Pick<
  ManagedPlanPrices,
  'replayLimit' | 'coachingSessions' | 'coachingMinutes' | 'features' | 'trials'
>;

export const savePlanGrants = (planName: ManagedPlanPrices['name'], body: PlanGrants) =>
  change(apiClient.PUT(`${PLANS}/{planName}`, { params: { path: { planName } }, body }));

export const savePlanPrices = (planName: Exclude<ManagedPlanPrices['name'], 'Basic'>, prices: PlanPrice[]) =>
  change(apiClient.PUT(`${PLANS}/{planName}/prices`, { params: { path: { planName } }, body: { prices } }));

export const saveTokens = ({ key, ...body }: TokenProduct) =>
  change(apiClient.PUT(TOKENS, { params: { path: { key } }, body }));

export const withdrawTokens = (key: string) =>
  change(apiClient.DELETE(TOKENS, { params: { path: { key } } }), true);

/** Creates a code or updates the given one, whose version must match. */
export const saveDiscount = (body: DiscountFields, changed: Discount | null) =>
  change(
    changed
      ? apiClient.PUT(`${DISCOUNTS}/{discountId}`, {
          params: { path: { discountId: changed.id } },
          body: { ...body, version: changed.version },
        })
      : apiClient.POST(DISCOUNTS, { body }),
  );

export const deleteDiscount = (discountId: string) =>
  change(apiClient.DELETE(`${DISCOUNTS}/{discountId}`, { params: { path: { discountId } } }), true);

export const PLANS = '/api/v1/admin/plans';
export const DISCOUNTS = '/api/v1/admin/discounts';

export const managedPlansQuery = api.queryOptions('get', PLANS);

export const discountsQuery = (search: string, pageIndex: number) =>
  keepPrevious(api.queryOptions('get', DISCOUNTS, { params: { query: { search, pageIndex } } }));
