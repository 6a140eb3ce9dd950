import { apiClient } from '../../../app/api/client.ts';
import { browserTimeZone } from '../../../app/session/browser-time-zone.ts';
import { type Complaints, complaintOf } from './complaints.ts';

export interface SignUpFields {
  email: string;
  password: string;
  userName: string;
  coachesTeam: boolean;
  referralCode?: string;
}

/** Makes an account; null on success. */
export async function signUp(fields: SignUpFields): Promise<Complaints<keyof SignUpFields> | null> {
  const body = { ...fields, timeZone: browserTimeZone() };
  const { error } = await apiClient.POST('/api/v1/auth/sign-up', { body });
  return error ? complaintOf(error) : null;
}
