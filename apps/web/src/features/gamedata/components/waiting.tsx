import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMatch } from '../match/match-context.ts';

/** Shows its content once the events are here; until then the room for it, and what went wrong if they do not come. */
export function Waiting({ children, height = 220 }: { children: ReactNode; height?: number }) {
  const { source } = useMatch();
  switch (source.state) {
    case 'ready':
      return children;
    case 'loading':
      return <Skeleton height={height} role="status" aria-label="The events load" />;
    case 'failed':
      return (
        <div className="py-3 text-t2" role="alert">
          <p>The events did not arrive. The figures on this page are complete.</p>
          <Button size="xs" mt={8} onClick={source.retry}>
            Try again
          </Button>
        </div>
      );
    case 'none':
      return <p className="py-3 text-t2">This match has no events: its play was not recorded or not read.</p>;
  }
}
