import type { PermissionEntry, TeamRight, TokenScope, UserType } from '@datacoach/contract';

/** The sender of a request, once the access token is verified. */
export interface Caller {
  /** The account whose data the call is about: for an assistant, the head coach's. */
  userId: string;
  /** The account that calls. */
  actorId: string;
  /** The sign-in behind the request. */
  familyId: string;
  userType: UserType;
  isAdmin: boolean;
  /** The owner has confirmed the email address. */
  isEmailConfirmed: boolean;
  /** IANA time zone, if known. */
  timeZone: string | null;
  /** The administrator who views as this account; null if the account itself calls. */
  impersonatorId: string | null;
}

/**
 * Resolves an access token, or a personal token if the endpoint accepts `scope`, to its account; null if it's no
 * longer valid.
 */
export type Authenticate = (token: string, scope: TokenScope | null) => Promise<Caller | null>;

/** Loads what the caller may do in the administration modules. */
export type LoadPermissions = (caller: Caller) => Promise<readonly PermissionEntry[]>;

/** Loads an assistant's rights on a coach's team; null if they aren't its assistant. */
export type LoadTeamRights = (coachId: string, assistantId: string) => Promise<readonly TeamRight[] | null>;
