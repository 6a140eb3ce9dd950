const PATIENCE_MS = 10_000;

/** An open page of an account: what the stream of changes has told it so far. */
export interface OpenPage {
  status: number;
  headers: Headers;
  /** Waits until this topic has been told `times` times since the page was opened. */
  told(topic: string, times?: number): Promise<void>;
  topics: string[];
  /** Comments, signs of life. */
  comments: number;
  /** True when the server has ended the stream. */
  ended: Promise<boolean>;
  close(): void;
}

/** Opens the stream of changes as the web app does. */
export async function listenToChanges(url: string, token: string): Promise<OpenPage> {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/v1/notifications/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const page: OpenPage = {
    status: answer.status,
    headers: answer.headers,
    topics: [],
    comments: 0,
    async told(topic, times = 1) {
      const end = Date.now() + PATIENCE_MS;
      while (page.topics.filter((one) => one === topic).length < times) {
        if (Date.now() > end) throw new Error(`"${topic}" was not told; told were ${page.topics.join(', ')}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    ended: Promise.resolve(false),
    close: () => leaving.abort(),
  };
  page.ended = (async () => {
    let rest = '';
    try {
      for await (const bytes of answer.body!) {
        rest += Buffer.from(bytes).toString();
        const frames = rest.split('\n\n');
        rest = frames.pop() ?? '';
        for (const frame of frames) {
          if (frame.startsWith(':')) page.comments += 1;
          const data = /^event: change\ndata: (.*)$/.exec(frame)?.[1];
          if (data) page.topics.push((JSON.parse(data) as { topic: string }).topic);
        }
      }
      return true;
    } catch {
      return false;
    }
  })();
  return page;
}
