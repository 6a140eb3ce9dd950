import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureSentence, failureStatus } from '../../../app/api/failure.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { sharedEventsQuery, sharedMatchQuery } from '../api/match-query.ts';
import { WatchLink } from '../components/watch-link.tsx';
import { useEventSource } from '../match/use-event-source.ts';
import { MatchSkeleton } from './match-skeleton.tsx';
import { MatchView } from './match-view.tsx';

const GONE = [400, 404];

/** A match that its owner shares by a link, for readers with and without an account. */
export function SharedMatchScreen({ shareKey }: { shareKey: string }) {
  const { data, error, refetch } = useQuery(sharedMatchQuery(shareKey));
  const played = data?.report.coverage === 'full';
  const events = useQuery({ ...sharedEventsQuery(shareKey), enabled: played });
  const source = useEventSource(played, events);
  if (data) {
    return (
      <MatchView
        matchId={null}
        shareKey={shareKey}
        report={data.report}
        me={null}
        insight={data.insight}
        source={source}
        facts={['shared by a link']}
        actions={<WatchLink>Watch</WatchLink>}
      />
    );
  }
  if (!error) return <MatchSkeleton />;
  if (GONE.includes(failureStatus(error))) {
    return (
      <StatePanel title="This link leads nowhere" heading="h1">
        Maybe the match is shared no longer. Ask for a new link.
      </StatePanel>
    );
  }
  return (
    <StatePanel
      title="The match did not arrive"
      heading="h1"
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      {failureSentence(error)}
    </StatePanel>
  );
}
