import { z } from 'zod';

/** Accounts elsewhere by which somebody can sign in. */
export const SIGN_IN_PROVIDERS = ['epic', 'discord'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

export const signInProvider = z.enum(SIGN_IN_PROVIDERS, 'Choose Epic or Discord.');
