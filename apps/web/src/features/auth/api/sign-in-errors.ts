import { SIGN_IN_ERRORS } from '@datacoach/contract';

/** Returns the message for the `error` query parameter of the returned url (specification.md 8). */
export function signInErrorMessage(error: string): string {
  const known = Object.hasOwn(SIGN_IN_ERRORS, error) ? SIGN_IN_ERRORS[error] : undefined;
  return known ?? SIGN_IN_ERRORS.Default!;
}
