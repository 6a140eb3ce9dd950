import type { BodyOf, MyPayments, SandboxCard } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api, server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';
import { planChanged } from '../../../app/session/account-queries.ts';

export const PATH = '/api/v1/payments';

/** Refetched on each visit because administrators change prices. */
export const plansQuery = {
  ...api.queryOptions('get', '/api/v1/paymentproductsplans/get-plans'),
  refetchOnMount: 'always' as const,
};
export const myPaymentsQuery = {
  ...api.queryOptions('get', `${PATH}/own`),
  refetchOnMount: 'always' as const,
};
export const coachTokensQuery = {
  ...api.queryOptions('get', '/api/v1/paymentproductsplans/get-coach-tokens'),
  refetchOnMount: 'always' as const,
};

export function invoicesQuery(pageIndex: number) {
  return {
    ...api.queryOptions('get', `${PATH}/invoices`, { params: { query: { pageIndex } } }),
    refetchOnMount: 'always' as const,
    placeholderData: keepPreviousData,
  };
}

export const invoiceQuery = (invoiceId: string) =>
  api.queryOptions('get', `${PATH}/invoices/{invoiceId}`, { params: { path: { invoiceId } } });

export type OrderRequest = BodyOf<'quoteOrder'>;

/** Fetches what an order costs and changes; recalculated each time it is shown. */
export function quoteQuery(body: OrderRequest) {
  return {
    queryKey: ['post', `${PATH}/quote`, body],
    queryFn: async () => {
      return server.POST(`${PATH}/quote`, { body });
    },
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  } as const;
}

const WAIT_MS = 1000;

/** Fetches an order's state; refetched every second while the bank is deciding. */
export function orderQuery(orderId: string) {
  return {
    ...api.queryOptions('get', `${PATH}/orders/{orderId}`, { params: { path: { orderId } } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }: { state: { data?: { status: string } | undefined } }) =>
      state.data?.status === 'processing' ? WAIT_MS : false,
  } as const;
}

export const sandboxQuery = (checkoutId: string) =>
  api.queryOptions('get', `${PATH}/sandbox/{checkoutId}`, { params: { path: { checkoutId } } });

/** Places the order; returns the URL of the payment page, or null if no payment is needed. */
export async function startOrder(requested: OrderRequest, agreedTotal: number) {
  const data = await server.POST(`${PATH}/orders`, {
    body: { ...requested, agreedTotal },
  });
  if (data.url === null) void planChanged();
  return data;
}

export async function leaveOrder(orderId: string): Promise<void> {
  await server.POST(`${PATH}/orders/{orderId}/leave`, {
    params: { path: { orderId } },
  });
}

export async function startTrial(planName: 'Platinum' | 'Diamond' | 'TeamPlan'): Promise<string> {
  const data = await server.POST(`${PATH}/trial`, { body: { planName } });
  void planChanged();
  return data.endsAt;
}

export async function updateCard(): Promise<string> {
  const data = await server.POST(`${PATH}/card`);
  return data.url;
}

export type PlanChange = 'cancel' | 'resume' | 'refund' | 'pay-open-invoice';

export async function changePlan(change: PlanChange): Promise<MyPayments> {
  const data = await server.POST(`${PATH}/${change}`);
  queryClient.setQueryData(myPaymentsQuery.queryKey, data);
  void planChanged();
  return data;
}

export async function finishSandbox(
  checkoutId: string,
  body: { action: 'pay'; card: SandboxCard['number'] } | { action: 'cancel' },
) {
  return server.POST(`${PATH}/sandbox/{checkoutId}`, {
    params: { path: { checkoutId } },
    body,
  });
}
