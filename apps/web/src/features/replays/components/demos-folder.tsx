import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './demos-folder.module.css';

/** Where the game keeps saved replays on Windows. */
const DEMOS_FOLDER = 'Documents\\My Games\\Rocket League\\TAGame\\Demos';

/** The path of the game's replay folder with a Copy button. */
export function DemosFolder({ centered = false }: { centered?: boolean }) {
  const clipboard = useClipboard({ timeout: 2000 });
  const CopyIcon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <div className={classes.folder} data-centered={centered || undefined}>
      <code>{DEMOS_FOLDER}</code>
      <Button
        size="xs"
        leftSection={<CopyIcon size={14} stroke={1.6} aria-hidden="true" />}
        onClick={() => clipboard.copy(DEMOS_FOLDER)}
      >
        {clipboard.copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
