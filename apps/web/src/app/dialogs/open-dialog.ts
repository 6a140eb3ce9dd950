import { useSyncExternalStore } from 'react';
import type { DialogArguments, DialogName } from './dialog-names.ts';

/** A dialog on screen: its name, what it was opened with, and false while it fades out. */
export type OpenedDialog = {
  [Name in DialogName]: { name: Name; given: DialogArguments[Name]; opened: boolean };
}[DialogName];

/** First one shown, the others wait until it closes: two modals at once hide each other's focus. */
let waiting: readonly OpenedDialog[] = [];
const listeners = new Set<() => void>();
/** What had the focus before the first of them opened. */
let returnTo: Element | null = null;

function change(next: readonly OpenedDialog[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Opens a dialog of the shell from wherever; one that is already open or waiting is not opened twice. */
export function openDialog<Name extends DialogName>(
  name: Name,
  ...given: undefined extends DialogArguments[Name] ? [DialogArguments[Name]?] : [DialogArguments[Name]]
): void {
  if (waiting.some((dialog) => dialog.name === name && dialog.opened)) return;
  if (waiting.length === 0) returnTo = document.activeElement;
  change([...waiting, { name, given: given[0], opened: true } as OpenedDialog]);
}

/** A closed dialog fades out before it goes (Mantine's 200 ms and a frame). */
const FADE_MS = 250;

/** Closes the shown dialog; the next in line opens. */
export function closeDialog(): void {
  const [shown, ...others] = waiting;
  if (!shown?.opened) return;
  const closing = { ...shown, opened: false };
  change([closing, ...others]);
  setTimeout(() => {
    if (waiting[0] !== closing) return;
    change(waiting.slice(1));
    // React takes it off the page first.
    requestAnimationFrame(returnFocus);
  }, FADE_MS);
}

/** Mantine returns the focus only to where it was when an already mounted dialog opened; ours mount open. */
function returnFocus(): void {
  if (waiting.length > 0 || !(returnTo instanceof HTMLElement) || !returnTo.isConnected) return;
  if (document.activeElement === document.body || document.activeElement === null) returnTo.focus();
}

/** Forgets all of them: another account has come. */
export function forgetDialogs(): void {
  change([]);
}

/** The dialog to show now; null for none. */
export function useOpenedDialog(): OpenedDialog | null {
  const read = () => waiting[0] ?? null;
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
