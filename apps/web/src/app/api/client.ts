import type { Answered, EndpointsByPath, HttpMethod, Problem, Sent } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { authorizedFetch } from './authorized-fetch.ts';
import { failureOf, failureStatus, HttpFailure } from './failure.ts';

/** A call by path with a typed result: data, or the problem that the server reported. */
type Call<Method extends HttpMethod> = <Path extends keyof EndpointsByPath<Method>>(
  path: Path,
  ...init: InitOf<EndpointsByPath<Method>[Path]>
) => Promise<Result<Answered<EndpointsByPath<Method>[Path]>>>;

type InitOf<E, Init = Sent<E> & { parseAs?: 'blob'; signal?: AbortSignal }> =
  Partial<Init> extends Init ? [init?: Init] : [init: Init];

type Result<Data> =
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: Problem; response: Response };

/** `Sent` of any endpoint. */
interface AnyInit {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
  parseAs?: 'blob';
  signal?: AbortSignal;
}

/** The typed API client; paths, parameters, bodies and responses are those of the contract's endpoints. */
export const apiClient = {
  GET: callOf('GET'),
  POST: callOf('POST'),
  PUT: callOf('PUT'),
  PATCH: callOf('PATCH'),
  DELETE: callOf('DELETE'),
};

type Ask<Method extends HttpMethod> = <Path extends keyof EndpointsByPath<Method>>(
  path: Path,
  ...init: InitOf<EndpointsByPath<Method>[Path]>
) => Promise<Answered<EndpointsByPath<Method>[Path]>>;

/** Like `apiClient`, but returns only the data. Throws HttpFailure with the server's message if it refuses. */
export const server = {
  GET: askOf('GET'),
  POST: askOf('POST'),
  PUT: askOf('PUT'),
  PATCH: askOf('PATCH'),
  DELETE: askOf('DELETE'),
};

function askOf<Method extends HttpMethod>(method: Method): Ask<Method> {
  return (async (path: string, init?: AnyInit) => {
    const { data, error, response } = await send(method, path, init);
    if (!response.ok) throw failureOf(response.status, error);
    return data;
  }) as Ask<Method>;
}

/** Rethrows a failed deletion unless the item was already gone. */
export function unlessGone(failure: unknown): void {
  if (failureStatus(failure) !== 404) throw failure;
}

/** Returns query options that keep the previous data while new data loads. */
export function keepPrevious<Options extends object>(options: Options) {
  return { ...options, placeholderData: keepPreviousData };
}

/** Query options over `apiClient`. */
export const api = {
  queryOptions: <Path extends keyof EndpointsByPath<'GET'>>(
    method: 'get',
    path: Path,
    ...init: InitOf<EndpointsByPath<'GET'>[Path]>
  ) => ({
    queryKey: [method, path, ...init] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { data, error } = await send('GET', path, { signal, ...(init[0] as AnyInit) });
      if (error !== undefined) throw error;
      return (data ?? null) as Answered<EndpointsByPath<'GET'>[Path]>;
    },
  }),
};

function callOf<Method extends HttpMethod>(method: Method): Call<Method> {
  return ((path: string, init?: AnyInit) => send(method, path, init)) as Call<Method>;
}

/** Changes on their way, by what they send. */
const changes = new Map<string, ReturnType<typeof request>>();

/** Sends a request; the same change sent again before its answer, by an impatient click or key, is one change. */
function send(method: HttpMethod, path: string, init: AnyInit = {}) {
  if (method === 'GET' || init.signal) return request(method, path, init);
  const key = JSON.stringify([method, path, init]);
  const running = changes.get(key) ?? request(method, path, init).finally(() => changes.delete(key));
  changes.set(key, running);
  return running;
}

async function request(method: HttpMethod, path: string, { params, body, parseAs, signal }: AnyInit) {
  const asked = new Request(addressOf(path, params), {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const response = await fetchInTime(asked);
  if (response.ok && parseAs === 'blob') return { data: await response.blob(), response };
  const text = await response.text();
  if (response.ok) return { data: text === '' ? undefined : (JSON.parse(text) as unknown), response };
  return { error: text === '' ? undefined : parsed(text), response };
}

/** A gateway's error can be an HTML page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Builds a path with its parameters; each list entry is repeated separately. */
function addressOf(path: string, { path: parts = {}, query = {} }: AnyInit['params'] = {}): string {
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
async function fetchInTime(request: Request): Promise<Response> {
  const response = await authorizedFetch(request);
  if (response.status !== 504) return response;
  throw new HttpFailure(504, 'The server took too long to respond. Try again in a moment.');
}
