import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { openDialog } from '../dialogs/open-dialog.ts';
import classes from './shortcuts-dialog.module.css';

interface Shortcut {
  readonly key: string;
  readonly words: string;
  readonly run: () => void;
}

/** The keys of every shell page; `?` lists them. Keys typed into a field are text. */
export function ShortcutsDialog() {
  const [opened, { open, close }] = useDisclosure(false);
  const navigate = useNavigate();
  const shortcuts: readonly Shortcut[] = [
    { key: '?', words: 'Show these keys', run: open },
    { key: 'u', words: 'Upload Replay', run: () => openDialog('upload') },
    { key: 'm', words: 'My Replays', run: () => void navigate({ to: '/my-replay', search: { page: 1 } }) },
    { key: 'd', words: 'Stats Dashboard', run: () => void navigate({ to: '/dashboard' }) },
  ];

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (document.querySelector('[role=dialog]')) return;
      const shortcut = shortcuts.find(({ key }) => key === event.key);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return (
    <Dialog opened={opened} onClose={close} title="Keys" closeLabel="Close the list of keys" size={360}>
      <dl className={classes.keys}>
        {shortcuts.map(({ key, words }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>↑</kbd> <kbd>↓</kbd>
          </dt>
          <dd>Next heat map, when one is chosen</dd>
        </div>
      </dl>
    </Dialog>
  );
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
