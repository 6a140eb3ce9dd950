import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { createContext, useContext, useEffect } from 'react';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { failureMessage, failureStatus, isUnreachable } from '../api/failure.ts';
import { GATEWAY_TIMEOUT, setGatewayTimeout } from './gateway-timeout.ts';
import { useServerBack, WhiffingScreen } from './paused-screen.tsx';

/** True inside the shell's `<main>`: an error there must not add another. */
export const InsideShell = createContext(false);

const useInsideShell = () => useContext(InsideShell);

/**
 * Shown for a screen that failed: the maintenance page on a gateway timeout, otherwise the error and a retry. Without a
 * connection it retries by itself once the server responds.
 */
export function FailureScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const insideShell = useInsideShell();
  const isTimeout = failureStatus(error) === GATEWAY_TIMEOUT;
  useEffect(() => {
    // Also replaces the shell and the window's title; the root does that unless the root itself failed.
    if (isTimeout) setGatewayTimeout(true);
  }, [isTimeout]);
  const tryAgain = () => {
    // Otherwise retrying would render the same failing data: refetch what no screen shows now.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate().finally(() => setGatewayTimeout(false));
  };
  useServerBack(!isTimeout && isUnreachable(error), tryAgain);
  if (isTimeout) return insideShell ? null : <WhiffingScreen onBack={tryAgain} />;
  const Page = insideShell ? 'div' : 'main';
  return (
    <Page className={insideShell ? undefined : 'grid content-center min-h-screen p-6'}>
      <StatePanel
        title="Oops! Something went wrong."
        heading="h1"
        actions={<Button onClick={tryAgain}>Try again</Button>}
      >
        {failureMessage(error)} Your replays are safe.
      </StatePanel>
    </Page>
  );
}

export function NotFoundScreen() {
  return (
    <StatePanel title="Page not found" heading="h1" actions={<ButtonLink to="/">Go home</ButtonLink>}>
      Check the address or go home.
    </StatePanel>
  );
}

/** Shown instead of a module's page that the administrator may not view. */
export function NotOpenScreen({ title }: { title: string }) {
  return (
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
}
