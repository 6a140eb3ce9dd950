import type { UserType } from '@datacoach/contract';

/** Who sends a request, once the access token has been believed. */
export interface Caller {
  userId: string;
  userType: UserType;
  isAdmin: boolean;
  /** IANA time zone, where known. */
  timeZone: string | null;
}

/** Resolves an access token to its account; null when it is no longer good. */
export type Authenticate = (accessToken: string) => Promise<Caller | null>;
