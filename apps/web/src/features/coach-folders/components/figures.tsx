import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';

interface FiguresProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/** Figures of the server with their loading and their failure. */
export function Figures<Data>({ query, children }: FiguresProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <StatePanel
        title="These figures could not be read"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {failureSentence(error)}
      </StatePanel>
    );
  }
  return <Skeleton height={280} role="status" aria-label="The figures load" />;
}
