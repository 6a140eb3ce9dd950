import { apiClient } from '../../../app/api/client.ts';
import { failureSentence } from '../../../app/api/failure.ts';

export interface SignUpFields {
  email: string;
  password: string;
  userName: string;
  referralCode?: string;
}

/** Makes an account; null on success, else the server's sentence. */
export async function signUp(fields: SignUpFields): Promise<string | null> {
  const { error } = await apiClient.POST('/api/v1/auth/sign-up', { body: fields });
  return error ? failureSentence(error) : null;
}
