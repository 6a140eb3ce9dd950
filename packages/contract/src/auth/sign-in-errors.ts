/**
 * Sentences for the `error` query parameter of the url that a sign-in returns (specification.md 8); one that is
 * not listed reads `Default`.
 */
export const SIGN_IN_ERRORS: Readonly<Record<string, string>> = {
  CredentialsSignin: 'The e-mail address or the password is wrong.',
  SessionRequired: 'Sign in to continue.',
  RefreshAccessTokenError: 'Your session has ended. Sign in again.',
  AccountBanned: 'This account is banned. The mail about it says why.',
  AccessDenied: 'The sign-in was cancelled.',
  OAuthAccountNotLinked:
    'There is already an account with this e-mail address. Sign in with your password and confirm the address first.',
  LinkedElsewhere: 'This account belongs to another DataCoach account already. Sign in there to unlink it.',
  OAuthCallbackError: 'The sign-in was cancelled or took too long. Try again.',
  MissingCSRF: 'The form was too old. Try again.',
  Configuration: 'This way of signing in does not work at the moment. Try another one.',
  Default: 'The sign-in did not work. Try again.',
};
