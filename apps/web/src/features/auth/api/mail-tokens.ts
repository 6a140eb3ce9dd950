import { queryOptions } from '@tanstack/react-query';
import { server } from '../../../app/api/client.ts';

/** Asks for the mail with which a new password is set; answers the server's sentence, the same for every address. */
export async function forgotPassword(email: string): Promise<string> {
  const data = await server.POST('/api/v1/auth/forgot-password', { body: { email } });
  return data.message;
}

/** Sets a new password by the token of the mail; answers the address of the account. */
export async function resetPassword(token: string, password: string): Promise<string> {
  const body = { token, password };
  const data = await server.POST('/api/v1/auth/reset-password', { body });
  return data.email;
}

/** Sends the mail that confirms the own address once more. */
export async function sendConfirmation(): Promise<void> {
  await server.POST('/api/v1/auth/send-confirmation');
}

async function confirmEmail(token: string): Promise<string> {
  const data = await server.POST('/api/v1/auth/confirm-email', { body: { token } });
  return data.email;
}

/** The token is good once, so it is sent once in a visit, however often the screen is drawn. */
export const confirmEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['confirm-email', token],
    queryFn: () => confirmEmail(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
