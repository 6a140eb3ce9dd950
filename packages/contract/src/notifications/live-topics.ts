/** What an open page can be notified of; it then refetches the data. */
export const LIVE_TOPICS = ['notifications', 'replays', 'maintenance', 'content', 'plan'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];
