/** Returns the page numbers to link: first, last, and the current one's neighbors; null for a gap. */
export function listShownPages(current: number, last: number): (number | null)[] {
  const requested = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(requested)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [page - 1, page] : [null, page];
  });
}
