import { Button, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { failureMessage, failureStatus } from '../../../app/api/failure.ts';
import { formatDate } from '../../../shared/format/date.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';
import { sharedScoutBookQuery } from '../api/scouting.ts';
import { ScoutPages } from '../components/scout-pages.tsx';

const GONE = [400, 404];

/** A scouting report that a coach shares by link. */
export function ScoutPageScreen({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(sharedScoutBookQuery(token));
  const isGone = GONE.includes(failureStatus(error) ?? 0);
  return (
    <main className="grid grid-cols-1 gap-4 max-w-350 mx-auto pt-6 px-4 pb-12" id="main">
      <meta name="robots" content="noindex" />
      <Link to="/" aria-label="DataCoach home">
        <Wordmark />
      </Link>
      {data ? (
        <>
          <PageHead
            title="Scouting report"
            subtitle={`Shared by a coach until ${formatDate(new Date(data.expiresAt))}`}
            actions={
              <Button
                leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => window.print()}
              >
                Print (2 pages)
              </Button>
            }
          />
          <ScoutPages book={data} />
        </>
      ) : error ? (
        <StatePanel
          title={isGone ? 'This report isn’t shared anymore' : 'We couldn’t load this report'}
          heading="h1"
          {...(!isGone && { actions: <Button onClick={() => void refetch()}>Try again</Button> })}
        >
          {isGone
            ? 'The link has expired, or the coach stopped sharing it. Ask them for a new one.'
            : failureMessage(error)}
        </StatePanel>
      ) : (
        <Skeleton height={480} role="status" aria-label="Loading the report…" />
      )}
    </main>
  );
}
