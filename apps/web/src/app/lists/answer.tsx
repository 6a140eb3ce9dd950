import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormMessage } from '../../shared/ui/form-message.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { failureMessage } from '../api/failure.ts';

interface AnswerProps<T> {
  query: UseQueryResult<T, unknown>;
  /** What is loaded: "the referrals". */
  what: string;
  /** Approximate height of the loaded content, px. */
  height?: number;
  children: (data: T) => ReactNode;
}

/** Shows a server response, or a placeholder while it loads or if it fails. */
export function Answer<T>({ query, what, height = 320, children }: AnswerProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton height={height} role="status" aria-label={`Loading ${what}…`} />;
  return (
    <StatePanel
      title={`We couldn’t load ${what}`}
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      {failureMessage(error)}
    </StatePanel>
  );
}

interface PendingProps {
  error: unknown;
  height: number;
  /** "Loading pairs…" */
  label: string;
}

/** Shown in a panel while data loads, or if loading failed. */
export function Pending({ error, height, label }: PendingProps) {
  if (error) return <FormMessage>{failureMessage(error)}</FormMessage>;
  return <Skeleton height={height} role="status" aria-label={label} />;
}
