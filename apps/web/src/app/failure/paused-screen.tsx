import { MAINTENANCE_WORDS, type MaintenanceNotice } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconBrandDiscord } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { BLUE_GOAL, ORANGE_GOAL, PITCH_HALFWAY, PITCH_OUTLINE } from '../../shared/ui/pitch-ornament.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { Wordmark } from '../../shared/ui/wordmark.tsx';
import { appSettingsQuery, maintenanceQuery } from '../api/open-queries.ts';
import classes from './failure.module.css';

/** Title of the page and the browser tab, verbatim (specification.md 8). */
const TITLE = 'DataCoach is currently Tactically Whiffing';
/** How often to check whether the server is back. */
const ASK_EVERY_MS = 10_000;

interface WhiffingScreenProps {
  /** Called when the server responds again, or the user wants to retry. */
  onBack: () => void;
}

/** Calls `onBack` once the server responds again; checks now and then, and when the network returns. */
export function useServerBack(isWaiting: boolean, onBack: () => void): void {
  const queryClient = useQueryClient();
  const ask = useEffectEvent(() => {
    queryClient.fetchQuery({ ...maintenanceQuery, staleTime: 0 }).then(onBack, () => undefined);
  });
  useEffect(() => {
    if (!isWaiting) return;
    const askNow = () => ask();
    const timer = setInterval(askNow, ASK_EVERY_MS);
    addEventListener('online', askNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', askNow);
    };
  }, [isWaiting]);
}

/** Replaces the page on a gateway timeout (specification.md 8); disappears when it is over. */
export function WhiffingScreen({ onBack }: WhiffingScreenProps) {
  useDocumentTitle(TITLE);
  useServerBack(true, onBack);
  return (
    <PausedScreen title={TITLE} showDiscordLink actions={<Button onClick={onBack}>Try again</Button>}>
      We’ll be back on the ball shortly. Your uploads are safe.
    </PausedScreen>
  );
}

interface PausedScreenProps {
  title: string;
  children: ReactNode;
  /** Links to the Discord server if set (decisions.md 21.2). */
  showDiscordLink: boolean;
  actions?: ReactNode;
}

/** The page shown during maintenance or while the server is timing out. */
export function PausedScreen({ title, children, showDiscordLink, actions }: PausedScreenProps) {
  const { data: settings } = useQuery({ ...appSettingsQuery, enabled: showDiscordLink });
  const discord = showDiscordLink ? settings?.discordInviteUrl : null;
  return (
    <main
      className={`${classes.pausedScreenPage} grid grid-cols-[minmax(0,720px)] justify-center justify-items-center content-center gap-6 min-h-screen p-6`}
    >
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
        <p className="whitespace-pre-line wrap-anywhere">{children}</p>
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

/** Replaces the whole app during maintenance. */
export function MaintenanceScreen({ notice }: { notice: MaintenanceNotice }) {
  const title = notice.title || MAINTENANCE_WORDS.title;
  useDocumentTitle(`${title} · DataCoach`);
  return (
    <PausedScreen title={title} showDiscordLink={notice.showDiscordLink}>
      {notice.notice || MAINTENANCE_WORDS.notice}
    </PausedScreen>
  );
}
