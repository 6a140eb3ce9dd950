import { alwaysFresh, endpointQuery, keepPrevious } from '../../../app/api/client.ts';
import type { UsersSearch } from '../search/users-search.ts';

export const LIST = '/api/v1/admin/users';
export const ONE = '/api/v1/admin/users/{userId}';

/** Returns the filters and order of the list, without its page. */
export function narrowing({ search, plan, userType, platform, state, seen, sort, direction }: UsersSearch) {
  const all = { search, plan, userType, platform, state, seen, sort, direction };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export function usersQuery(search: UsersSearch) {
  const query = { ...narrowing(search), pageIndex: (search.page ?? 1) - 1 };
  return keepPrevious(endpointQuery(LIST, { query }));
}

export const ofUser = (userId: string) => ({ path: { userId } });

export const userQuery = (userId: string) => endpointQuery(ONE, ofUser(userId));
export const userReplaysQuery = (userId: string, show: 'all' | 'failed') =>
  keepPrevious(endpointQuery(`${ONE}/replays`, { ...ofUser(userId), query: { show } }));
export const mergePreviewQuery = (userId: string, mergedId: string) =>
  alwaysFresh(endpointQuery(`${ONE}/merge`, { ...ofUser(userId), query: { mergedId } }));
/** Returns accounts to choose from by name or address. */
export const foundUsersQuery = (search: string) =>
  keepPrevious(endpointQuery(LIST, { query: { search, pageIndex: 0 } }));
export const userLedgerQuery = (userId: string) => endpointQuery(`${ONE}/ledger`, ofUser(userId));
export const userPaymentsQuery = (userId: string) => endpointQuery(`${ONE}/payments`, ofUser(userId));
export const userPermissionsQuery = (userId: string) => endpointQuery(`${ONE}/permissions`, ofUser(userId));
export const userAuditQuery = (userId: string, pageIndex: number) =>
  keepPrevious(endpointQuery(`${ONE}/audit`, { path: { userId }, query: { pageIndex } }));

export interface AuditFilter {
  targetKind?: string;
  search?: string;
  from?: string;
  to?: string;
}

export const filled = (filter: AuditFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

export function auditQuery(filter: AuditFilter, pageIndex: number) {
  const query = { ...filled(filter), pageIndex };
  return keepPrevious(endpointQuery('/api/v1/admin/audit', { query }));
}
/** Returns the changes to plans and prices, also for administrators without access to the whole audit log. */
export const priceChangesQuery = (pageIndex: number) =>
  keepPrevious(endpointQuery('/api/v1/admin/plans/changes', { query: { pageIndex } }));
