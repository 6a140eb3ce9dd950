import type { BodyOf } from '@datacoach/contract';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { ignoreGone, queryClient, refetchQueries, server } from '../../../app/api/client.ts';
import { toHttpFailure } from '../../../app/api/failure.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import type { UsersSearch } from '../search/users-search.ts';
import { type AuditFilter, filled, LIST, narrowing, ONE, ofUser } from './users.ts';

/** Refetches everything about an account after a change, and the list in the background. */
async function change(call: Promise<unknown>): Promise<void> {
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
  change(server.PUT(`${ONE}/ban`, { ...ofUser(userId), body: { reason } }));
export const unbanUser = (userId: string) => change(server.DELETE(`${ONE}/ban`, ofUser(userId)));
export const signUserOut = (userId: string) => change(server.POST(`${ONE}/sign-out`, ofUser(userId)));
export const resetUserPassword = (userId: string) =>
  change(server.POST(`${ONE}/reset-password`, ofUser(userId)));
export const resetEpicName = (userId: string) =>
  change(server.POST(`${ONE}/reset-epic-name`, ofUser(userId)));

export const addUserNote = (userId: string, note: string) =>
  change(server.POST(`${ONE}/notes`, { ...ofUser(userId), body: { note } }));

export const resetSecondFactor = (userId: string) =>
  change(server.DELETE(`${ONE}/second-factor`, ofUser(userId)));

export type Role = BodyOf<'setUserRole'>['userType'];
export const updateRole = (userId: string, userType: Role) =>
  change(server.PUT(`${ONE}/role`, { ...ofUser(userId), body: { userType } }));

export type PermissionBody = BodyOf<'setUserPermission'>;
export const updatePermission = (userId: string, body: PermissionBody) =>
  change(server.PUT(`${ONE}/permissions`, { ...ofUser(userId), body }));

export type PlanGrant = BodyOf<'grantPlan'>;
export const grantPlan = (userId: string, body: PlanGrant) =>
  change(server.POST(`${ONE}/plan-grant`, { ...ofUser(userId), body }));
export const refundUserPlan = (userId: string, body: BodyOf<'refundUserPlan'>) =>
  change(server.POST(`${ONE}/refund`, { ...ofUser(userId), body }));
export const grantReplays = (userId: string, replays: number, note: string) =>
  change(server.POST(`${ONE}/replay-grant`, { ...ofUser(userId), body: { replays, note } }));
export const grantTokens = (userId: string, tokens: number, note: string) =>
  change(server.POST(`${ONE}/token-grant`, { ...ofUser(userId), body: { tokens, note } }));

export const takeTokens = (userId: string, tokens: number, note: string) =>
  change(server.DELETE(`${ONE}/tokens`, { ...ofUser(userId), body: { tokens, note } }));

export const mergeUsers = (userId: string, body: BodyOf<'mergeUsers'>) =>
  change(server.POST(`${ONE}/merge`, { ...ofUser(userId), body }));

export async function deleteUser(userId: string, confirmation: string, note: string): Promise<void> {
  await server.DELETE(ONE, { ...ofUser(userId), body: { confirmation, note } }).catch(ignoreGone);
  await refetchQueries([LIST]);
}

/** Returns the token that switches the browser's session to the other user. */
export async function startImpersonation(userId: string, reason: string): Promise<string> {
  const session = await server.POST(`${ONE}/impersonation`, { ...ofUser(userId), body: { reason } });
  return session.accessToken;
}

export const downloadUsers = (search: UsersSearch) => download('users', narrowing(search));
export const downloadAudit = (filter: AuditFilter) => download('audit', filled(filter));

async function download(what: 'users' | 'audit', filter: object): Promise<void> {
  const query = new URLSearchParams(filter as Record<string, string>);
  const response = await authorizedFetch(new Request(`/api/v1/admin/${what}-export?${query}`));
  if (!response.ok) throw toHttpFailure(response.status, await response.json().catch(() => null));
  saveFile(await response.blob(), `${what}.csv`);
}
