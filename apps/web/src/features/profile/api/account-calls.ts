import type { BodyOf } from '@datacoach/contract';
import { queryClient, server } from '../../../app/api/client.ts';
import { profileQuery } from '../../../app/session/account-queries.ts';

/** Ends the account's other sign-ins; this one stays. */
export async function changePassword(body: BodyOf<'changePassword'>): Promise<void> {
  await server.POST('/api/v1/auth/change-password', { body });
  await queryClient.invalidateQueries(profileQuery);
}

/** Returns the address that is waiting to be confirmed. */
export async function changeEmail(body: BodyOf<'changeEmail'>): Promise<string> {
  const data = await server.PUT('/api/v1/auth/email', { body });
  await queryClient.invalidateQueries(profileQuery);
  return data.pendingEmail;
}

export const sendConfirmation = () => server.POST('/api/v1/auth/send-confirmation');

export const fetchExport = (): Promise<Blob> => server.GET('/api/v1/account/export', { parseAs: 'blob' });

/** `confirmation` is the password, or the username for accounts without one. */
export const deleteAccount = (confirmation: string) =>
  server.DELETE('/api/v1/account', { body: { confirmation } });
