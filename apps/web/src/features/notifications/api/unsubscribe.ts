import { failureOf } from '../../../app/api/failure.ts';

export interface Stopped {
  /** What comes no more, in words. */
  stopped: string;
  /** Stops every mail; null where they are all stopped now. */
  stopAllToken: string | null;
}

/** Stops the mails that a link is about, signed in or not. */
export async function unsubscribe(token: string): Promise<Stopped> {
  const response = await fetch(`/unsubscribe?${new URLSearchParams({ token })}`, { method: 'POST' });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response.status, body);
  return body as Stopped;
}
