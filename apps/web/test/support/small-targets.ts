import type { Page } from 'playwright-core';

/** Lowest height of a link or button, px: for a pointer as in WCAG 2.5.8, for a finger as in WCAG 2.5.5. */
const MIN_HEIGHT = { pointer: 24, finger: 44 } as const;

/** Returns the visible links and buttons outside of running text that are too low to hit, as '"words" (height px)'. */
export async function listSmallTargets(page: Page, by: keyof typeof MIN_HEIGHT): Promise<string[]> {
  if (by === 'pointer') return page.evaluate(findSmallTargets, MIN_HEIGHT.pointer);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const small = await page.evaluate(findSmallTargets, MIN_HEIGHT.finger);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
  return small;
}

/** Runs in the page. */
function findSmallTargets(min: number): string[] {
  const TARGETS = 'a[href], button, [role=button], [role=tab], [role=link], [role=menuitem]';
  /** What a pseudo-element adds to the area that is hit. */
  const heightAround = (element: Element): number =>
    Math.max(
      ...['::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const isThere = style.content !== 'none' && style.position === 'absolute';
        return isThere && style.pointerEvents !== 'none' ? Number.parseFloat(style.height) || 0 : 0;
      }),
    );
  const isInText = (element: Element): boolean => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (!block) return false;
    const copy = block.cloneNode(true) as Element;
    for (const other of copy.querySelectorAll(TARGETS)) other.remove();
    const flows = !/flex|grid/.test(getComputedStyle(block).display);
    return flows && /\p{L}{2}/u.test(copy.textContent ?? '');
  };
  const found = [...document.querySelectorAll(TARGETS)].flatMap((element) => {
    // A block inside a line is hit too.
    const boxes = [element, ...element.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    // Numbers can be typed, so their steppers are extra; the API page is Swagger's.
    if (element.closest('[aria-hidden=true], .swagger-ui')) return [];
    // Marks sit at their events; the list next to the picture repeats each one.
    if (element instanceof SVGElement && min > 24) return [];
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Elements only for screen readers are one pixel.
    if (!isSeen || width <= 1 || height <= 1 || element.closest('[inert]')) return [];
    const tall = Math.max(height, heightAround(element));
    if (tall >= min - 0.5 || isInText(element)) return [];
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return [`"${words.slice(0, 40)}" (${Math.round(tall)} px)`];
  });
  return [...new Set(found)];
}
