import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';

const PATH = '/api/v1/tokens';

export const tokensQuery = api.queryOptions('get', PATH);

/** Answers the token itself, which is shown this once. */
export async function createToken(name: string): Promise<string> {
  const { data, error, response } = await apiClient.POST(PATH, { body: { name, scope: 'upload' } });
  if (!data) throw failureOf(response.status, error);
  await queryClient.invalidateQueries(tokensQuery);
  return data.token;
}

export async function revokeToken(tokenId: string): Promise<void> {
  const { error, response } = await apiClient.DELETE('/api/v1/tokens/{tokenId}', {
    params: { path: { tokenId } },
  });
  // Gone is gone, whoever revoked it.
  if (error && response.status !== 404) throw failureOf(response.status, error);
  await queryClient.invalidateQueries(tokensQuery);
}
