import type { SeasonFields, Seasons } from '@datacoach/contract';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { askAgain, queryClient } from '../../../app/query-client.ts';

const PATH = '/api/v1/admin/seasons';
const ONE = `${PATH}/{number}` as const;

export const seasonsQuery = api.queryOptions('get', PATH);

const ofSeason = (number: number) => ({ params: { path: { number } } });

/** The list is what the server answers; the audit trail has one more entry. */
async function change(
  asked: Promise<{ data?: Seasons; error?: unknown; response: Response }>,
): Promise<void> {
  const { data, error, response } = await asked;
  if (!data) throw failureOf(response.status, error);
  queryClient.setQueryData(seasonsQuery.queryKey, data);
  await askAgain(queryClient, ['get', '/api/v1/admin/audit']);
}

export const addSeason = (body: SeasonFields) => change(apiClient.POST(PATH, { body }));
export const moveSeason = ({ number, startsAt }: SeasonFields) =>
  change(apiClient.PUT(ONE, { ...ofSeason(number), body: { startsAt } }));
export const deleteSeason = (number: number) => change(apiClient.DELETE(ONE, ofSeason(number)));
