import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { type Session, sessionQuery } from '../session/session.ts';
import { api, apiClient } from './client.ts';

const ORIGIN = 'https://datacoach.test';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Returns a server that answers every call with `response` and records what was sent. */
function server(response: () => Response) {
  const sent: Request[] = [];
  vi.stubGlobal('location', { origin: ORIGIN });
  const NodeRequest = Request;
  vi.stubGlobal(
    'Request',
    // Completes a path with the page's URL, which Node doesn't have.
    class extends NodeRequest {
      constructor(path: string, init?: RequestInit) {
        super(new URL(path, ORIGIN), init);
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return response();
  });
  queryClient.setQueryData(sessionQuery.queryKey, { accessToken: 'token' } as Session);
  return sent;
}

const signal = new AbortController().signal;

test('fills in a path and repeats a list in the query', async () => {
  const sent = server(() => Response.json({}));
  await apiClient.GET('/api/v1/gamedata/event-list', {
    params: { query: { kind: ['touch', 'shot on'], pageSize: 5 } },
  });
  await apiClient.GET('/api/v1/filestorage/content-photo/{photoId}', {
    params: { path: { photoId: 'a/b c' } },
  });
  expect(sent.map(({ method, url }) => `${method} ${url.slice(ORIGIN.length)}`)).toEqual([
    'GET /api/v1/gamedata/event-list?kind=touch&kind=shot+on&pageSize=5',
    'GET /api/v1/filestorage/content-photo/a%2Fb%20c',
  ]);
});

test('sends a body as JSON and returns data', async () => {
  const sent = server(() => Response.json({ userName: 'Ann' }));
  const { data, error } = await apiClient.PUT('/api/profile/profile', { body: { userName: 'Ann' } });
  expect([data, error]).toEqual([{ userName: 'Ann' }, undefined]);
  expect(sent[0]!.headers.get('content-type')).toBe('application/json');
  expect(await sent[0]!.json()).toEqual({ userName: 'Ann' });
});

test('sends a change once however often it is requested before its answer, and again after it', async () => {
  const sent = server(() => Response.json({}));
  const change = (userName: string) => apiClient.PUT('/api/profile/profile', { body: { userName } });
  const answers = await Promise.all([change('Ann'), change('Ann'), change('Bo')]);
  expect(answers.map(({ data }) => data)).toEqual([{}, {}, {}]);
  expect(sent).toHaveLength(2);
  await change('Ann');
  expect(sent).toHaveLength(3);
});

test('returns the problem of a refused call, which a query throws', async () => {
  const problem = { statusCode: 409, code: 'changed', messages: ['Someone else was faster.'] };
  server(() => Response.json(problem, { status: 409 }));
  const { data, error, response } = await apiClient.PUT('/api/profile/profile', { body: {} });
  expect([data, error, response.status]).toEqual([undefined, problem, 409]);
  const query = api.queryOptions('get', '/api/profile/profile');
  expect(query.queryKey).toEqual(['get', '/api/profile/profile']);
  await expect(query.queryFn({ signal })).rejects.toEqual(problem);
});

test("returns null for an empty response in a query, and the text of a gateway's page", async () => {
  server(() => new Response(null, { status: 204 }));
  await expect(api.queryOptions('get', '/api/profile/profile').queryFn({ signal })).resolves.toBeNull();
  server(() => new Response('<html>', { status: 502 }));
  await expect(api.queryOptions('get', '/api/profile/profile').queryFn({ signal })).rejects.toBe('<html>');
  server(() => new Response('<html>', { status: 504 }));
  await expect(apiClient.GET('/api/profile/profile')).rejects.toMatchObject({ status: 504 });
});
