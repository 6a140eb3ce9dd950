import { findWeakMoments, hasMomentRule } from '@datacoach/analysis/metadata';
import type { EventItem, MetricReview, PlayerScores } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { endpointQuery } from '../../../app/api/client.ts';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatClockTime, formatShortDate } from '../../../shared/format/date.ts';
import {
  formatMetricValue,
  formatReferenceName,
  getMetricFacts,
  getUnitSuffix,
  type MetricFacts,
} from '../../../shared/metrics/metric-facts.ts';
import { ClipPicture } from '../../../shared/pitch/clip-picture.tsx';
import { RESULT_LABELS } from '../../../shared/ui/result-score.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { describeWorth, formatOpportunity } from '../text/opportunity-text.ts';
import { type DashboardSearch, toWindowQuery } from '../window/dashboard-search.ts';
import { GapLine } from './gap-line.tsx';
import classes from './insight-card.module.css';
import { DismissedLine, type DismissedOpportunity, NotNow } from './not-now.tsx';

interface InsightCardProps {
  data: PlayerScores;
  scores: NonNullable<PlayerScores['scores']>;
  search: DashboardSearch;
  onOpen: (metric: string) => void;
}

type TopOpportunity = Exclude<InsightCardProps['scores']['topOpportunity'], { reason: string }>;

const MOMENTS = 3;
const hasClips = (review: MetricReview) => getMetricFacts(review).events.length > 0;

/** What costs the player most, what to do about it and what that is worth: the first thing on the dashboard. */
export function InsightCard({ data, scores, search, onOpen }: InsightCardProps) {
  const top = scores.topOpportunity;
  const review = 'reason' in top ? undefined : data.metrics.find(({ metric }) => metric === top.metric);
  const mode = data.filter.mode === 0 ? null : data.filter.mode;
  const [aside, setAside] = useState<DismissedOpportunity | null>(null);
  const title = 'reason' in top || top.goals ? 'What’s costing you most' : 'Stands out most';
  return (
    <section
      className="grid grid-cols-2 gap-x-8 gap-y-4 p-5 @max-[862px]/dashboard:gap-x-5 @max-[862px]/dashboard:p-4 @max-[621px]/dashboard:grid-cols-1 rounded-3 bg-s1"
      aria-label={title}
    >
      <div className={classes.words}>
        <p className="t2">{title}</p>
        {aside && mode !== null && <DismissedLine mode={mode} aside={aside} onBack={() => setAside(null)} />}
        {'reason' in top || !review ? (
          <h2>{'reason' in top ? top.reason : 'Nothing stands out.'}</h2>
        ) : (
          <Finding
            top={top}
            review={review}
            rank={formatReferenceName(review.comparedWith, data.comparedWith?.rank ?? 'your rank')}
            next={data.comparedWith?.next ?? 'next rank'}
            mode={mode}
            onDismiss={setAside}
          />
        )}
      </div>
      {review && (
        <div
          className="grid grid-cols-1 content-start gap-2 data-clips:min-h-[358px]"
          data-clips={hasClips(review) || undefined}
        >
          {hasClips(review) ? (
            <Moments data={data} search={search} review={review} />
          ) : (
            <WeakestGames data={data} review={review}>
              This stat covers the whole game. These games were your weakest:
            </WeakestGames>
          )}
          <button
            type="button"
            className="bare-button justify-self-start min-h-6 text-link"
            onClick={() => onOpen(review.metric)}
          >
            See all clips and how it’s measured
          </button>
        </div>
      )}
    </section>
  );
}

interface FindingProps {
  top: TopOpportunity;
  review: MetricReview;
  rank: string;
  next: string;
  mode: 5 | 10 | 15 | null;
  onDismiss: (aside: DismissedOpportunity) => void;
}

function Finding({ top, review, rank, next, mode, onDismiss }: FindingProps) {
  const facts = getMetricFacts(review);
  const { problem, before, value, after } = formatOpportunity(facts, top.problem, review, rank);
  return (
    <>
      <h2>{problem}</h2>
      <p className="t2">
        {before} <b className="text-accent-text">{value}</b>
        {after}
      </p>
      {top.say && (
        <p className="max-w-[56ch] text-[16px] leading-6">
          <span className="t3">Do this: </span>
          {top.say}
        </p>
      )}
      {top.goals ? (
        <p>
          Worth about <b>{describeWorth(top.goals)}</b>.
        </p>
      ) : (
        top.inRanks && (
          <p>
            That’s <b>{top.inRanks}</b>.
          </p>
        )
      )}
      <div className="flex flex-wrap items-center gap-2 mt-1">
        {top.drill ? (
          <Button variant="filled" onClick={() => openDialog('drill', top.drill!)}>
            Start the drill
          </Button>
        ) : (
          <ButtonLink to="/training-plans" search={{ view: 'plans', ...(mode && { mode }) }} variant="filled">
            Find a plan
          </ButtonLink>
        )}
        <ButtonLink to="/coaching" variant="subtle" color="gray">
          Ask a coach
        </ButtonLink>
        {mode !== null && (
          <NotNow
            key={review.metric}
            mode={mode}
            metric={review.metric}
            label={facts.label}
            onDismiss={onDismiss}
          />
        )}
      </div>
      <details className="text-t2">
        <summary className="w-fit min-h-6 text-[12px] leading-6 text-t3 cursor-pointer hover:text-t1">
          How you compare, and how sure this is
        </summary>
        <GapLine review={review} rank={rank} next={next} />
        {[top.noGoalsReason, top.goals && top.inRanks && `That’s ${top.inRanks}.`, top.noRanksReason].map(
          (text) =>
            text && (
              <p key={text} className="mt-1 text-[12px] leading-4">
                {text}
              </p>
            ),
        )}
      </details>
    </>
  );
}

