import type { APIResponse, CDPSession, Page } from 'playwright-core';

/** A pending call from the page; what Playwright's `Route` has, as far as tests need it. */
export interface Call {
  request(): { url(): string; method(): string };
  /** Sends the call to the server and returns the server's answer. */
  fetch(): Promise<APIResponse>;
  fulfill(answer: Answer): Promise<unknown>;
  abort(): Promise<unknown>;
  continue(): Promise<unknown>;
  /** Leaves the call to what was set up earlier, or else to the server. */
  fallback(): Promise<unknown>;
}

interface Answer {
  /** Status, headers and body unless others are given. */
  response?: APIResponse;
  status?: number;
  json?: unknown;
}

/** Returns without an answer to keep the page waiting. */
type Answering = (call: Call) => unknown;

/** Patterns of addresses as Playwright knows them. */
type Addresses = string | RegExp | ((url: URL) => boolean);

interface Entry {
  matches: (url: string) => boolean;
  answer: Answering;
  /** How many more calls it answers. */
  times: number;
}

/** Answers set up for a page, latest first. */
interface AnsweredPage {
  devtools: CDPSession;
  entries: Entry[];
}

const pages = new WeakMap<Page, Promise<AnsweredPage>>();

/** The app's scripts, styles and fonts are none of these. */
const CALLS = ['XHR', 'Fetch', 'Image', 'Media'] as const;

/**
 * Answers the page's calls in place of the server, like Playwright's `page.route`, which also stops every file of the app
 * and turns off the browser's cache: opening a page then takes almost twice the processor time.
 */
export async function answerCalls(
  page: Page,
  addresses: Addresses,
  answer: Answering,
  { times = Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  const known = pages.get(page) ?? pauseCalls(page);
  pages.set(page, known);
  const { entries } = await known;
  entries.unshift({ matches: createMatcher(addresses), answer, times });
}

/** Leaves all calls of the page to the server again. */
export async function leaveCalls(page: Page): Promise<void> {
  const known = await pages.get(page);
  pages.delete(page);
  await known?.devtools.detach();
}

async function pauseCalls(page: Page): Promise<AnsweredPage> {
  const devtools = await page.context().newCDPSession(page);
  const entries: Entry[] = [];
  devtools.on('Fetch.requestPaused', ({ requestId, request: { url, method, headers, postData } }) => {
    // A call that the page has given up on can't be answered anymore.
    const tolerate = (sent: Promise<unknown>) => sent.catch(() => {});
    const leave = () => tolerate(devtools.send('Fetch.continueRequest', { requestId }));
    const ask = async ([entry, ...earlier]: readonly Entry[]): Promise<unknown> => {
      if (!entry) return leave();
      if (entry.times === 0 || !entry.matches(url)) return ask(earlier);
      entry.times -= 1;
      return entry.answer({
        request: () => ({ url: () => url, method: () => method }),
        fetch: () =>
          page.context().request.fetch(url, { method, headers, ...(postData && { data: postData }) }),
        fulfill: async (answer) =>
          tolerate(devtools.send('Fetch.fulfillRequest', { requestId, ...(await writeAnswer(answer)) })),
        abort: () => tolerate(devtools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })),
        continue: leave,
        fallback: () => ask(earlier),
      });
    };
    // A closed page's calls to the server are canceled.
    void ask(entries).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  });
  await devtools.send('Fetch.enable', { patterns: CALLS.map((resourceType) => ({ resourceType })) });
  return { devtools, entries };
}

async function writeAnswer({ response, status, json }: Answer) {
  const headers = {
    ...response?.headers(),
    ...(json !== undefined && { 'content-type': 'application/json' }),
  };
  // The body is sent uncompressed.
  const kept = Object.entries(headers).filter(([name]) => !/^content-(encoding|length)$/.test(name));
  const body = json === undefined ? await response?.body() : Buffer.from(JSON.stringify(json));
  return {
    responseCode: status ?? response?.status() ?? 200,
    responseHeaders: kept.map(([name, value]) => ({ name, value })),
    body: body?.toString('base64') ?? '',
  };
}

function createMatcher(addresses: Addresses): Entry['matches'] {
  if (typeof addresses === 'function') return (url) => addresses(new URL(url));
  const pattern = typeof addresses === 'string' ? readGlob(addresses) : addresses;
  return (url) => pattern.test(url);
}

/** `*` stands for a part of an address without slashes, `**` for any. */
function readGlob(glob: string): RegExp {
  const parts = glob.split(/(\*+)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('')}$`);
}
