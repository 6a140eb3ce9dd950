import type { OpportunityReason } from '@datacoach/contract';
import { server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';

const PATH = '/api/v1/scores/opportunity-answer';

/** Puts an opportunity aside; answers until when. The dashboard then shows the next one. */
export async function putAside(
  mode: 5 | 10 | 15,
  metric: string,
  reason: OpportunityReason,
): Promise<{ hiddenUntil: string }> {
  const data = await server.PUT(PATH, { body: { mode, metric, reason } });
  await showAgain();
  return data;
}

export async function takeBack(mode: 5 | 10 | 15, metric: string): Promise<void> {
  await server.DELETE(PATH, { params: { query: { mode, metric } } });
  await showAgain();
}

function showAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['get', '/api/v1/scores/player'] });
}
