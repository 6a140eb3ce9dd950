import { api } from '../../../app/api/client.ts';

/** Whether the code of a share link counts. Asking counts the opening of the link, once in a visit. */
export function referralVerdictQuery(code: string) {
  return {
    ...api.queryOptions('get', '/api/v1/refferalcode/validate/{code}', {
      params: { path: { code }, query: { clicked: 'true' } },
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  };
}
