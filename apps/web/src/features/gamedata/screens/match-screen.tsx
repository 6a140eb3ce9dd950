import type { MatchReport, Visibility } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureSentence, failureStatus } from '../../../app/api/failure.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { matchEventsQuery, matchQuery } from '../api/match-query.ts';
import { ExportMenu } from '../components/export-menu.tsx';
import { WatchLink } from '../components/watch-link.tsx';
import { useEventSource } from '../match/use-event-source.ts';
import { MatchSkeleton } from './match-skeleton.tsx';
import { MatchView } from './match-view.tsx';

const NOT_FOUND = 404;
const BAD_ID = 400;

interface MatchScreenProps {
  matchId: string;
  /** Above a match in which nobody is known to be the reader. */
  renderUnknownReader?: (report: MatchReport, askAgain: () => void) => ReactNode;
  /** Lets the owner of an upload say who else sees the match. */
  renderSharing?: (upload: SharedUpload, askAgain: () => void) => ReactNode;
}

/** The reader's own upload of a match, and who sees it. */
export interface SharedUpload {
  readonly replayId: string;
  readonly visibility: Visibility;
  readonly shareKey: string | null;
}

export function MatchScreen({ matchId, renderUnknownReader, renderSharing }: MatchScreenProps) {
  const { data, error, refetch } = useQuery(matchQuery(matchId));
  const played = data?.report.coverage === 'full';
  const events = useQuery({
    ...matchEventsQuery(matchId, data?.revision ?? ''),
    enabled: played,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const source = useEventSource(played, events);
  if (data) {
    const { report, me, insight, ranks, replayId, sharing } = data;
    const askAgain = () => void refetch();
    return (
      <div className="grid grid-cols-1 gap-gutter">
        {me === null && renderUnknownReader?.(report, askAgain)}
        <MatchView
          matchId={matchId}
          report={report}
          me={me}
          insight={insight}
          source={source}
          ranks={ranks}
          actions={
            <>
              {replayId && sharing && renderSharing?.({ replayId, ...sharing }, askAgain)}
              <ExportMenu matchId={matchId} report={report} insight={insight} />
              <WatchLink>Watch</WatchLink>
            </>
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
