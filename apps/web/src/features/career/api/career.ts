import type { CareerPage, CareerPart } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { cacheResponse, endpointQuery, keepPrevious, server } from '../../../app/api/client.ts';
import { oneOf, parseSearch, type SearchOf } from '../../../app/navigation/search-params.ts';

const PARTS = { mode: oneOf([5, 10, 15]), span: oneOf(['season', 'week']) };
export type CareerSearch = SearchOf<typeof PARTS>;

export const parseCareerSearch = (search: Record<string, unknown>) => parseSearch(PARTS, search);

/** Each call continues counting the best POLR. */
const POLL_MS = 1000;

export const careerQuery = (search: CareerSearch) => ({
  ...endpointQuery('/api/v1/career', { query: search }),
  placeholderData: keepPreviousData,
  refetchInterval: ({ state: { data } }: { state: { data: CareerPage | undefined } }) =>
    data?.feats?.polrWaits ? POLL_MS : (false as const),
});

export const sharedCareerQuery = (token: string, search: CareerSearch) =>
  keepPrevious(endpointQuery('/api/v1/career/shared/{token}', { path: { token }, query: search }));

export const careerShareQuery = endpointQuery('/api/v1/career/share');

/** Sets what is public; without any parts the link is removed. */
export const saveCareerShare = (parts: readonly CareerPart[]) =>
  cacheResponse(careerShareQuery, server.PUT('/api/v1/career/share', { body: { parts: [...parts] } }));
