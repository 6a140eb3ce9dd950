import { useDisclosure } from '@mantine/hooks';
import { lazy, useEffect } from 'react';
import { LazyOverlay } from '../../shared/ui/lazy-overlay.tsx';
import { openDialog } from '../dialogs/open-dialog.ts';
import { getMenu } from '../navigation/find-page.ts';
import type { Page, PageRole } from '../navigation/pages.table.ts';
import { useShownFlag } from '../session/stored-flags.ts';
import { usePermissionCheck } from '../session/use-permission-check.ts';
import { useOpenPage } from './navigation-list.tsx';

const KeyListDialog = lazy(() => import('./key-list-dialog.tsx'));

interface Shortcut {
  readonly key: string;
  readonly words: string;
  readonly run: () => void;
}

/** Handles the shortcuts of every shell page; `?` lists those of the role. Keys typed into a field are text. */
export function ShortcutsDialog({ role }: { role: PageRole }) {
  const [opened, { open, close }] = useDisclosure(false);
  useShownFlag(opened ? 'layoutModal' : null);
  const openPage = useOpenPage();
  const permits = usePermissionCheck();
  const isPlayer = role === 'Player';
  const upload: Shortcut = { key: 'u', words: 'Upload Replay', run: () => openDialog('upload') };
  const shortcuts: readonly Shortcut[] = [
    { key: '?', words: 'Show shortcuts', run: open },
    ...(isPlayer ? [upload] : []),
    ...getMenu(role)
      .filter(({ module }: Page) => !module || permits(module, 'View'))
      .map((page) => ({ key: page.shortcut, words: page.title, run: () => openPage(page) })),
  ];

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (document.querySelector('[role=dialog], [role=menu]')) return;
      const shortcut = shortcuts.find(({ key }) => key === event.key);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return (
    <LazyOverlay when={opened}>
      {(shown) => <KeyListDialog opened={shown} onClose={close} keys={shortcuts} isPlayer={isPlayer} />}
    </LazyOverlay>
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
