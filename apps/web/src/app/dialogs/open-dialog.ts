import { useSyncExternalStore } from 'react';
import { createListeners } from '../../shared/store/listeners.ts';
import type { DialogArguments, DialogName } from './dialog-names.ts';

export type OpenedDialog = {
  [Name in DialogName]: { id: number; name: Name; given: DialogArguments[Name]; opened: boolean };
}[DialogName];

let lastId = 0;

/** The first is shown, the others wait until it closes: two open modals hide each other's focus. */
let dialogQueue: readonly OpenedDialog[] = [];
const listeners = createListeners();
/** The focused element before the first dialog opened. */
let previousFocus: Element | null = null;

function setQueue(next: readonly OpenedDialog[]): void {
  dialogQueue = next;
  listeners.notify();
}

/** Opens a dialog of the shell from anywhere, unless it's already open or waiting. */
export function openDialog<Name extends DialogName>(
  name: Name,
  ...given: undefined extends DialogArguments[Name] ? [DialogArguments[Name]?] : [DialogArguments[Name]]
): void {
  if (dialogQueue.some((dialog) => dialog.name === name && dialog.opened)) return;
  if (dialogQueue.length === 0) previousFocus = document.activeElement;
  setQueue([...dialogQueue, { id: ++lastId, name, given: given[0], opened: true } as OpenedDialog]);
}

/** Closed dialogs fade out before removal (Mantine's 200 ms and a frame). */
const FADE_MS = 250;

export function closeDialog(): void {
  const [shown, ...others] = dialogQueue;
  if (!shown?.opened) return;
  const closing = { ...shown, opened: false };
  setQueue([closing, ...others]);
  setTimeout(() => {
    if (dialogQueue[0] !== closing) return;
    setQueue(dialogQueue.slice(1));
    // After React has removed it from the page.
    requestAnimationFrame(restoreFocus);
  }, FADE_MS);
}

/** Mantine only returns the focus for dialogs that were mounted before opening; ours mount open. */
function restoreFocus(): void {
  if (dialogQueue.length > 0 || !(previousFocus instanceof HTMLElement) || !previousFocus.isConnected) return;
  if (document.activeElement === document.body || document.activeElement === null) previousFocus.focus();
}

export function clearDialogs(): void {
  setQueue([]);
}

export function useOpenedDialog(): OpenedDialog | null {
  const getCurrentDialog = () => dialogQueue[0] ?? null;
  return useSyncExternalStore(listeners.subscribe, getCurrentDialog);
}
