import type { WatchedPage } from '../../../apps/web/test/support/browser.ts';

type Page = WatchedPage['page'];
type Request = Awaited<ReturnType<Page['waitForRequest']>>;

/** A screen's request to the server. */
export interface RecordedCall {
  /** URL with its query, without the origin. */
  path: string;
  /** Number of sequential responses before this request, from 1. */
  depth: number;
}

/** Stays open as long as the page does. */
const STREAM = '/api/v1/notifications/stream';
/** Requested by every page before it knows what to show. */
const OF_EVERY_PAGE = ['/api/auth/', '/api/v1/homepage/maintenance-notice'];
/** Idle time after which the screen counts as complete, in ms. */
const QUIET_MS = 800;
const LIMIT_MS = 30_000;

/** Opens a URL and returns its API calls until the screen is complete. Throws if a call was rejected. */
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
