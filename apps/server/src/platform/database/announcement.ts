/** Channel of LISTEN and NOTIFY by which processes tell each other what has changed. */
export const ANNOUNCEMENTS = 'datacoach_changes';

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
