import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { createContext, useContext, useEffect } from 'react';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { failureMessage, failureStatus } from '../api/failure.ts';
import classes from './failure.module.css';
import { GATEWAY_TIMEOUT, setGatewayTimeout } from './gateway-timeout.ts';
import { WhiffingScreen } from './paused-screen.tsx';

/** True for what stands in the shell's own `<main>`: a failure there must not bring a second one. */
export const InsideShell = createContext(false);

const useInsideShell = () => useContext(InsideShell);

/** A screen that could not be shown: the maintenance page on a gateway timeout, else what happened and a retry. */
export function FailureScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const insideShell = useInsideShell();
  const isTimeout = failureStatus(error) === GATEWAY_TIMEOUT;
  useEffect(() => {
    // The shell is replaced too, and the window's title: the root does that, unless it is the root that failed.
    if (isTimeout) setGatewayTimeout(true);
  }, [isTimeout]);
  const tryAgain = () => {
    // An answer that could not be drawn would be drawn again: what no screen shows now is asked for again.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate().finally(() => setGatewayTimeout(false));
  };
  if (isTimeout) return insideShell ? null : <WhiffingScreen onBack={tryAgain} />;
  const Page = insideShell ? 'div' : 'main';
  return (
    <Page className={insideShell ? undefined : classes.page}>
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

/** Stands in for a page of a module that the administrator may not look at. */
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
