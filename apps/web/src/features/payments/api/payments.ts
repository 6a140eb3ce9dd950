import type { BodyOf, MyPayments, SandboxCard } from '@datacoach/contract';
import { endpointQuery, keepPrevious, queryClient, refetchOnOpen, server } from '../../../app/api/client.ts';
import { refetchPlan } from '../../../app/session/account-queries.ts';

export const PATH = '/api/v1/payments';

/** Refetched on each visit because administrators change prices. */
export const plansQuery = refetchOnOpen(endpointQuery('/api/v1/paymentproductsplans/get-plans'));
export const myPaymentsQuery = refetchOnOpen(endpointQuery(`${PATH}/own`));
export const coachTokensQuery = refetchOnOpen(endpointQuery('/api/v1/paymentproductsplans/get-coach-tokens'));

export const invoicesQuery = (pageIndex: number) =>
  refetchOnOpen(keepPrevious(endpointQuery(`${PATH}/invoices`, { query: { pageIndex } })));

export const invoiceQuery = (invoiceId: string) =>
  endpointQuery(`${PATH}/invoices/{invoiceId}`, { path: { invoiceId } });

export type OrderRequest = BodyOf<'quoteOrder'>;

/** Fetches what an order costs and changes; recalculated each time it is shown. */
export const quoteQuery = (body: OrderRequest) =>
  refetchOnOpen(
    keepPrevious({
      queryKey: [`${PATH}/quote`, body],
      queryFn: () => server.POST(`${PATH}/quote`, { body }),
    }),
  );

const POLL_MS = 1000;

/** Fetches an order's state; refetched every second while the bank is deciding. */
export const orderQuery = (orderId: string) =>
  ({
    ...endpointQuery(`${PATH}/orders/{orderId}`, { path: { orderId } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }: { state: { data?: { status: string } | undefined } }) =>
      state.data?.status === 'processing' ? POLL_MS : false,
  }) as const;

export const sandboxQuery = (checkoutId: string) =>
  endpointQuery(`${PATH}/sandbox/{checkoutId}`, { path: { checkoutId } });

/** Places the order; returns the URL of the payment page, or null if no payment is needed. */
export async function startOrder(requested: OrderRequest, agreedTotal: number) {
  const data = await server.POST(`${PATH}/orders`, { body: { ...requested, agreedTotal } });
  if (data.url === null) void refetchPlan();
  return data;
}

export const abandonOrder = (orderId: string) =>
  server.POST(`${PATH}/orders/{orderId}/leave`, { path: { orderId } });

export async function startTrial(planName: 'Platinum' | 'Diamond' | 'TeamPlan'): Promise<string> {
  const data = await server.POST(`${PATH}/trial`, { body: { planName } });
  void refetchPlan();
  return data.endsAt;
}

export async function updateCard(): Promise<string> {
  const { url } = await server.POST(`${PATH}/card`);
  return url;
}

export type PlanChange = 'cancel' | 'resume' | 'refund' | 'pay-open-invoice';

export async function changePlan(change: PlanChange): Promise<MyPayments> {
  const data = await server.POST(`${PATH}/${change}`);
  queryClient.setQueryData(myPaymentsQuery.queryKey, data);
  void refetchPlan();
  return data;
}

export const finishSandbox = (
  checkoutId: string,
  body: { action: 'pay'; card: SandboxCard['number'] } | { action: 'cancel' },
) => server.POST(`${PATH}/sandbox/{checkoutId}`, { path: { checkoutId }, body });
