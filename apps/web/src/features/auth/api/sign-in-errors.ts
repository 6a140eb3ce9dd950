import { SIGN_IN_ERRORS } from '@datacoach/contract';

/** The `error` query parameter of the returned url as a sentence (specification.md 8). */
export function signInErrorMessage(error: string): string {
  const known = Object.hasOwn(SIGN_IN_ERRORS, error) ? SIGN_IN_ERRORS[error] : undefined;
  return known ?? SIGN_IN_ERRORS.Default!;
}
