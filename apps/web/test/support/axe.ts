import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** What `axe.source` holds, in less than half of the letters. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Every rule; those of colors alone; or every rule, but colors only where `markSeen` has not marked the element. */
export type AxeRules = 'everything' | 'contrast' | 'unseen';

interface Axe {
  configure(spec: object): void;
  run(options: object): Promise<{ violations: Violation[] }>;
}

/** Accessibility violations of the page as lines "rule: help, element", empty when there are none. */
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

/** Marks what stands there now: `unseen` then asks for the colors of what comes later only, or was hidden. */
export async function markSeen(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll('*')) {
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        element.setAttribute('data-seen', '');
      }
    }
  });
}
