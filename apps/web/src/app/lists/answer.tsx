import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormMessage } from '../../shared/ui/form-message.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { failureMessage } from '../api/failure.ts';

interface AnswerProps<T> {
  query: UseQueryResult<T, unknown>;
  /** What is asked for: "the referrals". */
  what: string;
  /** About that of what is asked for, px. */
  height?: number;
  children: (data: T) => ReactNode;
}

/** An answer of the server, or what stands there until it is there and when it does not come. */
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

/** What stands in a panel while an answer is on its way, or why it does not come. */
export function Pending({ error, height, label }: PendingProps) {
  if (error) return <FormMessage>{failureMessage(error)}</FormMessage>;
  return <Skeleton height={height} role="status" aria-label={label} />;
}
