import { STATISTICS } from '@datacoach/analysis/metadata';
import type { MatchReport, Visibility } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { server } from '../../../app/api/client.ts';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { showFailure } from '../../../app/toasts/show-toast.tsx';
import { saveCsv, saveFile } from '../../../shared/files/save-file.ts';
import { ActionMenu } from '../../../shared/ui/action-menu.tsx';
import { ButtonLink, TextButton } from '../../../shared/ui/text-button.tsx';
import { matchEventsQuery, matchQuery, sharedEventsQuery, sharedMatchQuery } from '../api/match-query.ts';
import { WatchLink } from '../components/watch-link.tsx';
import { formatMatchCsv } from '../csv/csv-button.tsx';
import { type MatchData, useEventSource } from '../match/match-context.ts';
import { MatchView } from './match-view.tsx';

/** A match that its owner shares by link, for users with and without an account. */
export function SharedMatchScreen({ shareKey }: { shareKey: string }) {
  const match = useQuery(sharedMatchQuery(shareKey));
  const played = match.data?.report.coverage === 'full';
  const events = useQuery({ ...sharedEventsQuery(shareKey), enabled: played });
  const source = useEventSource(played, events);
  return (
    <QueryBoundary
      query={match}
      what="this match"
      heading="h1"
      loading={<MatchSkeleton />}
      gone={{
        title: 'This link doesn’t work',
        words: 'The match may not be shared anymore. Ask for a new link.',
      }}
    >
      {({ report, insight }) => (
        <MatchView
          matchId={null}
          shareKey={shareKey}
          report={report}
          me={null}
          insight={insight}
          source={source}
          facts={['shared by link']}
          actions={<WatchLink>Watch</WatchLink>}
        />
      )}
    </QueryBoundary>
  );
}

interface MatchScreenProps {
  matchId: string;
  /** Shown above a match in which none of the players is known to be the user. */
  renderUnknownReader?: (report: MatchReport, refetchQueries: () => void) => ReactNode;
  /** Shows how the user played, if they did and the recording is complete. */
  renderOwnGame?: () => ReactNode;
  /** Actions for the owner of an upload of the match. */
  renderOwnUpload?: (
    upload: { replayId: string; visibility: Visibility; shareKey: string | null },
    refetchQueries: () => void,
  ) => ReactNode;
}

export function MatchScreen({ matchId, ...slots }: MatchScreenProps) {
  const { renderUnknownReader, renderOwnGame, renderOwnUpload } = slots;
  const match = useQuery(matchQuery(matchId));
  const played = match.data?.report.coverage === 'full';
  const events = useQuery({
    ...matchEventsQuery(matchId, match.data?.revision ?? ''),
    enabled: played,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const source = useEventSource(played, events);
  const refetchQueries = () => void match.refetch();
  return (
    <QueryBoundary
      query={match}
      what="this match"
      heading="h1"
      safe="Your replays are safe."
      loading={<MatchSkeleton />}
      gone={{
        title: 'Match not found',
        words: 'It doesn’t exist or it’s private.',
        actions: <ButtonLink label="Go to My Replays" to="/my-replay" search={{ page: 1 }} />,
      }}
    >
      {({ replayId, sharing, ...data }) => (
        <div className="grid grid-cols-1 gap-gutter">
          {data.me === null && renderUnknownReader?.(data.report, refetchQueries)}
          <MatchView
            {...data}
            matchId={matchId}
            source={source}
            ownGame={data.me !== null && played && renderOwnGame?.()}
            actions={
              <>
                {replayId && sharing && renderOwnUpload?.({ replayId, ...sharing }, refetchQueries)}
                <ExportMenu matchId={matchId} report={data.report} insight={data.insight} />
                <WatchLink>Watch</WatchLink>
              </>
            }
          />
        </div>
      )}
    </QueryBoundary>
  );
}

function ExportMenu(props: { matchId: string; report: MatchReport; insight: MatchData['insight'] }) {
  const { matchId, report, insight } = props;
  const name = `${report.match.localDate?.slice(0, 10) ?? 'match'}-${report.match.playlist.slug}`;
  return (
    <ActionMenu
      width={280}
      groups={[
        {
          actions: [
            {
              label: 'CSV (all stats)',
              onClick: () => saveCsv(formatMatchCsv(report, STATISTICS, insight), `${name}.csv`),
            },
            { label: 'JSON (ballchasing format)', onClick: () => saveBallchasing(matchId, name) },
          ],
        },
      ]}
    >
      <TextButton label="Export" icon={IconDownload} quiet />
    </ActionMenu>
  );
}

async function saveBallchasing(matchId: string, name: string): Promise<void> {
  try {
    const data = await server.GET('/api/v1/gamedata/match/{matchId}/ballchasing', { path: { matchId } });
    const text = `${JSON.stringify(data, null, 2)}\n`;
    saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`);
  } catch (error) {
    showFailure(error);
  }
}

const MatchSkeleton = () => (
  <div className="grid gap-gutter" aria-busy="true">
    <div>
      <h1 className="sr-only">Loading match…</h1>
      <Skeleton width={320} maw="70%" height={24} />
      <Skeleton width={240} maw="60%" height={12} mt={8} />
    </div>
    <SkeletonPanel lines={[1, 0.6]} block={120} />
    <SkeletonPanel lines={[0.9, 0.8, 0.85, 0.7, 0.95, 0.75]} />
    <div className="grid grid-cols-[minmax(0,9fr)_minmax(0,11fr)] gap-gutter max-xl:grid-cols-1">
      <SkeletonPanel lines={[0.9, 0.8, 0.85, 0.7, 0.95, 0.75, 0.65, 0.88]} />
      <SkeletonPanel lines={[0.3]} block={300} />
    </div>
  </div>
);

/** `lines`: widths of the rows as fractions of the panel; `block`: height of the picture, if any. */
const SkeletonPanel = ({ lines, block }: { lines: readonly number[]; block?: number }) => (
  <div className="grid gap-4 content-start p-4 rounded-3 bg-s1">
    <Skeleton width={140} height={16} />
    {lines.map((share) => (
      <Skeleton key={share} width={`${share * 100}%`} height={16} />
    ))}
    {block && <Skeleton height={block} />}
  </div>
);
