import type { BodyOf } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api, server } from '../../../app/api/client.ts';

export const PATH = '/api/v1/payments';

/** Asked anew on each visit: administrators change prices. */
export const plansQuery = {
  ...api.queryOptions('get', '/api/v1/paymentproductsplans/get-plans'),
  refetchOnMount: 'always' as const,
};
export const ownPaymentsQuery = {
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

export type WantedOrder = BodyOf<'quoteOrder'>;

/** What an order costs and changes; reckoned anew each time it is shown. */
export function quoteQuery(body: WantedOrder) {
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

/** How an order stands; asked every second while the bank is. */
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
