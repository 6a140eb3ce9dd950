import { findMetricInfo, findWeakMoments } from '@datacoach/analysis/metadata';
import type { WindowGame } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../app/api/client.ts';
import { Finding } from '../../features/analysis/first-insight/finding.tsx';
import {
  describeComparison,
  firstInsightQuery,
} from '../../features/analysis/first-insight/first-findings.tsx';
import type { FirstInsightTask } from '../../features/analysis/first-insight/first-insight-task.ts';
import { matchQuery } from '../../features/gamedata/api/match-query.ts';
import { getStartedQuery, getTiers } from '../../features/get-started/api/get-started.ts';
import { toClipSearch } from '../../shared/format/clip-search.ts';
import { TextLink } from '../../shared/ui/text-button.tsx';

const RESULTS = { won: 'You won', lost: 'You lost', drawn: 'You tied' } as const;

/** The clearest thing that one game says, with its clip: until there are enough games for a verdict. */
export default function FirstMatchFinding({ game }: { game: WindowGame }) {
  const { data: match } = useQuery(matchQuery(game.matchId));
  const { data: state } = useQuery(getStartedQuery);
  if (!match || !state) return <Skeleton height={220} />;
  if (match.me === null) return null;
  const task = { report: match.report, insight: match.insight, playerKey: match.me, tiers: getTiers(state) };
  return <ShownFinding game={game} task={task} />;
}

function ShownFinding({ game, task }: { game: WindowGame; task: FirstInsightTask }) {
  const { data: answer, isPending } = useQuery(firstInsightQuery(task));
  if (isPending) return <Skeleton height={220} />;
  const line = answer?.opportunity ?? answer?.strength;
  if (!answer || !line) return null;
  return (
    <Finding
      title={answer.opportunity ? 'From your last game' : 'Your strength in your last game'}
      line={line}
      words={answer.opportunity ? answer.words : null}
      who="You"
      comparedWith={describeComparison(line, answer)}
    >
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Clip matchId={game.matchId} metric={line.metric} isWeak={answer.opportunity !== null} />
        <TextLink to="/match/$matchId" params={{ matchId: game.matchId }}>
          {RESULTS[game.result]} {game.goals.own}–{game.goals.other} on {game.map.name}
        </TextLink>
      </p>
    </Finding>
  );
}

/** The first moment of the match that shows it; nothing for stats of the whole game. */
function Clip({ matchId, metric, isWeak }: { matchId: string; metric: string; isWeak: boolean }) {
  const weak = isWeak ? findWeakMoments({ key: metric }) : null;
  const kinds = weak?.kinds ?? findMetricInfo(metric)?.events;
  const { data } = useQuery({
    ...endpointQuery('/api/v1/gamedata/event-list', {
      query: {
        matchId,
        kind: [...(kinds ?? [])],
        ...(weak?.codes && { code: [...weak.codes] }),
        ...(weak?.side ? { side: weak.side } : { player: 'me', ...(!weak && { metric }) }),
        pageSize: 1,
        getGameStats: 'false',
      },
    }),
    enabled: kinds !== undefined && kinds.length > 0,
  });
  const event = data?.items[0];
  if (!event) return null;
  return (
    <TextLink
      to="/match/$matchId/viewer"
      params={{ matchId }}
      search={toClipSearch(event)}
      aria-label={`Watch the clip: ${event.label}`}
    >
      Watch the clip
    </TextLink>
  );
}
