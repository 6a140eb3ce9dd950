import type { Problem } from '@datacoach/contract';
import { apiClient } from '../../../app/api/client.ts';
import { failureMessage } from '../../../app/api/failure.ts';
import { browserTimeZone } from '../../../app/session/browser-time-zone.ts';

/** What is wrong with a form: a sentence next to each field, `form` for the whole, `closed` while no accounts are made. */
export type Complaints<Field extends string> = Partial<Record<Field | 'form' | 'closed', string>>;

/** Refusals of the server that are not about the whole form. */
const PLACES: Readonly<Record<string, string>> = {
  'email-taken': 'email',
  'sign-ups-paused': 'closed',
};

/** A refusal of the server as a complaint at its place. */
function complaintOf<Field extends string>(problem: Problem): Complaints<Field> {
  const place = PLACES[problem.code] ?? 'form';
  return { [place]: failureMessage(problem) } as Complaints<Field>;
}

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
