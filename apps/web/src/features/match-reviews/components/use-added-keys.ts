import { useEffect, useEffectEvent } from 'react';

/** Handles keys that a part of the page adds to the viewer's and that win over them, except in inputs and open dialogs. */
export function useAddedKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (altKey || document.querySelector('[role=dialog]')) return;
    if (
      target instanceof HTMLElement &&
      target.closest('input:not([type=range], [type=radio]), textarea, select')
    ) {
      return;
    }
    const isTravel = key === 'z' || key === 'y';
    if (isTravel !== (ctrlKey || metaKey)) return;
    const run = keys[key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    // The viewer's own keys are heard at the window, which comes after the document.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
