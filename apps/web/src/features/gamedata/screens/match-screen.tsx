import type { MatchReport } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { failureSentence, failureStatus } from '../../../app/api/failure.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { matchEventsQuery, matchQuery } from '../api/match-query.ts';
import type { EventSource } from '../match/match-context.ts';
import classes from './match-screen.module.css';
import { MatchView } from './match-view.tsx';

const NOT_FOUND = 404;
const BAD_ID = 400;

interface MatchScreenProps {
  matchId: string;
  /** Above a match in which nobody is known to be the reader. */
  renderUnknownReader?: (report: MatchReport, askAgain: () => void) => ReactNode;
}

export function MatchScreen({ matchId, renderUnknownReader }: MatchScreenProps) {
  const { data, error, refetch } = useQuery(matchQuery(matchId));
  const source = useEventSource(matchId, data);
  if (data) {
    const { report, me, insight } = data;
    return (
      <div className={classes.screen}>
        {me === null && renderUnknownReader?.(report, () => void refetch())}
        <MatchView
          matchId={matchId}
          report={report}
          me={me}
          insight={insight}
          source={source}
          actions={
            report.coverage === 'full' && (
              <ButtonLink
                to="/match/$matchId/viewer"
                params={{ matchId }}
                variant="default"
                leftSection={<IconPlayerPlay size={16} stroke={1.6} aria-hidden="true" />}
              >
                Watch
              </ButtonLink>
            )
          }
        />
      </div>
    );
  }
  if (!error) return <MatchSkeleton />;
  if ([NOT_FOUND, BAD_ID].includes(failureStatus(error))) {
    return (
      <StatePanel
        title="This match is not here"
        heading="h1"
        actions={
          <ButtonLink to="/my-replay" search={{ page: 1 }}>
            Go to My Replays
          </ButtonLink>
        }
      >
        It does not exist, or it is private to somebody else.
      </StatePanel>
    );
  }
  return (
    <StatePanel
      title="The match did not arrive"
      heading="h1"
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      {failureSentence(error)} Your replays are safe.
    </StatePanel>
  );
}

interface Played {
  readonly revision: string;
  readonly report: { readonly coverage: 'full' | 'scoreboard' };
}

/** The events come after the page: they are many, and its first figures do not need them. */
function useEventSource(matchId: string, match: Played | undefined): EventSource {
  const played = match?.report.coverage === 'full';
  const { data, isError, refetch } = useQuery({
    ...matchEventsQuery(matchId, match?.revision ?? ''),
    enabled: played,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    if (!played) return { state: 'none' };
    if (data) return { state: 'ready', events: data.events };
    return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  }, [played, data, isError, refetch]);
}

/** The match page's own layout while it loads. */
function MatchSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <div>
        <h1 className="sr-only">The match loads</h1>
        <Skeleton width={320} maw="70%" height={24} />
        <Skeleton width={240} maw="60%" height={12} mt={8} />
      </div>
      <SkeletonPanel lines={[1, 0.6]} block={120} />
      <SkeletonPanel lines={[0.9, 0.8, 0.85, 0.7, 0.95, 0.75]} />
      <div className={classes.columns}>
        <SkeletonPanel lines={[0.9, 0.8, 0.85, 0.7, 0.95, 0.75, 0.65, 0.88]} />
        <SkeletonPanel lines={[0.3]} block={300} />
      </div>
    </div>
  );
}

interface SkeletonPanelProps {
  /** Widths of the rows as shares of the panel. */
  lines: readonly number[];
  /** Height of the picture, if it has one. */
  block?: number;
}

function SkeletonPanel({ lines, block }: SkeletonPanelProps) {
  return (
    <div className={classes.panel}>
      <Skeleton width={140} height={16} />
      {lines.map((share) => (
        <Skeleton key={share} width={`${share * 100}%`} height={16} />
      ))}
      {block && <Skeleton height={block} />}
    </div>
  );
}
