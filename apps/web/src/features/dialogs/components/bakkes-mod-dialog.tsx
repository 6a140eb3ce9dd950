import { Button } from '@mantine/core';
import { IconCheck, IconDownload, IconX } from '@tabler/icons-react';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextLink } from '../../../shared/ui/text-button.tsx';
import classes from '../dialogs.module.css';

/** What plugins in the game can no longer do, and the command that watches the folder instead. */
export default function BakkesModDialog({ opened, onClose }: ShellDialogProps<'bakkesMod'>) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="BakkesMod and automatic uploads"
      closeLabel="Close BakkesMod info"
      size={560}
    >
      <div className="grid gap-4">
        <p className="t2">
          Rocket League has used Easy Anti-Cheat in online matches since April 28th, 2026. Plugins inside the
          running game, including BakkesMod, no longer work there. That ended in-game uploads for every replay
          site.
        </p>
        <ul className={`${classes.facts} grid gap-2`}>
          <li className="grid grid-cols-[16px_minmax(0,1fr)] gap-2">
            <IconX size={16} stroke={1.6} aria-hidden="true" />
            <span>
              <b>No longer:</b> BakkesMod plugins that upload each online match.
            </span>
          </li>
          <li className="grid grid-cols-[16px_minmax(0,1fr)] gap-2">
            <IconCheck size={16} stroke={1.6} aria-hidden="true" />
            <span>
              <b>Still:</b> saving replays in the game, and any replay file you already have.
            </span>
          </li>
          <li className="grid grid-cols-[16px_minmax(0,1fr)] gap-2">
            <IconCheck size={16} stroke={1.6} aria-hidden="true" />
            <span>
              <b>Instead:</b> a small command that watches your replay folder. It never touches the game, so
              anti-cheat doesn’t mind.
            </span>
          </li>
        </ul>
        <ol className={`${classes.steps} grid gap-3 pl-5 list-decimal`}>
          <li>
            <p>
              Get{' '}
              <a className="text-link" href="https://nodejs.org/" target="_blank" rel="noreferrer">
                Node.js 24
              </a>{' '}
              and the command.
            </p>
            <Button
              component="a"
              href="/datacoach.mjs"
              download
              size="xs"
              leftSection={<IconDownload size={14} stroke={1.6} aria-hidden="true" />}
            >
              Download datacoach.mjs
            </Button>
          </li>
          <li>
            <p>
              Create an upload token in your{' '}
              <TextLink to="/profile" onClick={onClose}>
                profile
              </TextLink>{' '}
              and save it, once:
            </p>
            <CopyLine
              what="the login command"
              text={`node datacoach.mjs login --server ${location.origin} --token YOUR_TOKEN`}
            />
          </li>
          <li>
            <p>Keep it running while you play. It finds the folder and uploads each new replay once.</p>
            <CopyLine what="the watch command" text="node datacoach.mjs watch" />
          </li>
        </ol>
      </div>
    </Dialog>
  );
}
