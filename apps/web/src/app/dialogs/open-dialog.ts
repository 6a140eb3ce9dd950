import { useSyncExternalStore } from 'react';
import { createListeners } from '../../shared/store/listeners.ts';
import type { DialogArguments, DialogName } from './dialog-names.ts';

export type OpenedDialog = {
  [Name in DialogName]: { name: Name; given: DialogArguments[Name]; opened: boolean };
}[DialogName];

/** The first is shown, the others wait until it closes: two open modals hide each other's focus. */
let waiting: readonly OpenedDialog[] = [];
const listeners = createListeners();
/** The focused element before the first dialog opened. */
let returnTo: Element | null = null;

function change(next: readonly OpenedDialog[]): void {
  waiting = next;
  listeners.notify();
}

/** Opens a dialog of the shell from anywhere, unless it's already open or waiting. */
export function openDialog<Name extends DialogName>(
  name: Name,
  ...given: undefined extends DialogArguments[Name] ? [DialogArguments[Name]?] : [DialogArguments[Name]]
): void {
  if (waiting.some((dialog) => dialog.name === name && dialog.opened)) return;
  if (waiting.length === 0) returnTo = document.activeElement;
  change([...waiting, { name, given: given[0], opened: true } as OpenedDialog]);
}

/** Closed dialogs fade out before removal (Mantine's 200 ms and a frame). */
const FADE_MS = 250;

export function closeDialog(): void {
  const [shown, ...others] = waiting;
  if (!shown?.opened) return;
  const closing = { ...shown, opened: false };
  change([closing, ...others]);
  setTimeout(() => {
    if (waiting[0] !== closing) return;
    change(waiting.slice(1));
    // After React has removed it from the page.
    requestAnimationFrame(returnFocus);
  }, FADE_MS);
}

/** Mantine only returns the focus for dialogs that were mounted before opening; ours mount open. */
function returnFocus(): void {
  if (waiting.length > 0 || !(returnTo instanceof HTMLElement) || !returnTo.isConnected) return;
  if (document.activeElement === document.body || document.activeElement === null) returnTo.focus();
}

export function forgetDialogs(): void {
  change([]);
}

export function useOpenedDialog(): OpenedDialog | null {
  const read = () => waiting[0] ?? null;
  return useSyncExternalStore(listeners.subscribe, read);
}
