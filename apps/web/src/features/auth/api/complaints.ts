import type { Problem } from '@datacoach/contract';
import { failureSentence } from '../../../app/api/failure.ts';

/** What is wrong with a form: a sentence beside each field, `form` for the whole. */
export type Complaints<Field extends string> = Partial<Record<Field | 'form', string>>;

/** Refusals of the server that are about one field. */
const FIELDS: Readonly<Record<string, string>> = {
  'email-taken': 'email',
};

/** A refusal of the server as a complaint at its place. */
export function complaintOf<Field extends string>(problem: Problem): Complaints<Field> {
  const place = FIELDS[problem.code] ?? 'form';
  return { [place]: failureSentence(problem) } as Complaints<Field>;
}
