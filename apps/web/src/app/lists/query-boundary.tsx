import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormMessage } from '../../shared/ui/form-message.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { TextButton } from '../../shared/ui/text-button.tsx';
import { getFailureMessage, getFailureStatus, isRefusal } from '../api/failure.ts';
import { LoadFailed } from '../failure/failure-message.tsx';

interface QueryBoundaryProps<T> {
  query: UseQueryResult<T, unknown>;
  /** What is loaded: "the referrals". */
  what: string;
  height?: number;
  /** Shown while it loads; by default a gray box of this height. */
  loading?: ReactNode;
  heading?: 'h1';
  /** What a failure doesn't touch: "Your plan hasn’t changed." */
  safe?: string;
  /** Shown for something that doesn't exist, or isn't shared anymore. */
  gone?: { title: string; words: ReactNode; actions?: ReactNode };
  children: (data: T) => ReactNode;
}

const NOT_FOUND_STATUSES = [400, 404];

/** Shows a server response, or a placeholder while it loads or if it fails. */
export function QueryBoundary<T>(props: QueryBoundaryProps<T>) {
  const { what, height = 320, loading, heading, safe, gone, children } = props;
  const { data, error, refetch } = props.query;
  const level = heading && { heading };
  if (data !== undefined) return children(data);
  if (!error) return loading ?? <Skeleton height={height} role="status" aria-label={`Loading ${what}…`} />;
  return gone && NOT_FOUND_STATUSES.includes(getFailureStatus(error)) ? (
    <StatePanel {...level} title={gone.title} actions={gone.actions}>
      {gone.words}
    </StatePanel>
  ) : (
    <LoadFailed {...level} title={`We couldn’t load ${what}`} error={error} retry={refetch}>
      {safe}
    </LoadFailed>
  );
}

interface PendingProps {
  query: { error: unknown; refetch: () => unknown };
  height: number;
  label: string;
  /** What the error names where nothing next to it does: "the clips". */
  what?: string;
}

/** Shown in a small area until its query has data: a gray box, or the error and a button to try again. */
export function Pending({ query: { error, refetch }, height, label, what }: PendingProps) {
  if (!error) return <Skeleton height={height} role="status" aria-label={label} />;
  return (
    <div className="grid gap-2 justify-items-start">
      <FormMessage>
        {what && `We couldn’t load ${what}. `}
        {getFailureMessage(error)}
      </FormMessage>
      {!isRefusal(error) && <TextButton label="Try again" size="xs" onClick={() => void refetch()} />}
    </div>
  );
}

/** Joins the queries of one area for `Pending`: “Try again” refetches each one that failed. */
export function joinQueries(...queries: readonly PendingProps['query'][]): PendingProps['query'] {
  const failed = queries.filter(({ error }) => error);
  return { error: failed[0]?.error, refetch: () => failed.map(({ refetch }) => refetch()) };
}
