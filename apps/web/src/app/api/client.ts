import type { CallInput, EndpointsByPath, HttpMethod, SuccessBody } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { authorizedFetch } from './authorized-fetch.ts';
import { getFailureStatus, HttpFailure, toHttpFailure } from './failure.ts';

/** What changes what a call has cached. */
export { cacheResponse, queryClient, refetchQueries } from '../query-client.ts';

/** A call by path; returns the data. Throws HttpFailure with the server's message if it refuses. */
type Call<Method extends HttpMethod> = <Path extends keyof EndpointsByPath<Method>>(
  path: Path,
  ...init: InitOf<EndpointsByPath<Method>[Path]>
) => Promise<SuccessBody<EndpointsByPath<Method>[Path]>>;

type InitOf<E, Init = CallInput<E> & { parseAs?: 'blob'; signal?: AbortSignal }> =
  Partial<Init> extends Init ? [init?: Init] : [init: Init];

/** `Sent` of any endpoint. */
interface AnyInit {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  parseAs?: 'blob';
  signal?: AbortSignal;
}

/** The typed API client; paths, parameters, bodies and responses are those of the contract's endpoints. */
export const server = {
  GET: createCall('GET'),
  POST: createCall('POST'),
  PUT: createCall('PUT'),
  PATCH: createCall('PATCH'),
  DELETE: createCall('DELETE'),
};

function createCall<Method extends HttpMethod>(method: Method): Call<Method> {
  return ((path: string, init?: AnyInit) => send(method, path, init)) as Call<Method>;
}

/** Rethrows a failed deletion unless the item was already gone. */
export function ignoreNotFound(failure: unknown): void {
  if (getFailureStatus(failure) !== 404) throw failure;
}

/** Returns query options for a GET endpoint: `endpointQuery('/api/v1/events', { query: { page: 1 } })`. */
export const endpointQuery = <Path extends keyof EndpointsByPath<'GET'>>(
  path: Path,
  ...init: InitOf<EndpointsByPath<'GET'>[Path]>
) => ({
  queryKey: [path, ...init] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const data = await send('GET', path, { signal, ...(init[0] as AnyInit) });
    return (data ?? null) as SuccessBody<EndpointsByPath<'GET'>[Path]>;
  },
});

/** Returns query options that keep the previous data while new data loads. */
export function keepPrevious<Options extends object>(options: Options) {
  return { ...options, placeholderData: keepPreviousData };
}

/** Returns query options that refetch whenever a screen with the query opens. */
export function refetchOnOpen<Options extends object>(options: Options) {
  return { ...options, refetchOnMount: 'always' as const };
}

/** Changes on their way, by what they send. */
const pendingChanges = new Map<string, ReturnType<typeof request>>();

/** Sends a request; the same change sent again before its answer, by an impatient click or key, is one change. */
function send(method: HttpMethod, path: string, init: AnyInit = {}) {
  if (method === 'GET' || init.signal) return request(method, path, init);
  const key = JSON.stringify([method, path, init]);
  const running =
    pendingChanges.get(key) ?? request(method, path, init).finally(() => pendingChanges.delete(key));
  pendingChanges.set(key, running);
  return running;
}

/** Returns a function that makes changes one after another, so that the last one wins. */
export function runInOrder<Given, Result>(change: (given: Given) => Promise<Result>) {
  let last: Promise<unknown> = Promise.resolve();
  return (given: Given): Promise<Result> => {
    const result = last.then(() => change(given));
    last = result.catch(() => undefined);
    return result;
  };
}

async function request(method: HttpMethod, path: string, init: AnyInit): Promise<unknown> {
  const { body, parseAs, signal } = init;
  const httpRequest = new Request(buildAddress(path, init), {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const response = await fetchWithTimeoutError(httpRequest);
  if (response.ok && parseAs === 'blob') return response.blob();
  const text = await response.text();
  if (!response.ok) throw toHttpFailure(response.status, parseJson(text));
  return text === '' ? undefined : JSON.parse(text);
}

/** A gateway's error can be an HTML page. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function buildAddress(path: string, { path: parts = {}, query = {} }: AnyInit): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** A gateway that times out sends its own page, without our message. */
async function fetchWithTimeoutError(request: Request): Promise<Response> {
  const response = await authorizedFetch(request);
  if (response.status !== 504) return response;
  throw new HttpFailure(504, 'The server took too long to respond. Try again in a moment.');
}
