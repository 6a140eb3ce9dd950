import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { type Session, sessionQuery } from '../session/session.ts';
import { endpointQuery, runInOrder, server } from './client.ts';

const ORIGIN = 'https://datacoach.test';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Returns a server that answers every call with `response` and records what was sent. */
function answerAll(response: () => Response) {
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
  const sent = answerAll(() => Response.json({}));
  await server.GET('/api/v1/gamedata/event-list', {
    query: { kind: ['touch', 'shot on'], pageSize: 5 },
  });
  await server.GET('/api/v1/filestorage/content-photo/{photoId}', {
    path: { photoId: 'a/b c' },
  });
  expect(sent.map(({ method, url }) => `${method} ${url.slice(ORIGIN.length)}`)).toEqual([
    'GET /api/v1/gamedata/event-list?kind=touch&kind=shot+on&pageSize=5',
    'GET /api/v1/filestorage/content-photo/a%2Fb%20c',
  ]);
});

test('sends a body as JSON and returns data', async () => {
  const sent = answerAll(() => Response.json({ userName: 'Ann' }));
  const profile = await server.PUT('/api/profile/profile', { body: { userName: 'Ann' } });
  expect(profile).toEqual({ userName: 'Ann' });
  expect(sent[0]!.headers.get('content-type')).toBe('application/json');
  expect(await sent[0]!.json()).toEqual({ userName: 'Ann' });
});

test('sends a change once however often it is requested before its answer, and again after it', async () => {
  const sent = answerAll(() => Response.json({}));
  const change = (userName: string) => server.PUT('/api/profile/profile', { body: { userName } });
  const answers = await Promise.all([change('Ann'), change('Ann'), change('Bo')]);
  expect(answers).toEqual([{}, {}, {}]);
  expect(sent).toHaveLength(2);
  await change('Ann');
  expect(sent).toHaveLength(3);
});

test('throws the problem of a refused call, also in a query', async () => {
  const problem = { statusCode: 409, code: 'changed', messages: ['Someone else was faster.'] };
  const failure = { status: 409, code: 'changed', message: 'Someone else was faster.' };
  answerAll(() => Response.json(problem, { status: 409 }));
  await expect(server.PUT('/api/profile/profile', { body: {} })).rejects.toMatchObject(failure);
  const query = endpointQuery('/api/profile/profile');
  expect(query.queryKey).toEqual(['/api/profile/profile']);
  await expect(query.queryFn({ signal })).rejects.toMatchObject(failure);
});

test("returns null for an empty response in a query, and our message for a gateway's page", async () => {
  answerAll(() => new Response(null, { status: 204 }));
  await expect(endpointQuery('/api/profile/profile').queryFn({ signal })).resolves.toBeNull();
  answerAll(() => new Response('<html>', { status: 502 }));
  await expect(endpointQuery('/api/profile/profile').queryFn({ signal })).rejects.toMatchObject({
    status: 502,
    message: 'We couldn’t reach the server. Check your connection and try again.',
  });
  answerAll(() => new Response('<html>', { status: 504 }));
  await expect(server.GET('/api/profile/profile')).rejects.toMatchObject({ status: 504 });
});

test('makes changes in order, and the next one even if one fails', async () => {
  const first = Promise.withResolvers<string>();
  const started: string[] = [];
  const change = runInOrder((name: string) => {
    started.push(name);
    return name === 'first' ? first.promise : Promise.resolve(name);
  });
  const changes = [change('first'), change('second')];
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(started).toEqual(['first']);
  first.reject(new Error('Refused.'));
  expect(await Promise.allSettled(changes)).toMatchObject([
    { status: 'rejected', reason: new Error('Refused.') },
    { status: 'fulfilled', value: 'second' },
  ]);
});
