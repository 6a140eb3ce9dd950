import { type SQL, sql } from 'drizzle-orm';

/** Channel of LISTEN and NOTIFY by which processes tell each other what has changed. */
export const ANNOUNCEMENTS = 'datacoach_changes';

/** Topic that no page is told: sign-ins of the account have ended. */
export const SIGN_INS_ENDED = 'sign-ins-ended';

/** Something that open pages show has changed: for one account or, without one, for everybody. */
export interface Announcement {
  topic: string;
  userId: string | null;
}

export interface AnnouncementListener {
  onAnnouncement: (announcement: Announcement) => void;
  /** The connection was lost and is back: some may have been missed. */
  onGap: () => void;
}

/** Ends the listening. */
export type StopListening = () => Promise<void>;

export function readAnnouncement(payload: string | undefined): Announcement {
  return JSON.parse(payload ?? '') as Announcement;
}

/** Tells every process that serves pages, once the transaction commits, or not at all. */
export async function announce(
  db: { execute(query: SQL): PromiseLike<unknown> },
  { topic, userId }: Announcement,
): Promise<void> {
  // Short on purpose: the limit is 8,000 bytes, and equal ones of a transaction are told once.
  await db.execute(sql`select pg_notify(${ANNOUNCEMENTS}, ${JSON.stringify({ topic, userId })})`);
}
