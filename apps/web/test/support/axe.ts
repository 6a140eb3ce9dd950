import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Every rule, or those of colours alone. */
export type AxeRules = 'everything' | 'contrast';

/** Accessibility violations of the page as lines "rule: help, element", empty when there are none. */
export async function axeViolations(page: Page, rules: AxeRules = 'everything'): Promise<string[]> {
  const there = await page.evaluate(() => 'axe' in globalThis);
  if (!there) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (only) => {
    const { axe: inPage } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> };
    };
    const options = only === 'contrast' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
    return (await inPage.run(options)).violations;
  }, rules);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}, ${target.join(' ')} (${failureSummary ?? ''})`,
    ),
  );
}
