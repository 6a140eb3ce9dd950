import type { BodyOf } from '@datacoach/contract';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import type { UsersSearch } from '../search/users-search.ts';
import {
  type AuditFilter,
  filled,
  LIST,
  narrowing,
  ONE,
  ofUser,
  userLedgerQuery,
  userPaymentsQuery,
  userPermissionsQuery,
  userQuery,
} from './users.ts';

/** Refetches everything about an account, and the list in the background. */
async function refresh(userId: string): Promise<void> {
  void refetchQueries(queryClient, ['get', LIST]);
  const { queryKey } = userQuery(userId);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey }),
    ...[userLedgerQuery(userId), userPaymentsQuery(userId), userPermissionsQuery(userId)].map((query) =>
      queryClient.invalidateQueries({ queryKey: query.queryKey }),
    ),
    queryClient.invalidateQueries({ queryKey: ['get', `${ONE}/audit`] }),
  ]);
}

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

async function change(userId: string, call: Promise<Answer>): Promise<void> {
  const { error, response } = await call;
  if (error !== undefined) throw failureOf(response.status, error);
  await refresh(userId);
}

export type NewUser = BodyOf<'addUser'>;

/** Returns the id of the new account. */
export async function addUser(body: NewUser): Promise<string> {
  const { data, error, response } = await apiClient.POST(LIST, { body });
  if (!data) throw failureOf(response.status, error);
  void refetchQueries(queryClient, ['get', LIST]);
  return data.id;
}

export const banUser = (userId: string, reason: string) =>
  change(userId, apiClient.PUT(`${ONE}/ban`, { ...ofUser(userId), body: { reason } }));
export const unbanUser = (userId: string) => change(userId, apiClient.DELETE(`${ONE}/ban`, ofUser(userId)));
export const signUserOut = (userId: string) =>
  change(userId, apiClient.POST(`${ONE}/sign-out`, ofUser(userId)));
export const resetUserPassword = (userId: string) =>
  change(userId, apiClient.POST(`${ONE}/reset-password`, ofUser(userId)));
export const resetEpicName = (userId: string) =>
  change(userId, apiClient.POST(`${ONE}/reset-epic-name`, ofUser(userId)));

export const resetSecondFactor = (userId: string) =>
  change(userId, apiClient.DELETE(`${ONE}/second-factor`, ofUser(userId)));

export type Role = BodyOf<'setUserRole'>['userType'];
export const updateRole = (userId: string, userType: Role) =>
  change(userId, apiClient.PUT(`${ONE}/role`, { ...ofUser(userId), body: { userType } }));

export type PermissionBody = BodyOf<'setUserPermission'>;
export const updatePermission = (userId: string, body: PermissionBody) =>
  change(userId, apiClient.PUT(`${ONE}/permissions`, { ...ofUser(userId), body }));

export type PlanGrant = BodyOf<'grantPlan'>;
export const grantPlan = (userId: string, body: PlanGrant) =>
  change(userId, apiClient.POST(`${ONE}/plan-grant`, { ...ofUser(userId), body }));
export const refundUserPlan = (userId: string, body: BodyOf<'refundUserPlan'>) =>
  change(userId, apiClient.POST(`${ONE}/refund`, { ...ofUser(userId), body }));
export const grantReplays = (userId: string, replays: number, note: string) =>
  change(userId, apiClient.POST(`${ONE}/replay-grant`, { ...ofUser(userId), body: { replays, note } }));
export const grantTokens = (userId: string, tokens: number, note: string) =>
  change(userId, apiClient.POST(`${ONE}/token-grant`, { ...ofUser(userId), body: { tokens, note } }));

export async function deleteUser(userId: string, confirmation: string, note: string): Promise<void> {
  const { error, response } = await apiClient.DELETE(ONE, {
    ...ofUser(userId),
    body: { confirmation, note },
  });
  if (error && response.status !== 404) throw failureOf(response.status, error);
  await refetchQueries(queryClient, ['get', LIST]);
}

/** Returns the token that switches the browser's session to the other user. */
export async function startImpersonation(userId: string, reason: string): Promise<string> {
  const { data, error, response } = await apiClient.POST(`${ONE}/impersonation`, {
    ...ofUser(userId),
    body: { reason },
  });
  if (!data) throw failureOf(response.status, error);
  return data.accessToken;
}

/** Downloads the filtered list as a file. */
export const downloadUsers = (search: UsersSearch) => download('users', narrowing(search));
export const downloadAudit = (filter: AuditFilter) => download('audit', filled(filter));

async function download(what: 'users' | 'audit', filter: object): Promise<void> {
  const query = new URLSearchParams(filter as Record<string, string>);
  const response = await authorizedFetch(new Request(`/api/v1/admin/${what}-export?${query}`));
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
  saveFile(await response.blob(), `${what}.csv`);
}
