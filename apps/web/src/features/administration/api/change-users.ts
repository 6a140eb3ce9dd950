import type { BodyOf } from '@datacoach/contract';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { ignoreNotFound, queryClient, refetchQueries, server } from '../../../app/api/client.ts';
import { toHttpFailure } from '../../../app/api/failure.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import type { UsersSearch } from '../search/users-search.ts';
import { type AuditFilter, LIST, ONE, omitEmptyFilters, toUserFilter, toUserParams } from './users.ts';

/** Refetches everything about an account after a change, and the list in the background. */
async function refetchUserAfter(call: Promise<unknown>): Promise<void> {
  await call;
  void refetchQueries([LIST]);
  const shown = [ONE, `${ONE}/ledger`, `${ONE}/payments`, `${ONE}/permissions`, `${ONE}/audit`];
  await Promise.all(shown.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

export type NewUser = BodyOf<'addUser'>;

export async function addUser(body: NewUser): Promise<string> {
  const { id } = await server.POST(LIST, { body });
  void refetchQueries([LIST]);
  return id;
}

export const banUser = (userId: string, reason: string) =>
  refetchUserAfter(server.PUT(`${ONE}/ban`, { ...toUserParams(userId), body: { reason } }));
export const unbanUser = (userId: string) =>
  refetchUserAfter(server.DELETE(`${ONE}/ban`, toUserParams(userId)));
export const signUserOut = (userId: string) =>
  refetchUserAfter(server.POST(`${ONE}/sign-out`, toUserParams(userId)));
export const resetUserPassword = (userId: string) =>
  refetchUserAfter(server.POST(`${ONE}/reset-password`, toUserParams(userId)));
export const resetEpicName = (userId: string) =>
  refetchUserAfter(server.POST(`${ONE}/reset-epic-name`, toUserParams(userId)));

export const addUserNote = (userId: string, note: string) =>
  refetchUserAfter(server.POST(`${ONE}/notes`, { ...toUserParams(userId), body: { note } }));

export const resetSecondFactor = (userId: string) =>
  refetchUserAfter(server.DELETE(`${ONE}/second-factor`, toUserParams(userId)));

export type Role = BodyOf<'setUserRole'>['userType'];
export const updateRole = (userId: string, userType: Role) =>
  refetchUserAfter(server.PUT(`${ONE}/role`, { ...toUserParams(userId), body: { userType } }));

export type PermissionBody = BodyOf<'setUserPermission'>;
export const updatePermission = (userId: string, body: PermissionBody) =>
  refetchUserAfter(server.PUT(`${ONE}/permissions`, { ...toUserParams(userId), body }));

export type PlanGrant = BodyOf<'grantPlan'>;
export const grantPlan = (userId: string, body: PlanGrant) =>
  refetchUserAfter(server.POST(`${ONE}/plan-grant`, { ...toUserParams(userId), body }));
export const refundUserPlan = (userId: string, body: BodyOf<'refundUserPlan'>) =>
  refetchUserAfter(server.POST(`${ONE}/refund`, { ...toUserParams(userId), body }));
export const grantReplays = (userId: string, replays: number, note: string) =>
  refetchUserAfter(server.POST(`${ONE}/replay-grant`, { ...toUserParams(userId), body: { replays, note } }));
export const grantTokens = (userId: string, tokens: number, note: string) =>
  refetchUserAfter(server.POST(`${ONE}/token-grant`, { ...toUserParams(userId), body: { tokens, note } }));

export const removeTokens = (userId: string, tokens: number, note: string) =>
  refetchUserAfter(server.DELETE(`${ONE}/tokens`, { ...toUserParams(userId), body: { tokens, note } }));

export const mergeUsers = (userId: string, body: BodyOf<'mergeUsers'>) =>
  refetchUserAfter(server.POST(`${ONE}/merge`, { ...toUserParams(userId), body }));

export async function deleteUser(userId: string, confirmation: string, note: string): Promise<void> {
  await server.DELETE(ONE, { ...toUserParams(userId), body: { confirmation, note } }).catch(ignoreNotFound);
  await refetchQueries([LIST]);
}

/** Returns the token that switches the browser's session to the other user. */
export async function startImpersonation(userId: string, reason: string): Promise<string> {
  const session = await server.POST(`${ONE}/impersonation`, { ...toUserParams(userId), body: { reason } });
  return session.accessToken;
}

export const downloadUsers = (search: UsersSearch) => download('users', toUserFilter(search));
export const downloadAudit = (filter: AuditFilter) => download('audit', omitEmptyFilters(filter));

async function download(what: 'users' | 'audit', filter: object): Promise<void> {
  const query = new URLSearchParams(filter as Record<string, string>);
  const response = await authorizedFetch(new Request(`/api/v1/admin/${what}-export?${query}`));
  if (!response.ok) throw toHttpFailure(response.status, await response.json().catch(() => null));
  saveFile(await response.blob(), `${what}.csv`);
}
