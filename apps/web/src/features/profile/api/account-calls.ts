import { queryClient, server } from '../../../app/api/client.ts';
import { profileQuery } from '../../../app/session/account-queries.ts';

export interface NewPassword {
  currentPassword?: string;
  newPassword: string;
}

/** Ends the account's other sign-ins; this one stays. */
export async function changePassword(body: NewPassword): Promise<void> {
  await server.POST('/api/v1/auth/change-password', { body });
  await queryClient.invalidateQueries(profileQuery);
}

export interface NewEmail {
  email: string;
  password?: string;
}

/** Returns the address that is waiting to be confirmed. */
export async function changeEmail(body: NewEmail): Promise<string> {
  const data = await server.PUT('/api/v1/auth/email', { body });
  await queryClient.invalidateQueries(profileQuery);
  return data.pendingEmail;
}

export const sendConfirmation = () => server.POST('/api/v1/auth/send-confirmation');

/** Fetches all of the user's data as a zip. */
export const fetchExport = (): Promise<Blob> => server.GET('/api/v1/account/export', { parseAs: 'blob' });

/** `confirmation` is the password, or the username for accounts without one. */
export const deleteAccount = (confirmation: string) =>
  server.DELETE('/api/v1/account', { body: { confirmation } });
