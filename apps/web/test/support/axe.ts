import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** The minified `axe.source`, less than half the size. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** All rules; color rules only; or all rules, but colors only for elements not marked by `markSeen`. */
export type AxeRules = 'everything' | 'contrast' | 'unseen';

interface Axe {
  configure(spec: object): void;
  run(options: object): Promise<{ violations: Violation[] }>;
}

/** Returns the page's accessibility violations as lines "rule: help, element", empty if there are none. */
export async function axeViolations(page: Page, rules: AxeRules = 'everything'): Promise<string[]> {
  const there = await page.evaluate(() => 'axe' in globalThis);
  if (!there) await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const selector = only === 'unseen' ? ':not([data-seen])' : '*';
    axe.configure({ rules: [{ id: 'color-contrast', selector }] });
    const colors = { runOnly: ['color-contrast', 'link-in-text-block'] };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(only === 'contrast' && colors),
    });
    return violations;
  }, rules);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}, ${target.join(' ')} (${failureSummary ?? ''})`,
    ),
  );
}

/** Marks current elements, so that `unseen` only checks colors of elements that appear later or were hidden. */
export async function markSeen(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll('*')) {
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        element.setAttribute('data-seen', '');
      }
    }
  });
}
