import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormMessage } from '../../shared/ui/form-message.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { getFailureMessage } from '../api/failure.ts';

/** An error's user message, read aloud when it appears; empty without an error. */
export const FailureMessage = ({ error }: { error: unknown }) => (
  <FormMessage>{error ? getFailureMessage(error) : null}</FormMessage>
);

interface LoadFailedProps {
  title: string;
  error: unknown;
  retry: () => unknown;
  heading?: 'h1';
  /** What the failure didn't touch. */
  children?: ReactNode;
}

/** Shown where the server's data couldn't be loaded: why, and a button to try again. */
export const LoadFailed = ({ title, error, retry, heading, children }: LoadFailedProps) => (
  <StatePanel
    title={title}
    {...(heading && { heading })}
    actions={<Button onClick={() => void retry()}>Try again</Button>}
  >
    {getFailureMessage(error)}
    {children && <> {children}</>}
  </StatePanel>
);
