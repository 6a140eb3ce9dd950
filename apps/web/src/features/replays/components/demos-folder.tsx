import { Button, NativeSelect } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../replays.module.css';
import { DEMOS_FOLDERS, type DemosSystem, detectSystem } from './demos-folders.table.ts';

interface DemosFolderProps {
  centered?: boolean;
  /** Lets the user choose another system than this browser's. */
  withSystems?: boolean;
}

/** The path of the game's replay folder on this system, with a Copy button. */
export function DemosFolder({ centered = false, withSystems = false }: DemosFolderProps) {
  const clipboard = useClipboard({ timeout: 2000 });
  const [system, setSystem] = useState<DemosSystem>(() => detectSystem(navigator.userAgent));
  const { path } = DEMOS_FOLDERS.find(({ key }) => key === system)!;
  const CopyIcon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <div
      className={`${classes.folder} data-centered:justify-center flex flex-wrap items-center gap-2`}
      data-centered={centered || undefined}
    >
      {withSystems && (
        <NativeSelect
          size="xs"
          aria-label="Your system"
          value={system}
          onChange={(event) => setSystem(event.currentTarget.value as DemosSystem)}
          data={DEMOS_FOLDERS.map(({ key, label }) => ({ value: key, label }))}
        />
      )}
      <code>{path}</code>
      <Button
        size="xs"
        leftSection={<CopyIcon size={14} stroke={1.6} aria-hidden="true" />}
        onClick={() => clipboard.copy(path)}
      >
        {clipboard.copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
