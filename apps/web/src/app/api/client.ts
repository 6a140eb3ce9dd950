import type { paths } from '@datacoach/contract/api';
import createFetchClient from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';
import { authorizedFetch } from './authorized-fetch.ts';
import { HttpFailure } from './failure.ts';

/** The typed API client; paths and bodies come from the OpenAPI document of the contract. */
export const apiClient = createFetchClient<paths>({ fetch: fetchInTime });

/** A gateway that waited in vain answers a page of its own, which says nothing in our words. */
async function fetchInTime(request: Request): Promise<Response> {
  const response = await authorizedFetch(request);
  if (response.status !== 504) return response;
  throw new HttpFailure(504, 'The server did not answer in time. Try again in a moment.');
}

/** Query options over `apiClient`. */
export const api = createQueryClient(apiClient);
