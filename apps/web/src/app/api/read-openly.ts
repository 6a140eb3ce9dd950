import { failureOf } from './failure.ts';

/**
 * Reads what is open to everybody: beside the session instead of after it, and also while that cannot be read. Throws
 * HttpFailure.
 */
export async function readOpenly<Answer>(path: `/api/${string}`): Promise<Answer> {
  const response = await fetch(path);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response.status, body);
  return body as Answer;
}
