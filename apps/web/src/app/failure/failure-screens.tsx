import { MAINTENANCE_TEXTS, type MaintenanceNotice } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconBrandDiscord } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import { PitchOrnament } from '../../shared/ui/pitch-ornament.tsx';
import { PageHead, StatePanel } from '../../shared/ui/state-panel.tsx';
import { ButtonLink } from '../../shared/ui/text-button.tsx';
import { Wordmark } from '../../shared/ui/wordmark.tsx';
import { getFailureMessage, getFailureStatus, isUnreachable } from '../api/failure.ts';
import { appSettingsQuery, maintenanceQuery } from '../api/public-queries.ts';
import classes from './failure.module.css';
import { GATEWAY_TIMEOUT, setGatewayTimeout } from './gateway-timeout.ts';
import { InsideShell } from './inside-shell.ts';
import { isScriptLoadError } from './script-load-error.ts';

/**
 * Shown for a screen that failed: the maintenance page on a gateway timeout, otherwise the error and a retry. Without a
 * connection it retries by itself once the server responds.
 */
export function FailureScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const insideShell = useContext(InsideShell);
  const isTimeout = getFailureStatus(error) === GATEWAY_TIMEOUT;
  useEffect(() => {
    // Also replaces the shell and the window's title; the root does that unless the root itself failed.
    if (isTimeout) setGatewayTimeout(true);
  }, [isTimeout]);
  const tryAgain = () => {
    if (isScriptLoadError(error)) {
      if (navigator.onLine) location.reload();
      return;
    }
    // Otherwise retrying would render the same failing data: refetch what no screen shows now.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate().finally(() => setGatewayTimeout(false));
  };
  useServerRecovery(!isTimeout && isUnreachable(error), tryAgain);
  if (isTimeout) return insideShell ? null : <WhiffingScreen onBack={tryAgain} />;
  const Page = insideShell ? 'div' : 'main';
  return (
    <Page className={insideShell ? undefined : 'grid content-center min-h-screen p-6'}>
      <StatePanel
        title="Oops! Something went wrong."
        heading="h1"
        actions={<Button onClick={tryAgain}>Try again</Button>}
      >
        {getFailureMessage(error)} Your replays are safe.
      </StatePanel>
    </Page>
  );
}

export const NotFoundScreen = () => (
  <StatePanel title="Page not found" heading="h1" actions={<ButtonLink to="/">Go home</ButtonLink>}>
    Check the address or go home.
  </StatePanel>
);

/** Shown instead of a module's page that the administrator may not view. */
export const NoAccessScreen = ({ title }: { title: string }) => (
  <>
    <PageHead title={title} />
    <StatePanel
      title={`You don’t have access to ${title}`}
      actions={<ButtonLink to="/admin/home">Go to Dashboard</ButtonLink>}
    >
      Ask another admin for permission.
    </StatePanel>
  </>
);

/** Title of the page and the browser tab, verbatim (specification.md 8). */
const TITLE = 'DataCoach is currently Tactically Whiffing';
const POLL_INTERVAL_MS = 10_000;

/** Calls `onBack` once the server responds again; checks now and then, and when the network returns. */
function useServerRecovery(isWaiting: boolean, onBack: () => void): void {
  const queryClient = useQueryClient();
  const ask = useEffectEvent(() => {
    queryClient.fetchQuery({ ...maintenanceQuery, staleTime: 0 }).then(onBack, () => undefined);
  });
  useEffect(() => {
    if (!isWaiting) return;
    const checkNow = () => ask();
    const timer = setInterval(checkNow, POLL_INTERVAL_MS);
    addEventListener('online', checkNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', checkNow);
    };
  }, [isWaiting]);
}

/** Replaces the page on a gateway timeout (specification.md 8); disappears when it is over. */
export function WhiffingScreen({ onBack }: { onBack: () => void }) {
  useDocumentTitle(TITLE);
  useServerRecovery(true, onBack);
  return (
    <PausedScreen
      title={TITLE}
      showDiscordLink
      actions={
        <>
          <Button onClick={onBack}>Try again</Button>
          <ButtonLink to="/status">Status</ButtonLink>
        </>
      }
    >
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

function PausedScreen({ title, children, showDiscordLink, actions }: PausedScreenProps) {
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
        }
      >
        <p className="whitespace-pre-line wrap-anywhere">{children}</p>
      </StatePanel>
    </main>
  );
}

const MissedShot = () => (
  <PitchOrnament>
    <path
      d="M-150 120C-80-160 120-190 210-60"
      stroke="var(--accent-text)"
      strokeWidth="9"
      strokeDasharray="4 26"
      strokeLinecap="round"
    />
    <circle cx="210" cy="-60" r="30" fill="var(--t1)" />
  </PitchOrnament>
);

/** Replaces the whole app during maintenance. */
export function MaintenanceScreen({ notice }: { notice: MaintenanceNotice }) {
  const title = notice.title || MAINTENANCE_TEXTS.title;
  useDocumentTitle(`${title} · DataCoach`);
  return (
    <PausedScreen title={title} showDiscordLink={notice.showDiscordLink}>
      {notice.notice || MAINTENANCE_TEXTS.notice}
    </PausedScreen>
  );
}
