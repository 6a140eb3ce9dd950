import type { paths } from '@datacoach/contract/api';
import createFetchClient from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';
import { authorizedFetch } from './authorized-fetch.ts';

/** The typed API client; paths and bodies come from the OpenAPI document of the contract. */
export const apiClient = createFetchClient<paths>({ fetch: authorizedFetch });

/** Query options over `apiClient`. */
export const api = createQueryClient(apiClient);
