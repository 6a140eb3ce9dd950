import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

const PATIENCE_MS = 60_000;

interface HeardEvent {
  event: string;
  data: unknown;
}

/** An open page and what its stream of server-sent events has sent. */
export interface EventPage {
  status: number;
  headers: IncomingHttpHeaders;
  events: HeardEvent[];
  /** Comments sent as heartbeats. */
  comments: number;
  /** Waits until an event like this has come, and returns it. */
  heard<Data>(event: string, isLike?: (data: Data) => boolean): Promise<Data>;
  /** True if the server ended the stream, false if the page was closed. */
  ended: Promise<boolean>;
  close(): void;
}

/** Opens a stream on a separate connection, as a browser does. */
export async function listenToEvents(url: string, token: string): Promise<EventPage> {
  const headers = { authorization: `Bearer ${token}` };
  const request = get(url, { headers, agent: false });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  const ended = Promise.withResolvers<boolean>();
  const page: EventPage = {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    events: [],
    comments: 0,
    ended: ended.promise,
    async heard<Data>(event: string, isLike: (data: Data) => boolean = () => true) {
      const end = Date.now() + PATIENCE_MS;
      for (;;) {
        const found = page.events.find((one) => one.event === event && isLike(one.data as Data));
        if (found) return found.data as Data;
        if (Date.now() > end)
          throw new Error(`"${event}" was not heard, but ${JSON.stringify(page.events).slice(0, 2000)}`);
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
      const [, event, data] = /^event: (\S+)\ndata: (.*)$/.exec(frame) ?? [];
      if (event && data) page.events.push({ event, data: JSON.parse(data) });
    }
  });
  answer.on('end', () => ended.resolve(true));
  answer.on('error', () => ended.resolve(false));
  return page;
}
