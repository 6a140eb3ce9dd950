/** What an open page can be notified of; it then refetches the data. */
export const LIVE_TOPICS = ['notifications', 'replays', 'maintenance', 'content', 'plan'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** How long the server keeps changes for pages that open their stream after their first requests, ms. */
export const CHANGES_KEPT_MS = 20_000;
