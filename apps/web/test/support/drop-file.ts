import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';

/** Drops a file on the center of the page, as from the desktop. */
export async function dropFile(page: Page, path: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ base64, name }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name));
      return dataTransfer;
    },
    { base64: readFileSync(path).toString('base64'), name: basename(path) },
  );
  // The page accepts files only once a part has loaded that its first render doesn't wait for.
  await page.waitForFunction((dataTransfer) => {
    const dragged = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer });
    return document.querySelector('#main')?.dispatchEvent(dragged) === false;
  }, transfer);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.locator('#main').dispatchEvent(type, { dataTransfer: transfer });
  }
}
