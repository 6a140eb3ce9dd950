import type { Problem } from '@datacoach/contract';
import { apiClient } from '../../../app/api/client.ts';
import { failureMessage } from '../../../app/api/failure.ts';
import { browserTimeZone } from '../../../app/session/browser-time-zone.ts';

/** Form errors: a message for each field, `form` for the whole form, `closed` while sign-ups are paused. */
export type Complaints<Field extends string> = Partial<Record<Field | 'form' | 'closed', string>>;

/** Assigns a server error to its field. */
function complaintOf<Field extends string>(problem: Problem): Complaints<Field> {
  const place = problem.field ?? (problem.code === 'sign-ups-paused' ? 'closed' : 'form');
  return { [place]: failureMessage(problem) } as Complaints<Field>;
}

export interface SignUpFields {
  email: string;
  password: string;
  userName: string;
  coachesTeam: boolean;
  referralCode?: string;
}

/** Creates an account; null on success. */
export async function signUp(fields: SignUpFields): Promise<Complaints<keyof SignUpFields> | null> {
  const body = { ...fields, timeZone: browserTimeZone() };
  const { error } = await apiClient.POST('/api/v1/auth/sign-up', { body });
  return error ? complaintOf(error) : null;
}
