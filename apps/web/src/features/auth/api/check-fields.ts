import { signUpBody } from '@datacoach/contract';
import type { SignUpFields } from './sign-up.ts';

export type FieldErrors = Partial<Record<keyof SignUpFields, string>>;

/** The contract's own rules, before anything is sent: the first complaint of each field. */
export function checkSignUp(fields: SignUpFields): FieldErrors {
  const result = signUpBody.safeParse(fields);
  const errors: FieldErrors = {};
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0] as keyof SignUpFields;
    errors[field] ??= issue.message;
  }
  return errors;
}
