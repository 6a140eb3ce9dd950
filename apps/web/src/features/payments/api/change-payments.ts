import type { OwnPayments, SandboxCard } from '@datacoach/contract';
import { server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';
import { planChanged } from '../../../app/session/account-queries.ts';
import { ownPaymentsQuery, PATH, type WantedOrder } from './payments.ts';

/** Orders what was told; answers the page to pay on, or null when it is done. */
export async function beginOrder(wanted: WantedOrder, agreedTotal: number) {
  const data = await server.POST(`${PATH}/orders`, {
    body: { ...wanted, agreedTotal },
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

export async function changeCard(): Promise<string> {
  const data = await server.POST(`${PATH}/card`);
  return data.url;
}

export type PlanChange = 'cancel' | 'resume' | 'refund' | 'pay-open-invoice';

export async function changePlan(change: PlanChange): Promise<OwnPayments> {
  const data = await server.POST(`${PATH}/${change}`);
  queryClient.setQueryData(ownPaymentsQuery.queryKey, data);
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
