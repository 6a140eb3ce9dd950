import type { WatchedPage } from '../../../apps/web/test/support/browser.ts';

type Page = WatchedPage['page'];
type Request = Awaited<ReturnType<Page['waitForRequest']>>;

/** What a screen asked the server for. */
export interface RecordedCall {
  /** Address with its query, without the origin. */
  path: string;
  /** How many answers one after the other had come before this was asked, from 1. */
  depth: number;
}

/** Stays open as long as the page. */
const STREAM = '/api/v1/notifications/stream';
/** Asked by every page before it knows what it is to show. */
const OF_EVERY_PAGE = ['/api/auth/', '/api/v1/homepage/maintenance-notice'];
/** Nothing loaded for this long: the screen stands, ms. */
const QUIET_MS = 800;
const LIMIT_MS = 30_000;

/** Opens an address and answers what it asked the API for until it stood. Throws when a call was refused. */
export async function recordCalls(page: Page, url: string): Promise<RecordedCall[]> {
  const calls = new Map<Request, RecordedCall>();
  const open = new Set<Request>();
  let answered = 0;
  let lastChange = performance.now();
  const refused: string[] = [];
  const onRequest = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === STREAM) return;
    open.add(request);
    lastChange = performance.now();
    if (!pathname.startsWith('/api/') || request.method() !== 'GET') return;
    if (OF_EVERY_PAGE.some((start) => pathname.startsWith(start))) return;
    calls.set(request, { path: pathname + search, depth: answered + 1 });
  };
  const onEnd = async (request: Request) => {
    if (!open.delete(request)) return;
    lastChange = performance.now();
    const status = (await request.response())?.status() ?? 0;
    if (status >= 400) refused.push(`${request.url()} answered ${status}`);
    answered = Math.max(answered, calls.get(request)?.depth ?? 0);
  };
  page.on('request', onRequest);
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  await page.goto(url);
  const deadline = performance.now() + LIMIT_MS;
  while (open.size > 0 || performance.now() - lastChange < QUIET_MS) {
    if (performance.now() > deadline) throw new Error(`${url} goes on asking the server`);
    await page.waitForTimeout(100);
  }
  page.off('request', onRequest);
  page.off('requestfinished', onEnd);
  page.off('requestfailed', onEnd);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  return [...calls.values()];
}
