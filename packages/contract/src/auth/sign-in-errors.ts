/** User messages by the `error` parameter of a sign-in's URL (specification.md 8), else `Default`. */
export const SIGN_IN_ERRORS: Readonly<Record<string, string>> = {
  CredentialsSignin: 'Wrong email or password.',
  SessionRequired: 'Log in to continue.',
  RefreshAccessTokenError: 'Your session has expired. Log in again.',
  AccountBanned: 'This account is banned. Check your email for the reason.',
  AccessDenied: 'Login was canceled.',
  OAuthAccountNotLinked:
    'There’s already an account with this email. Log in with your password and confirm the email first.',
  LinkedElsewhere:
    'This account is already connected to another DataCoach account. Log in there to disconnect it.',
  SecondFactor: 'This account uses two-factor login. Log in with your email and password.',
  OAuthCallbackError: 'Login was canceled or took too long. Try again.',
  MissingCSRF: 'The form has expired. Try again.',
  Configuration: 'This login method isn’t working right now. Try another one.',
  Default: 'We couldn’t log you in. Try again.',
};
