import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { failureSentence, failureStatus } from '../api/failure.ts';
import { useInsideShell } from '../shell/inside-shell.ts';
import classes from './failure-screen.module.css';
import { GATEWAY_TIMEOUT, setGatewayTimeout } from './gateway-timeout.ts';
import { WhiffingScreen } from './whiffing-screen.tsx';

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
    // An answer that could not be drawn would be drawn again: what no screen shows now is asked for anew.
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
        {failureSentence(error)} Your replays are safe.
      </StatePanel>
    </Page>
  );
}