type ReviewProps = Pick<InsightCardProps, 'data'> & { review: MetricReview };

function Moments({ data, search, review }: ReviewProps & Pick<InsightCardProps, 'search'>) {
  const moments = useQuery(momentsQuery(search, data.filter.mode, getMetricFacts(review)));
  if (moments.error || !moments.data) {
    return <Pending query={moments} height={326} label="Loading clips…" what="the clips" />;
  }
  if (moments.data.items.length === 0) {
    return (
      <WeakestGames data={data} review={review}>
        No clips in these games. These were your weakest:
      </WeakestGames>
    );
  }
  return (
    <ul className="grid gap-2">
      {moments.data.items.map((event) => (
        <li key={event.id}>
          <Moment
            event={event}
            playedAt={data.games.find(({ matchId }) => matchId === event.matchId)?.playedAt ?? null}
          />
        </li>
      ))}
    </ul>
  );
}

/** Instead of clips: the games where a stat was weakest. `children` says why there are no clips. */
function WeakestGames({ data, review, children }: ReviewProps & { children: string }) {
  const facts = getMetricFacts(review);
  const direction = facts.better === 'lower' ? -1 : 1;
  // Both end with the newest game; the list is shorter.
  const games = data.games
    .flatMap((game, index) => {
      const value = review.series.at(-1 - index) ?? null;
      return value === null ? [] : [{ game, value }];
    })
    .sort((a, b) => direction * (a.value - b.value))
    .slice(0, MOMENTS);
  return (
    <>
      <p className="text-t2">{children}</p>
      <ul className="grid gap-2">
        {games.map(({ game: { matchId, map, goals, result, playedAt }, value }) => (
          <li key={matchId}>
            <Link
              to="/match/$matchId"
              params={{ matchId }}
              className={`${classes.game} hover:bg-s3 rounded-2`}
            >
              <b className="num">
                {formatMetricValue(facts, value)}
                {getUnitSuffix(facts.unit)}
              </b>
              <span>
                {RESULT_LABELS[result]} {goals.own}–{goals.other}
                <small>
                  {[map.name, playedAt && formatShortDate(new Date(playedAt))].filter(Boolean).join(' · ')}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const Moment = ({ event, playedAt }: { event: EventItem; playedAt: string | null }) => (
  <Link
    to="/match/$matchId/viewer"
    params={{ matchId: event.matchId }}
    search={toClipSearch(event)}
    className={`${classes.moment} hover:bg-s2 rounded-2`}
  >
    <ClipPicture path={event.path} spot={event} />
    <span>
      <b>{event.label}</b>
      <small>
        <span className="num">{formatClockTime(event.clock)}</span>
        {[getOutcome(event), playedAt && formatShortDate(new Date(playedAt))]
          .filter(Boolean)
          .map((text) => ` · ${text}`)}
      </small>
    </span>
  </Link>
);

function getOutcome({ evidence: { outcome, xg } }: EventItem): string {
  const chance = typeof xg === 'number' && `xG ${formatMetricValue({ key: 'xg', decimals: 2 }, xg)}`;
  return [typeof outcome === 'string' && outcome, chance].filter(Boolean).join(', ');
}

/** Newest events that show a weak figure of the metric in the window's games. */
function momentsQuery(search: DashboardSearch, mode: 0 | 5 | 10 | 15, { key, events }: MetricFacts) {
  const { games, ...window } = toWindowQuery(search);
  const weak = findWeakMoments({ key });
  return endpointQuery('/api/v1/gamedata/event-list', {
    query: {
      play: 'public',
      ...window,
      mode,
      ...(games === undefined ? {} : { window: games }),
      ...(weak
        ? {
            kind: [...weak.kinds],
            ...(weak.codes && { code: [...weak.codes] }),
            ...(weak.side && { side: weak.side, player: 'all' }),
          }
        : { kind: [...events], ...(hasMomentRule(key) && { metric: key }) }),
      order: 'desc',
      pageSize: MOMENTS,
      paths: 'true',
      getGameStats: 'false',
    },
  });
}
