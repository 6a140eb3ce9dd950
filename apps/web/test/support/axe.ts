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

/** All rules; color rules only; or what an earlier check of the page with `markSeen` doesn't cover. */
export type AxeRules = 'everything' | 'colors' | 'unseen';

interface Axe {
  configure(spec: object): void;
  run(context: object, options: object): Promise<{ violations: Violation[] }>;
}

/** Style sheets whose rules axe has read; they are the same on every page. */
const readSheets = new Set<string>();

/** Whether the page has a style sheet that axe hasn't read; reading them all takes a sixth of a run. */
async function hasNewSheets(page: Page): Promise<boolean> {
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  const unread = sheets.filter((href) => !readSheets.has(href));
  for (const href of unread) readSheets.add(href);
  return unread.length > 0;
}

/** Combinations of text and backgrounds that were checked on any page; the same combination has the same contrast. */
const checkedColors = new Set<string>();

/** Returns the page's accessibility violations as lines "rule: help, element", empty if there are none. */
export async function listAxeViolations(page: Page, rules: AxeRules = 'everything'): Promise<string[]> {
  const colors = await page.evaluate(markNewColors, [...checkedColors]);
  for (const color of colors) checkedColors.add(color);
  if (rules === 'colors' && colors.length === 0) return [];
  const there = await page.evaluate(() => 'axe' in globalThis);
  if (!there) await page.evaluate(SOURCE);
  const preload = await hasNewSheets(page);
  const violations = await page.evaluate(
    async ({ rules, preload }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-new-colors]' }] });
      const run = async (context: object, runOnly?: string[]) => {
        const options = { resultTypes: ['violations'], preload, ...(runOnly && { runOnly }) };
        return (await axe.run(context, options)).violations;
      };
      if (rules === 'everything') return run(document);
      if (rules === 'colors') return run(document, ['color-contrast', 'link-in-text-block']);
      // Elements that have appeared, each with all that is in it.
      const appeared = [...document.body.querySelectorAll('[data-seen] > :not([data-seen])')].filter(
        (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      return [
        ...(appeared.length > 0 ? await run({ include: appeared }) : []),
        ...(await run(document, ['color-contrast', 'scrollable-region-focusable'])),
      ];
    },
    { rules, preload },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}, ${target.join(' ')} (${failureSummary ?? ''})`,
    ),
  );
}

/**
 * Marks one visible text of each combination of color, size, weight and backgrounds that isn't known, and returns these
 * combinations. Runs in the page.
 */
function markNewColors(known: string[]): string[] {
  const seen = new Set(known);
  const count = seen.size;
  const backgrounds = new Map<Element, string>();
  // axe takes a single character for an icon.
  const isText = (text: string) => text.trim().length > 1;
  const getBackgrounds = (element: Element): string => {
    const found = backgrounds.get(element);
    if (found !== undefined) return found;
    const style = getComputedStyle(element);
    const background = [style.backgroundColor, style.backgroundImage, style.opacity].join();
    const isPlain = background === 'rgba(0, 0, 0, 0),none,1';
    const below = element.parentElement ? getBackgrounds(element.parentElement) : '';
    const all = isPlain ? below : `${below}/${background}`;
    backgrounds.set(element, all);
    return all;
  };
  for (const element of document.querySelectorAll('[data-new-colors]')) {
    element.removeAttribute('data-new-colors');
  }
  for (const element of document.body.querySelectorAll('*')) {
    const hasText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && isText(node.nodeValue ?? ''),
      );
    if (!hasText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isDisabled = element.closest(':disabled, [aria-disabled=true]') !== null;
    const look = [color, fontSize, fontWeight, textShadow, isDisabled, getBackgrounds(element)].join();
    if (seen.has(look)) continue;
    seen.add(look);
    element.setAttribute('data-new-colors', '');
  }
  return [...seen].slice(count);
}

/** Marks current elements, so that `unseen` only checks those that appear later or were hidden. */
export async function markSeen(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.setAttribute('data-seen', '');
    for (const element of document.body.querySelectorAll('*')) {
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        element.setAttribute('data-seen', '');
      }
    }
  });
}
