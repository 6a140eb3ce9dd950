const listeners = new Set<() => void>();

/** Calls `forget` whenever the account leaves this page: what it opened, queued or read is not the next one's. */
export function whenAccountLeaves(forget: () => void): void {
  listeners.add(forget);
}

export function tellAccountLeft(): void {
  for (const forget of listeners) forget();
}
