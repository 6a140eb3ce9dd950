import type { Problem } from '@datacoach/contract';
import { failureSentence } from '../../../app/api/failure.ts';

/** What is wrong with a form: a sentence beside each field, `form` for the whole, `closed` while no accounts are made. */
export type Complaints<Field extends string> = Partial<Record<Field | 'form' | 'closed', string>>;

/** Refusals of the server that are not about the whole form. */
const PLACES: Readonly<Record<string, string>> = {
  'email-taken': 'email',
  'sign-ups-paused': 'closed',
};

/** A refusal of the server as a complaint at its place. */
export function complaintOf<Field extends string>(problem: Problem): Complaints<Field> {
  const place = PLACES[problem.code] ?? 'form';
  return { [place]: failureSentence(problem) } as Complaints<Field>;
}
