import type { z } from 'zod';
import type { PermissionAction, PermissionModule } from './permissions/permission-table.ts';
import type { UserType } from './product-codes.ts';

export const HTTP_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

/** Who may call an endpoint: user types by rule. `public` also admits callers without an account. */
export const ADMITTED = {
  public: ['Player', 'Coach', 'Admin'],
  account: ['Player', 'Coach', 'Admin'],
  player: ['Player'],
  coach: ['Coach'],
  playerOrCoach: ['Player', 'Coach'],
  admin: ['Admin'],
} as const satisfies Record<string, readonly UserType[]>;
export type AccessRule = keyof typeof ADMITTED;
export const ACCESS_RULES = Object.keys(ADMITTED) as readonly AccessRule[];

/** One endpoint of the API: everything that server, web client and OpenAPI need to know of it. */
export interface Endpoint {
  readonly method: HttpMethod;
  /** Path with `{name}` for each path parameter. */
  readonly path: string;
  readonly area: string;
  readonly summary: string;
  readonly access: AccessRule;
  /** What an administrator's entry of a module must allow besides. */
  readonly permission?: {
    readonly module: PermissionModule;
    readonly action: PermissionAction;
    /** Another action that is enough too. */
    readonly or?: PermissionAction;
  };
  /** Also needs a confirmed e-mail address: else 403 `email-not-confirmed`. */
  readonly confirmed?: true;
  /** Programs may call it with a personal token of this scope. */
  readonly tokenScope?: 'upload';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Body is `multipart/form-data` with one file in this field. */
  readonly fileField?: string;
  /** Other fields of that body, which stand before the file. */
  readonly fileFields?: z.ZodObject;
  /** Media type of the successful answers when they are not JSON but a `z.file()`. */
  readonly mediaType?: string;
  readonly responses: Readonly<Record<number, z.ZodType>>;
  /** Error codes (HTTP status) that it can answer besides 500. */
  readonly errors: readonly number[];
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
