import { endpointQuery, keepPrevious, refetchOnOpen } from '../../../app/api/client.ts';
import type { UsersSearch } from '../search/users-search.ts';

export const LIST = '/api/v1/admin/users';
export const ONE = '/api/v1/admin/users/{userId}';

/** Returns the filters and order of the list, without its page. */
export function toUserFilter({
  search,
  plan,
  userType,
  platform,
  state,
  seen,
  sort,
  direction,
}: UsersSearch) {
  const all = { search, plan, userType, platform, state, seen, sort, direction };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export function usersQuery(search: UsersSearch) {
  const query = { ...toUserFilter(search), pageIndex: (search.page ?? 1) - 1 };
  return keepPrevious(endpointQuery(LIST, { query }));
}

export const toUserParams = (userId: string) => ({ path: { userId } });

export const userQuery = (userId: string) => endpointQuery(ONE, toUserParams(userId));
export const userReplaysQuery = (userId: string, show: 'all' | 'failed') =>
  keepPrevious(endpointQuery(`${ONE}/replays`, { ...toUserParams(userId), query: { show } }));
export const mergePreviewQuery = (userId: string, mergedId: string) =>
  refetchOnOpen(endpointQuery(`${ONE}/merge`, { ...toUserParams(userId), query: { mergedId } }));
/** Returns accounts to choose from by name or address. */
export const userSearchQuery = (search: string) =>
  keepPrevious(endpointQuery(LIST, { query: { search, pageIndex: 0 } }));
export const userLedgerQuery = (userId: string) => endpointQuery(`${ONE}/ledger`, toUserParams(userId));
export const userPaymentsQuery = (userId: string) => endpointQuery(`${ONE}/payments`, toUserParams(userId));
export const userPermissionsQuery = (userId: string) =>
  endpointQuery(`${ONE}/permissions`, toUserParams(userId));
export const userAuditQuery = (userId: string, pageIndex: number) =>
  keepPrevious(endpointQuery(`${ONE}/audit`, { path: { userId }, query: { pageIndex } }));

export interface AuditFilter {
  targetKind?: string;
  search?: string;
  from?: string;
  to?: string;
}

export const omitEmptyFilters = (filter: AuditFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

export function auditQuery(filter: AuditFilter, pageIndex: number) {
  const query = { ...omitEmptyFilters(filter), pageIndex };
  return keepPrevious(endpointQuery('/api/v1/admin/audit', { query }));
}
/** Returns the changes to plans and prices, also for administrators without access to the whole audit log. */
export const priceChangesQuery = (pageIndex: number) =>
  keepPrevious(endpointQuery('/api/v1/admin/plans/changes', { query: { pageIndex } }));
