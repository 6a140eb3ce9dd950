import type { PermissionEntry, TokenScope, UserType } from '@datacoach/contract';

/** Who sends a request, once the access token has been believed. */
export interface Caller {
  userId: string;
  /** The sign-in that the request belongs to. */
  familyId: string;
  userType: UserType;
  isAdmin: boolean;
  /** The owner has proved the email address. */
  isEmailConfirmed: boolean;
  /** IANA time zone, where known. */
  timeZone: string | null;
  /** The administrator who looks on as this account; null where the account itself calls. */
  impersonatorId: string | null;
}

/**
 * Resolves an access token, or a personal token where the endpoint takes those of `scope`, to its account; null when it
 * is no longer good.
 */
export type Authenticate = (token: string, scope: TokenScope | null) => Promise<Caller | null>;

/** What the caller may do in the modules of administration. */
export type LoadPermissions = (caller: Caller) => Promise<readonly PermissionEntry[]>;
