import { type SQL, sql } from 'drizzle-orm';

/** LISTEN/NOTIFY channel on which processes announce changes to each other. */
export const ANNOUNCEMENTS = 'datacoach_changes';

/** Internal topic, never sent to pages: sign-ins of the account have ended. */
export const SIGN_INS_ENDED = 'sign-ins-ended';

/** Internal topic: something happened in the live room named in `about`. */
export const LIVE_ROOM_CHANGED = 'live-room-changed';

/** A change to something that open pages show, for one account or, without one, for everyone. */
export interface ChangeMessage {
  topic: string;
  userId: string | null;
  /** What changed, if the topic doesn't say it; at most 1,000 bytes. */
  about?: object;
}

export interface ChangeListener {
  onChange: (announcement: ChangeMessage) => void;
  /** The connection was lost and is back; some announcements may have been missed. */
  onGap: () => void;
}

export type StopListening = () => Promise<void>;

export function parseAnnouncement(payload: string | undefined): ChangeMessage {
  return JSON.parse(payload ?? '') as ChangeMessage;
}

/** Announces a change to every process that serves pages, if and when the transaction commits. */
export async function publishChange(
  db: { execute(query: SQL): PromiseLike<unknown> },
  { topic, userId, about }: ChangeMessage,
): Promise<void> {
  // Kept short: the limit is 8,000 bytes. Identical announcements within a transaction are sent once.
  await db.execute(sql`select pg_notify(${ANNOUNCEMENTS}, ${JSON.stringify({ topic, userId, about })})`);
}
