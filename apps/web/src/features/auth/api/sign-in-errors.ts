/** Sign-in errors as the `error` query parameter names them, in the user's words (specification section 8). */
const SENTENCES: Readonly<Record<string, string>> = {
  CredentialsSignin: 'The e-mail address or the password is wrong.',
  SessionRequired: 'Please log in to go on.',
  MissingCSRF: 'This page was open for too long. Please try again.',
  TooManyRequests: 'Too many attempts. Please wait a minute and try again.',
  AccessDenied: 'This account may not log in here.',
  OAuthAccountNotLinked: 'An account with this e-mail address exists already. Log in with your password.',
  OAuthCallbackError: 'The other service did not confirm the log-in. Please try again.',
  Verification: 'This link was used before or is too old. Ask for a new one.',
  Configuration: 'Logging in does not work at the moment. Please try again later.',
};

const OTHERWISE = 'Logging in did not work. Please try again.';

export function signInErrorSentence(error: string): string {
  return SENTENCES[error] ?? OTHERWISE;
}
