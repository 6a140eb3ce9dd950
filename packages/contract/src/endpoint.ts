import { z } from 'zod';
import { isRefusedWhileViewing } from './impersonation.ts';
import type { PermissionAction, PermissionModule } from './permissions/permission-table.ts';
import type { UserType } from './product-codes.ts';

const HTTP_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

/** User types that may call an endpoint, by rule. `public` also admits callers without an account. */
export const ALLOWED_USER_TYPES = {
  public: ['Player', 'Coach', 'Admin'],
  account: ['Player', 'Coach', 'Admin'],
  player: ['Player'],
  coach: ['Coach'],
  playerOrCoach: ['Player', 'Coach'],
  admin: ['Admin'],
} as const satisfies Record<string, readonly UserType[]>;
export type AccessRule = keyof typeof ALLOWED_USER_TYPES;
export const ACCESS_RULES = Object.keys(ALLOWED_USER_TYPES) as readonly AccessRule[];

/** Permission that an administrator needs for a module. */
interface NeededPermission {
  readonly module: PermissionModule;
  readonly action: PermissionAction;
  /** Another action that is sufficient too. */
  readonly or?: PermissionAction;
}

interface EndpointFacts {
  readonly summary: string;
  /** Administrators are admitted by their permissions for the module. */
  readonly access: Exclude<AccessRule, 'admin'> | NeededPermission;
  /** Also requires a confirmed email address: otherwise 403 `email-not-confirmed`. */
  readonly confirmed?: true;
  /** Its work grows with the caller's stored games: rate-limited per account, otherwise 429. */
  readonly costly?: true;
  /** Programs may call it with a personal token that has this scope. */
  readonly tokenScope?: 'upload';
  /** If omitted, each `{name}` in the path is a UUID. */
  readonly params?: z.ZodType;
  /** Answers for any key in its path, so it has no 404. */
  readonly anyKey?: true;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is `multipart/form-data` with one file in this field. */
  readonly fileField?: string;
  /** Other fields of that body, which come before the file. */
  readonly fileFields?: z.ZodObject;
  /** Media type of successful responses that aren't JSON but a `z.file()`. */
  readonly mediaType?: string;
  /** If omitted, 200 with an empty object. */
  readonly responses?: Readonly<Record<number, z.ZodType>>;
  /**
   * Error codes (HTTP status) that it can return besides 500, 503, 507 and those that follow: 400, 413, 414 and 415
   * from input, 401 and 403 from access, 404 from path parameters.
   */
  readonly errors?: readonly number[];
}

/** One endpoint of the API: everything that server, web client and OpenAPI need to know about it. */
export interface Endpoint extends Omit<EndpointFacts, 'access' | 'responses'> {
  readonly method: HttpMethod;
  /** Path with `{name}` for each path parameter. */
  readonly path: string;
  readonly area: string;
  readonly access: AccessRule;
  readonly permission?: NeededPermission;
  readonly responses: Readonly<Record<number, z.ZodType>>;
  /** All error codes besides 500, 503 and 507, which every endpoint can return. */
  readonly errors: readonly number[];
}

/** Facts that an endpoint has to state itself: all that are required and have no default. */
type EndpointOptions<Defaults> = Omit<EndpointFacts, keyof Defaults> & Partial<EndpointFacts>;

/**
 * Returns the `endpoint` function for an area: `endpoint('GET /api/v1/seasons', { … })`. An endpoint has the
 * `defaults` that it doesn't override.
 */
export function defineEndpoints<const Defaults extends Partial<EndpointFacts> = Record<never, never>>(
  area: string,
  defaults?: Defaults,
) {
  return function endpoint<
    const Method extends HttpMethod,
    const Path extends string,
    const Facts extends EndpointOptions<Defaults>,
  >(call: `${Method} ${Path}`, stated: Facts) {
    const { access, errors = [], ...given } = { ...defaults, ...stated } as unknown as EndpointFacts;
    const [method, path] = call.split(' ') as [Method, Path];
    const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => [name, z.uuid()] as const);
    const params = given.params ?? (names.length > 0 ? z.object(Object.fromEntries(names)) : undefined);
    const facts = { responses: NOTHING, ...given, ...(params && { params }) };
    const admitted = typeof access === 'string' ? { access } : { access: 'admin', permission: access };
    const takesBody = method !== 'GET';
    const isForAll = access === 'public' || (access === 'account' && !facts.confirmed);
    const implied = [
      ...(takesBody || params || facts.query ? [400] : []),
      ...(access === 'public' ? [] : [401]),
      ...(isForAll && !isRefusedWhileViewing({ method, path, area }) ? [] : [403]),
      // Fastify parses and validates a body wherever one can be sent, and limits the length of each path part.
      ...(takesBody ? [413, 415] : []),
      ...(facts.costly ? [429] : []),
      ...(params && !facts.anyKey ? [404] : []),
      ...(params ? [414] : []),
    ];
    const all = [...new Set([...implied, ...errors])];
    const made: unknown = { method, path, area, ...admitted, ...facts, errors: all };
    return made as Defined<Method, Path, Facts & Omit<Defaults, keyof Facts>>;
  };
}

const NOTHING = { 200: z.object({}) };

/** Names of a path's parameters. */
type ParamOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamOf<Rest> : never;

type Params<Path> = [ParamOf<Path>] extends [never]
  ? unknown
  : { readonly params: z.ZodObject<{ [Name in ParamOf<Path>]: z.ZodUUID }> };

type Defined<Method, Path, Facts> = Omit<Facts, 'access' | 'errors'> & {
  readonly method: Method;
  readonly path: Path;
  readonly area: string;
  readonly access: Facts extends { access: infer Rule extends string } ? Rule : 'admin';
  readonly permission?: NeededPermission;
  readonly errors: readonly number[];
} & (Facts extends { params: z.ZodType } ? unknown : Params<Path>) &
  (Facts extends { responses: object } ? unknown : { readonly responses: typeof NOTHING });
