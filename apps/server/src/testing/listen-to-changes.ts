import { type EventPage, listenToEvents } from './listen-to-events.ts';

const PATIENCE_MS = 60_000;

/** An open page of an account and what its change stream has sent. */
export interface OpenPage extends Pick<EventPage, 'status' | 'headers' | 'comments' | 'ended' | 'close'> {
  topics: readonly string[];
  /** Waits for `times` notifications on this topic since the page opened. */
  notified(topic: string, times?: number): Promise<void>;
}

/** Opens the change stream on a separate connection, as a browser does. */
export async function listenToChanges(url: string, token: string): Promise<OpenPage> {
  const page = await listenToEvents(`${url}/api/v1/notifications/stream`, token);
  const listTopics = () => page.events.map(({ data }) => (data as { topic: string }).topic);
  return {
    status: page.status,
    headers: page.headers,
    ended: page.ended,
    close: page.close,
    get comments() {
      return page.comments;
    },
    get topics() {
      return listTopics();
    },
    async notified(topic, times = 1) {
      const end = Date.now() + PATIENCE_MS;
      while (listTopics().filter((one) => one === topic).length < times) {
        if (Date.now() > end)
          throw new Error(`"${topic}" was not notified; notified were ${listTopics().join(', ')}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}
