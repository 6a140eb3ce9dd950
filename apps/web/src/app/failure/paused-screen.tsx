import { Button } from '@mantine/core';
import { IconBrandDiscord } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BLUE_GOAL, ORANGE_GOAL, PITCH_HALFWAY, PITCH_OUTLINE } from '../../shared/ui/pitch-shape.ts';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { Wordmark } from '../../shared/ui/wordmark.tsx';
import { appSettingsQuery } from '../settings/app-settings-query.ts';
import classes from './paused-screen.module.css';

interface PausedScreenProps {
  title: string;
  children: ReactNode;
  /** Leads to the Discord server, where one is set (decisions.md 21.2). */
  showDiscordLink: boolean;
  actions?: ReactNode;
}

/** The whole page while the product pauses: maintenance, or a server that does not answer in time. */
export function PausedScreen({ title, children, showDiscordLink, actions }: PausedScreenProps) {
  const { data: settings } = useQuery({ ...appSettingsQuery, enabled: showDiscordLink });
  const discord = showDiscordLink ? settings?.discordInviteUrl : null;
  return (
    <main className={classes.page}>
      <Wordmark />
      <StatePanel
        title={title}
        heading="h1"
        picture={<MissedShot />}
        actions={
          (actions || discord) && (
            <>
              {actions}
              {discord && (
                <Button
                  component="a"
                  href={discord}
                  target="_blank"
                  rel="noreferrer"
                  variant="outline"
                  color="gray"
                  leftSection={<IconBrandDiscord size={16} stroke={1.6} aria-hidden="true" />}
                >
                  Discord
                </Button>
              )}
            </>
          )
        }
      >
        <p className={classes.words}>{children}</p>
      </StatePanel>
    </main>
  );
}

/** A shot that misses. */
function MissedShot() {
  return (
    <svg width="132" height="92" viewBox="-612 -424 1224 848" fill="none" aria-hidden="true">
      <g stroke="var(--pitch-line)" strokeWidth="9">
        <path d={PITCH_OUTLINE} />
        <path d={PITCH_HALFWAY} />
        <path d={BLUE_GOAL} />
        <path d={ORANGE_GOAL} />
      </g>
      <path
        d="M-150 120C-80-160 120-190 210-60"
        stroke="var(--accent-text)"
        strokeWidth="9"
        strokeDasharray="4 26"
        strokeLinecap="round"
      />
      <circle cx="210" cy="-60" r="30" fill="var(--t1)" />
    </svg>
  );
}
