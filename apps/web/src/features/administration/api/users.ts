import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';
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
  return { ...api.queryOptions('get', LIST, { params: { query } }), placeholderData: keepPreviousData };
}

export const ofUser = (userId: string) => ({ params: { path: { userId } } });

export const userQuery = (userId: string) => api.queryOptions('get', ONE, ofUser(userId));
export const userReplaysQuery = (userId: string) => api.queryOptions('get', `${ONE}/replays`, ofUser(userId));
export const userLedgerQuery = (userId: string) => api.queryOptions('get', `${ONE}/ledger`, ofUser(userId));
export const userPaymentsQuery = (userId: string) =>
  api.queryOptions('get', `${ONE}/payments`, ofUser(userId));
export const userPermissionsQuery = (userId: string) =>
  api.queryOptions('get', `${ONE}/permissions`, ofUser(userId));
export function userAuditQuery(userId: string, pageIndex: number) {
  const params = { path: { userId }, query: { pageIndex } };
  return { ...api.queryOptions('get', `${ONE}/audit`, { params }), placeholderData: keepPreviousData };
}
export interface AuditFilter {
  targetKind?: string;
  search?: string;
  from?: string;
  to?: string;
}

/** Returns the filters that are set. */
export const filled = (filter: AuditFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

export function auditQuery(filter: AuditFilter, pageIndex: number) {
  const query = { ...filled(filter), pageIndex };
  return {
    ...api.queryOptions('get', '/api/v1/admin/audit', { params: { query } }),
    placeholderData: keepPreviousData,
  };
}
/** Returns the changes to plans and prices, also for administrators without access to the whole audit log. */
export function priceChangesQuery(pageIndex: number) {
  return {
    ...api.queryOptions('get', '/api/v1/admin/plans/changes', { params: { query: { pageIndex } } }),
    placeholderData: keepPreviousData,
  };
}
