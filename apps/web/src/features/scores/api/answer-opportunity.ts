import type { OpportunityReason } from '@datacoach/contract';
import { apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';

const PATH = '/api/v1/scores/opportunity-answer';

/** Puts an opportunity aside; answers until when. The dashboard then shows the next one. */
export async function putAside(
  mode: 5 | 10 | 15,
  metric: string,
  reason: OpportunityReason,
): Promise<{ hiddenUntil: string }> {
  const { data, error, response } = await apiClient.PUT(PATH, { body: { mode, metric, reason } });
  if (!data) throw failureOf(response.status, error);
  await showAgain();
  return data;
}

export async function takeBack(mode: 5 | 10 | 15, metric: string): Promise<void> {
  const { error, response } = await apiClient.DELETE(PATH, { params: { query: { mode, metric } } });
  if (!response.ok) throw failureOf(response.status, error);
  await showAgain();
}

function showAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['get', '/api/v1/scores/player'] });
}
