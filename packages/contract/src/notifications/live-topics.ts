/** What an open page can be told of: it then asks for the thing itself. */
export const LIVE_TOPICS = ['notifications', 'replays', 'maintenance'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];
