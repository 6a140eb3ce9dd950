import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { type Session, sessionQuery } from '../session/session.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { uploadTo } from './upload-to.ts';

const ORIGIN = 'https://datacoach.test';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Returns a server that accepts the tokens in `good` and renews to `renewed` of `id`; null: the session is over. */
function server(good: readonly string[], renewed: string | null = null, id = 'player') {
  const seen: { request: Request; token: string | null }[] = [];
  const renewals: unknown[] = [];
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', async (sent: Request | string, init?: RequestInit) => {
    if (sent === '/api/auth/csrf') return Response.json({ csrfToken: 'of the form' });
    if (sent === '/api/auth/session') {
      renewals.push(init?.method);
      return Response.json(renewed && { user: { id }, accessToken: renewed, error: null });
    }
    const request = sent as Request;
    const token = request.headers.get('authorization');
    seen.push({ request, token });
    return Response.json({ path: '/kept' }, { status: good.includes(token ?? '') ? 200 : 401 });
  });
  queryClient.setQueryData(sessionQuery.queryKey, { user: { id: 'player' }, accessToken: 'old' } as Session);
  return { seen, renewals, tokens: () => seen.map(({ token }) => token) };
}
const ask = () => authorizedFetch(new Request(`${ORIGIN}/api/v1/any`, { method: 'POST', body: 'the same' }));

test("a call carries the session's token", async () => {
  const { tokens, renewals } = server(['Bearer old']);
  expect((await ask()).status).toBe(200);
  expect([tokens(), renewals]).toEqual([['Bearer old'], []]);
});

test('a 401 renews the token and resends the request once, but not twice', async () => {
  const well = server(['Bearer new'], 'new');
  expect((await ask()).status).toBe(200);
  expect([well.tokens(), well.renewals]).toEqual([['Bearer old', 'Bearer new'], ['POST']]);
  expect(await well.seen[1]!.request.text()).toBe('the same');

  const stubborn = server([], 'new');
  expect((await ask()).status).toBe(401);
  expect([stubborn.tokens(), stubborn.renewals]).toEqual([['Bearer old', 'Bearer new'], ['POST']]);
});

test("a call is refused and not resent if the token can't be renewed", async () => {
  const { tokens, renewals } = server([]);
  expect((await ask()).status).toBe(401);
  expect([tokens(), renewals]).toEqual([['Bearer old'], ['POST']]);
});

test('a call is never resent for another account that has signed in meanwhile', async () => {
  const renewed = server(['Bearer new'], 'new', 'other');
  expect((await ask()).status).toBe(401);
  expect([renewed.tokens(), renewed.renewals]).toEqual([['Bearer old'], ['POST']]);

  const left = server(['Bearer new']);
  const answer = ask();
  await vi.waitFor(() => expect(left.seen).toHaveLength(1));
  queryClient.setQueryData(sessionQuery.queryKey, null);
  queryClient.setQueryData(sessionQuery.queryKey, { user: { id: 'other' }, accessToken: 'new' } as Session);
  expect((await answer).status).toBe(401);
  expect(left.tokens()).toEqual(['Bearer old']);
});

test('the generic upload posts JSON or a file to the given path with its parameters, and nowhere else', async () => {
  const { seen } = server(['Bearer old']);
  const query = { id: 'a b', module: 15 };
  expect(await uploadTo('/api/v1/given/path', { title: 'Plan' }, query)).toEqual({ path: '/kept' });
  const file = new File(['picture'], 'photo.png', { type: 'image/png' });
  await uploadTo('/api/v1/other', file);
  const [json, form] = seen.map(({ request }) => request);
  expect([json!.method, json!.url]).toEqual(['POST', `${ORIGIN}/api/v1/given/path?id=a+b&module=15`]);
  expect([json!.headers.get('content-type'), await json!.json()]).toEqual([
    'application/json',
    { title: 'Plan' },
  ]);
  const sent = (await form!.formData()).get('file') as File;
  expect([form!.url, sent.name, await sent.text()]).toEqual([
    `${ORIGIN}/api/v1/other`,
    'photo.png',
    'picture',
  ]);

  await expect(uploadTo('https://evil.example/api/' as '/api/', file)).rejects.toThrow(
    'Not a DataCoach path',
  );
  expect(seen).toHaveLength(2);
  const refused = server([]);
  await expect(uploadTo('/api/v1/other', file)).rejects.toMatchObject({ status: 401 });
  expect(refused.seen).toHaveLength(1);
});
