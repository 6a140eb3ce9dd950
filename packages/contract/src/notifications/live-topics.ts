/** What an open page can be told of: it then asks for the thing itself. */
export const LIVE_TOPICS = ['notifications', 'replays', 'maintenance', 'content', 'plan'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];
