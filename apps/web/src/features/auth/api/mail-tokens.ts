import { queryOptions } from '@tanstack/react-query';
import { server } from '../../../app/api/client.ts';

/** Requests the mail for setting a new password; returns the server's message, the same for every address. */
export async function forgotPassword(email: string): Promise<string> {
  const data = await server.POST('/api/v1/auth/forgot-password', { body: { email } });
  return data.message;
}

/** Sets a new password with the mailed token; returns the account's address. */
export async function resetPassword(token: string, password: string): Promise<string> {
  const body = { token, password };
  const data = await server.POST('/api/v1/auth/reset-password', { body });
  return data.email;
}

export async function sendConfirmation(): Promise<void> {
  await server.POST('/api/v1/auth/send-confirmation');
}

async function confirmEmail(token: string): Promise<string> {
  const data = await server.POST('/api/v1/auth/confirm-email', { body: { token } });
  return data.email;
}

/** The token is valid once, so it is sent once per visit, however often the screen renders. */
export const confirmEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['confirm-email', token],
    queryFn: () => confirmEmail(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
