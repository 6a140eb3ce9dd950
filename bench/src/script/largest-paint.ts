import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../../apps/web/test/support/browser.ts';
import { quantile } from '../screens/time-calls.ts';
import { startServer } from '../web/start-server.ts';

const LOADS = 5;
/** What is painted later than this after loading isn't part of the first impression, ms. */
const SETTLED_MS = 1000;

/** Runs in the page, as a string because the bench has no DOM types. */
const LARGEST = `new Promise((resolve) =>
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true }))`;

/** Opens a visitor's first page with nothing cached; returns its largest paint at each width, median of the loads, ms. */
export async function measureLargestPaint(path: string, widths: readonly number[]): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-bench-'));
  const server = await startServer(folder);
  const browser = await openBrowser();
  try {
    const medians: number[] = [];
    for (const width of widths) {
      const times: number[] = [];
      for (let load = 0; load < LOADS; load++) {
        const context = await browser.newContext({ viewport: { width, height: 900 } });
        const page = await context.newPage();
        await page.goto(server.origin + path, { waitUntil: 'load' });
        await page.waitForTimeout(SETTLED_MS);
        times.push(await page.evaluate<number>(LARGEST));
        await context.close();
      }
      medians.push(quantile(times, 0.5));
    }
    return medians;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
