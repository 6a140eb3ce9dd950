import { Readable } from 'node:stream';
import { ENDPOINTS, type Endpoint, problem } from '@datacoach/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteShorthandOptions,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Caller, requireCaller } from './access.ts';
import { requireStorable } from './problem-error.ts';
import { isStoredBody, sendStored } from './stored-body.ts';

/** Statuses that every endpoint can return: our own bug, a part that doesn't respond, a full disk. */
const COMMON_ERROR_STATUSES = [500, 503, 507] as const;

const FILE = z.file().meta({ override: { type: 'string', format: 'binary' } });

interface EndpointSchema extends FastifySchema {
  operationId: string;
  summary: string;
  tags: string[];
  consumes?: string[];
  security?: Record<string, string[]>[];
}

/** Returns the Fastify schema (validation, serialization, OpenAPI) of an endpoint. */
export function toEndpointSchema(name: string, endpoint: Endpoint): EndpointSchema {
  const response: Record<number, unknown> = {};
  for (const [status, schema] of Object.entries(endpoint.responses))
    response[Number(status)] = endpoint.mediaType ? createFileResponse(endpoint.mediaType) : schema;
  for (const status of [...endpoint.errors, ...COMMON_ERROR_STATUSES]) response[status] ??= problem;
  const schema: EndpointSchema = {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.area],
    response,
  };
  if (endpoint.params) schema.params = endpoint.params;
  if (endpoint.query) schema.querystring = endpoint.query;
  if (endpoint.body) schema.body = endpoint.body;
  if (endpoint.fileField) {
    schema.consumes = ['multipart/form-data'];
    schema.body = z.object({ ...endpoint.fileFields?.shape, [endpoint.fileField]: FILE });
  }
  if (endpoint.access !== 'public') schema.security = [{ bearer: [] }];
  return schema;
}

/** Returns the schema of a response that isn't JSON. */
function createFileResponse(mediaType: string): object {
  return { description: 'The file.', content: { [mediaType]: { schema: FILE } } };
}

/** Returns the path in Fastify's notation: `/match/{matchId}` becomes `/match/:matchId`. */
export const toRoutePath = (endpoint: Endpoint): string => endpoint.path.replace(/\{(\w+)\}/g, ':$1');

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets, already validated. */
export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  caller: E['access'] extends 'public' ? null : Caller;
  request: FastifyRequest;
}

/** One of the endpoint's responses, with matching status and body. */
export type EndpointResponse<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: {
    status: Status;
    body: z.input<E['responses'][Status]> | (E extends { mediaType: string } ? Readable : never);
    headers?: Readonly<Record<string, string>>;
  };
}[keyof E['responses'] & number];

type Handle<E extends Endpoint> = (call: Call<E>) => Promise<EndpointResponse<E>>;

const NAMES = new Map<Endpoint, string>(
  Object.entries(ENDPOINTS).map(([name, endpoint]) => [endpoint, name]),
);

/** Builds a response whose status type is kept by the compiler. */
export function respond<const Status extends number, Body>(
  status: Status,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
): { status: Status; body: Body; headers: Readonly<Record<string, string>> } {
  return { status, body, headers };
}

/** Builds a response that browsers save as a file and nothing caches. */
export function respondWithFile(fileName: string, content: Readable) {
  return respond(200, content, {
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'private, no-store',
  });
}

/** Registers a contract's endpoint, which defines path, validation, access rule and serialization. */
export function registerEndpoint<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handle<NoInfer<E>>,
): void {
  registerEndpointWith(app, endpoint, {}, handle);
}

export function registerEndpointWith<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: RouteOptions,
  handle: Handle<NoInfer<E>>,
): void {
  const name = NAMES.get(endpoint);
  if (!name) throw new Error(`${endpoint.method} ${endpoint.path} is not in the contract's ENDPOINTS.`);
  app.route({
    ...options,
    method: endpoint.method,
    url: toRoutePath(endpoint),
    schema: toEndpointSchema(name, endpoint),
    config: {
      ...options.config,
      access: endpoint.access,
      endpointName: name,
      area: endpoint.area,
      ...(endpoint.permission ? { permission: endpoint.permission } : {}),
      ...(endpoint.confirmed ? { confirmed: true } : {}),
      ...(endpoint.costly ? { costly: true } : {}),
      ...(endpoint.tokenScope ? { tokenScope: endpoint.tokenScope } : {}),
    },
    // The handler reads a multipart body part by part.
    validatorCompiler: (route) =>
      endpoint.fileField && route.httpPart === 'body' ? () => true : validatorCompiler(route as never),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      requireStorable(request.params, request.query, request.body);
      const { status, body, headers }: { status: number; body: unknown; headers?: object } = await handle({
        params: request.params,
        query: request.query,
        body: request.body,
        caller: endpoint.access === 'public' ? null : requireCaller(request.caller),
        request,
      } as Call<NoInfer<E>>);
      if (headers) reply.headers(headers as Record<string, string>);
      if (isStoredBody(body)) return sendStored(request, reply.code(status), body);
      // A stream has no length or type.
      if (endpoint.mediaType && body instanceof Readable) reply.type(endpoint.mediaType);
      return reply.code(status).send(body);
    },
  });
}

type RouteOptions = Pick<RouteShorthandOptions, 'config' | 'bodyLimit'>;

interface SharedOptions extends RouteOptions {
  /** Runs before each handler. Throws ProblemError to refuse the caller. */
  before?: (caller: Caller) => Promise<void>;
}

type EndpointName = keyof typeof ENDPOINTS;

/** The parsed body of an endpoint's requests. */
export type Body<Name extends EndpointName> = Call<(typeof ENDPOINTS)[Name]>['body'];

/** Handlers by endpoint name, each returning the body of the endpoint's only response; nothing for an empty object. */
type Handlers = {
  [Name in EndpointName]?: (call: Call<(typeof ENDPOINTS)[Name]>) => HandlerResult<(typeof ENDPOINTS)[Name]>;
};
type HandlerResult<E extends Endpoint> =
  | Promise<EndpointResponse<E>['body']>
  | (Record<string, never> extends EndpointResponse<E>['body'] ? Promise<void> : never);

/** Does the same as `registerEndpoint`, for endpoints with one response and no custom headers. */
export function registerEndpoints(app: FastifyInstance, handlers: Handlers): void {
  registerEndpointsWith(app, {}, handlers);
}

export function registerEndpointsWith(
  app: FastifyInstance,
  { before, ...options }: SharedOptions,
  handlers: Handlers,
): void {
  for (const [name, handle] of Object.entries(handlers)) {
    const endpoint: Endpoint = ENDPOINTS[name as EndpointName];
    const [status, ...others] = Object.keys(endpoint.responses).map(Number);
    if (others.length > 0)
      throw new Error(`${name} has several responses: register it with its own answers.`);
    const handleCall = async (call: Call<Endpoint>) => {
      if (before) await before(requireCaller(call.caller));
      const body = await handle(call as never);
      return { status, body: body === undefined ? {} : body } as never;
    };
    registerEndpointWith(app, endpoint, options, handleCall);
  }
}
