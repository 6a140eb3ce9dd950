import { api, server, unlessGone } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';

const PATH = '/api/v1/tokens';

export const tokensQuery = api.queryOptions('get', PATH);

/** Answers the token itself, which is shown this once. */
export async function createToken(name: string): Promise<string> {
  const data = await server.POST(PATH, { body: { name, scope: 'upload' } });
  await queryClient.invalidateQueries(tokensQuery);
  return data.token;
}

export async function revokeToken(tokenId: string): Promise<void> {
  await server
    .DELETE('/api/v1/tokens/{tokenId}', {
      params: { path: { tokenId } },
    })
    .catch(unlessGone);
  await queryClient.invalidateQueries(tokensQuery);
}
