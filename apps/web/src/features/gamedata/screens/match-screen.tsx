import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureSentence, failureStatus } from '../../../app/api/failure.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { matchQuery } from '../api/match-query.ts';
import classes from './match-screen.module.css';
import { MatchView } from './match-view.tsx';

const NOT_FOUND = 404;
const BAD_ID = 400;

export function MatchScreen({ matchId }: { matchId: string }) {
  const { data, error, refetch } = useQuery(matchQuery(matchId));
  if (data) return <MatchView report={data.report} me={data.me} />;
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

/** The match page's own layout while it loads. */
function MatchSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <div>
        <h1 className="sr-only">The match loads</h1>
        <Skeleton width={320} maw="70%" height={24} />
        <Skeleton width={240} maw="60%" height={12} mt={8} />
      </div>
      <Skeleton height={264} radius="md" />
      <Skeleton height={264} radius="md" />
      <div className={classes.columns}>
        <Skeleton height={420} radius="md" />
        <Skeleton height={420} radius="md" />
      </div>
    </div>
  );
}
