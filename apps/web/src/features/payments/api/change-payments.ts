import type { OwnPayments, SandboxCard } from '@datacoach/contract';
import { apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';
import { planChanged } from '../../../app/session/account-queries.ts';
import { ownPaymentsQuery, PATH, type WantedOrder } from './payments.ts';

/** Orders what was told; answers the page to pay on, or null when it is done. */
export async function beginOrder(wanted: WantedOrder, agreedTotal: number) {
  const { data, error, response } = await apiClient.POST(`${PATH}/orders`, {
    body: { ...wanted, agreedTotal },
  });
  if (!data) throw failureOf(response.status, error);
  if (data.url === null) void planChanged();
  return data;
}

export async function leaveOrder(orderId: string): Promise<void> {
  const { error, response } = await apiClient.POST(`${PATH}/orders/{orderId}/leave`, {
    params: { path: { orderId } },
  });
  if (error) throw failureOf(response.status, error);
}

export async function startTrial(planName: 'Platinum' | 'Diamond' | 'TeamPlan'): Promise<string> {
  const { data, error, response } = await apiClient.POST(`${PATH}/trial`, { body: { planName } });
  if (!data) throw failureOf(response.status, error);
  void planChanged();
  return data.endsAt;
}

export async function changeCard(): Promise<string> {
  const { data, error, response } = await apiClient.POST(`${PATH}/card`);
  if (!data) throw failureOf(response.status, error);
  return data.url;
}

export type PlanChange = 'cancel' | 'resume' | 'refund' | 'pay-open-invoice';

export async function changePlan(change: PlanChange): Promise<OwnPayments> {
  const { data, error, response } = await apiClient.POST(`${PATH}/${change}`);
  if (!data) throw failureOf(response.status, error);
  queryClient.setQueryData(ownPaymentsQuery.queryKey, data);
  void planChanged();
  return data;
}

export async function finishSandbox(
  checkoutId: string,
  body: { action: 'pay'; card: SandboxCard['number'] } | { action: 'cancel' },
) {
  const { data, error, response } = await apiClient.POST(`${PATH}/sandbox/{checkoutId}`, {
    params: { path: { checkoutId } },
    body,
  });
  if (!data) throw failureOf(response.status, error);
  return data;
}
