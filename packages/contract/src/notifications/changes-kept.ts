/** How long the server remembers changes for pages whose stream opens after their first questions, ms. */
export const CHANGES_KEPT_MS = 20_000;
