import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Accessibility violations of the page as lines "rule: help, element", empty when there are none. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await inPage.run()).violations;
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}, ${target.join(' ')} (${failureSummary ?? ''})`,
    ),
  );
}
