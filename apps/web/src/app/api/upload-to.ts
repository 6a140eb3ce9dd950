import { authorizedFetch } from './authorized-fetch.ts';
import { HttpFailure, toHttpFailure } from './failure.ts';

/**
 * Uploads a file or JSON (generic upload, specification.md 7): POSTs it to a path of this API with query parameters
 * and returns the body. Throws HttpFailure.
 */
export async function uploadTo<Answer>(
  path: `/api/${string}`,
  content: File | Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Answer> {
  const url = new URL(path, location.origin);
  // A path passed in must not lead to another site.
  if (url.origin !== location.origin) throw new HttpFailure(0, 'Not a DataCoach path.');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const response = await authorizedFetch(new Request(url, { method: 'POST', ...toRequestBody(content) }));
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw toHttpFailure(response.status, body);
  return body as Answer;
}

function toRequestBody(content: File | Readonly<Record<string, unknown>>): RequestInit {
  if (!(content instanceof File)) {
    return { body: JSON.stringify(content), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  form.append('file', content);
  return { body: form };
}
