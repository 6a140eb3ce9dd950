/** How long the server keeps changes for pages that open their stream after their first requests, ms. */
export const CHANGES_KEPT_MS = 20_000;
