import { authorizedFetch } from './authorized-fetch.ts';
import { failureOf, HttpFailure } from './failure.ts';

type Query = Readonly<Record<string, string | number | boolean>>;

/**
 * Generic upload (specification.md 7): POSTs a file, or JSON, to a path of this API with query parameters; answers
 * the body. Throws HttpFailure.
 */
export async function uploadTo<Answer>(
  path: `/api/${string}`,
  content: File | Readonly<Record<string, unknown>>,
  query: Query = {},
): Promise<Answer> {
  const url = new URL(path, location.origin);
  // A path that a caller was given must not lead elsewhere.
  if (url.origin !== location.origin) throw new HttpFailure(0, 'Not a DataCoach path.');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const response = await authorizedFetch(new Request(url, { method: 'POST', ...bodyOf(content) }));
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response.status, body);
  return body as Answer;
}

function bodyOf(content: File | Readonly<Record<string, unknown>>): RequestInit {
  if (!(content instanceof File)) {
    return { body: JSON.stringify(content), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  form.append('file', content);
  return { body: form };
}
