const listeners = new Set<() => void>();
let account = new AbortController();

/** Calls `forget` whenever the account leaves this page: what it opened, queued or read is not the next one's. */
export function whenAccountLeaves(forget: () => void): void {
  listeners.add(forget);
}

/** Aborted once the account that is signed in now leaves: nothing may be sent on in the name of the next one. */
export function accountSignal(): AbortSignal {
  return account.signal;
}

export function tellAccountLeft(): void {
  account.abort();
  account = new AbortController();
  for (const forget of listeners) forget();
}
