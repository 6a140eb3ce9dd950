import { Button, NativeSelect } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../replays.module.css';

const DEMOS_FOLDERS = [
  { key: 'windows', label: 'Windows', path: 'Documents\\My Games\\Rocket League\\TAGame\\Demos' },
  { key: 'mac', label: 'Mac', path: '~/Library/Application Support/Rocket League/TAGame/Demos' },
  {
    key: 'linux',
    label: 'Linux, Steam Deck',
    path: '~/.steam/steam/steamapps/compatdata/252950/pfx/drive_c/users/steamuser/Documents/My Games/Rocket League/TAGame/Demos',
  },
] as const;
type DemosSystem = (typeof DEMOS_FOLDERS)[number]['key'];

/** Returns the system from the user agent. Phones and consoles have no such folder: Windows, which most players use. */
export function detectSystem(userAgent: string): DemosSystem {
  if (/android|iphone|ipad|playstation|xbox|nintendo/i.test(userAgent)) return 'windows';
  if (/mac os|macintosh/i.test(userAgent)) return 'mac';
  return /linux|x11/i.test(userAgent) ? 'linux' : 'windows';
}

interface DemosFolderProps {
  centered?: boolean;
  /** Lets the user choose another system than this browser's. */
  withSystems?: boolean;
}

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
