import { EMAIL_PATTERN, formatIssue, password as passwordRule, signUpBody } from '@datacoach/contract';
import type { FieldErrors, SignUpFields } from './sign-up.ts';

/** Checks the contract's rules before sending: returns the first error of each field. */
export function checkSignUp(fields: SignUpFields): FieldErrors<keyof SignUpFields> {
  const result = signUpBody.safeParse(fields, { error: formatIssue });
  const complaints: FieldErrors<keyof SignUpFields> = {};
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0] as keyof SignUpFields;
    complaints[field] ??= issue.message;
  }
  return complaints;
}

/** Reports only obvious typing errors at login; the password's minimum length doesn't matter here. */
export const checkLogIn = (email: string, password: string): FieldErrors<'email' | 'password'> => ({
  ...checkEmail(email),
  ...(password === '' && { password: 'Enter your password.' }),
});

export const checkEmail = (email: string): FieldErrors<'email'> =>
  EMAIL_PATTERN.test(email) ? {} : { email: 'Enter an email address like name@example.org.' };

export function checkNewPassword(password: string): FieldErrors<'password'> {
  const issue = passwordRule.safeParse(password).error?.issues[0];
  return issue ? { password: issue.message } : {};
}
