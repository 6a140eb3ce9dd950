import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

const PATIENCE_MS = 10_000;

/** An open page of an account and what its change stream has sent. */
export interface OpenPage {
  status: number;
  headers: IncomingHttpHeaders;
  topics: string[];
  /** Comments sent as heartbeats. */
  comments: number;
  /** Waits for `times` notifications on this topic since the page opened. */
  notified(topic: string, times?: number): Promise<void>;
  /** True if the server ended the stream, false if the page was closed. */
  ended: Promise<boolean>;
  close(): void;
}

/** Opens the change stream on a separate connection, as a browser does. */
export async function listenToChanges(url: string, token: string): Promise<OpenPage> {
  const headers = { authorization: `Bearer ${token}` };
  const request = get(`${url}/api/v1/notifications/stream`, { headers, agent: false });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  const ended = Promise.withResolvers<boolean>();
  const page: OpenPage = {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    topics: [],
    comments: 0,
    ended: ended.promise,
    async notified(topic, times = 1) {
      const end = Date.now() + PATIENCE_MS;
      while (page.topics.filter((one) => one === topic).length < times) {
        if (Date.now() > end)
          throw new Error(`"${topic}" was not notified; notified were ${page.topics.join(', ')}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    close: () => request.destroy(),
  };
  let rest = '';
  answer.setEncoding('utf8');
  answer.on('data', (text: string) => {
    const frames = (rest + text).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      if (frame.startsWith(':')) page.comments += 1;
      const data = /^event: change\ndata: (.*)$/.exec(frame)?.[1];
      if (data) page.topics.push((JSON.parse(data) as { topic: string }).topic);
    }
  });
  answer.on('end', () => ended.resolve(true));
  answer.on('error', () => ended.resolve(false));
  return page;
}
