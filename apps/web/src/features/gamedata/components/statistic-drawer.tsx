import { type EventKind, METRICS, type MetricInfo } from '@datacoach/analysis/metadata';
import type { EventItem, MetricReview, PlayerScores } from '@datacoach/contract';
import { Button, Skeleton, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { formatNumber } from '../../../shared/format/number.ts';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import { metricTerm, metricUnit, shownMetric } from '../../../shared/metrics/metric-units.ts';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import tabs from '../../../shared/ui/tabs.module.css';
import { EVENT_PAGE_SIZE, windowEventsQuery } from '../api/window-events.ts';
import { clockWords } from '../timeline/clock-words.ts';
import { kindDefinition, kindLabel } from '../words/event-facts.ts';
import { eventSentence } from '../words/event-sentence.ts';
import { EventGlyph, glyphOf } from './event-glyph.tsx';
import classes from './statistic-drawer.module.css';

const BY_KEY = new Map<string, MetricInfo>((METRICS as readonly MetricInfo[]).map((row) => [row.key, row]));
const TEAM_NAMES = ['Blue', 'Orange'] as const;

/** What stands behind a number of the dashboard: its moments in the window's games, and what it means. */
export default function StatisticDrawer({ given, opened, onClose }: ShellDialogProps<'statistic'>) {
  const { review, filter, games } = given;
  const metric = BY_KEY.get(review.metric);
  const hasEvents = (metric?.events.length ?? 0) > 0;
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={review.label}
      closeLabel="Close the statistic"
      width="work"
    >
      <Tabs
        defaultValue={hasEvents ? 'moments' : 'definition'}
        keepMounted={false}
        classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '' }}
      >
        <Tabs.List aria-label="About this number">
          {hasEvents && <Tabs.Tab value="moments">Moments</Tabs.Tab>}
          <Tabs.Tab value="definition">Definition</Tabs.Tab>
        </Tabs.List>
        {hasEvents && metric && (
          <Tabs.Panel value="moments">
            <Moments kinds={metric.events} filter={filter} games={games} />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="definition">
          <DefinitionTab review={review} metric={metric} />
        </Tabs.Panel>
      </Tabs>
    </SideDrawer>
  );
}

interface MomentsProps {
  kinds: readonly EventKind[];
  filter: PlayerScores['filter'];
  games: PlayerScores['games'];
}

function Moments({ kinds, filter, games }: MomentsProps) {
  const [kind, setKind] = useState<EventKind | 'all'>('all');
  const [order, setOrder] = useState<'asc' | 'desc'>('desc');
  const [page, setPage] = useState(0);
  const shown = kind === 'all' ? kinds : [kind];
  const events = useQuery(windowEventsQuery(filter, { kinds: shown, order, page }));
  const pages = Math.ceil((events.data?.total ?? 0) / EVENT_PAGE_SIZE);
  return (
    <>
      <div className={classes.filters}>
        {kinds.length > 1 && (
          <Segmented
            label="Kind of moment"
            value={kind}
            choices={[
              { value: 'all', label: 'All' },
              ...kinds.map((one) => ({ value: one, label: kindLabel(one) })),
            ]}
            onChange={(chosen) => {
              setKind(chosen);
              setPage(0);
            }}
          />
        )}
        <Segmented
          label="Order"
          value={order}
          choices={[
            { value: 'desc', label: 'Newest first' },
            { value: 'asc', label: 'Oldest first' },
          ]}
          onChange={(chosen) => {
            setOrder(chosen);
            setPage(0);
          }}
        />
      </div>
      {events.data ? (
        <>
          <p className={classes.count} role="status">
            {events.data.total === 0
              ? 'None of these happened in these games.'
              : `${formatNumber(events.data.total)} ${events.data.total === 1 ? 'moment' : 'moments'} in ${events.data.matches} ${events.data.matches === 1 ? 'game' : 'games'}`}
          </p>
          <EventRows events={events.data.items} games={games} isOld={events.isPlaceholderData} />
          {pages > 1 && (
            <nav className={classes.pages} aria-label="Pages of moments">
              <Button size="xs" disabled={page === 0} onClick={() => setPage(page - 1)}>
                Back
              </Button>
              <span className="num">
                {page + 1} of {pages}
              </span>
              <Button size="xs" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
                Next
              </Button>
            </nav>
          )}
        </>
      ) : events.error ? (
        <div className={classes.count} role="alert">
          <p>The moments did not arrive. {failureSentence(events.error)}</p>
          <Button size="xs" mt={8} onClick={() => void events.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton height={480} mt={12} role="status" aria-label="The moments load" />
      )}
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Each row leads to its moment on the match page; arrows walk through them. */
function EventRows({
  events,
  games,
  isOld,
}: {
  events: readonly EventItem[];
  games: PlayerScores['games'];
  isOld: boolean;
}) {
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ol className={classes.rows} data-old={isOld || undefined} onKeyDown={onKeyDown}>
      {events.map((event) => {
        const game = games.find(({ matchId }) => matchId === event.matchId);
        return (
          <li key={event.id}>
            <Link
              to="/match/$matchId"
              params={{ matchId: event.matchId }}
              search={{ tab: 'plays', kind: event.kind }}
              className={classes.row}
            >
              <EventGlyph kind={glyphOf(event.kind)} size={12} />
              <span className={`num ${classes.clock}`}>{clockWords(event.clock)}</span>
              <span className={classes.sentence}>{eventSentence(event, TEAM_NAMES)}</span>
              <span className={classes.game}>
                {game?.playedAt ? formatShortDate(new Date(game.playedAt)) : ''}
                {game && <small>{game.map.name}</small>}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

function DefinitionTab({ review, metric }: { review: MetricReview; metric: MetricInfo | undefined }) {
  const unit = metric ? metricUnit(metric) : '';
  const decimals = Math.max(metric?.decimals ?? 0, review.per5 ? 2 : 0);
  const write = (value: number | null) => {
    const shown = shownMetric(review.metric, value);
    return shown === null ? '–' : `${formatNumber(shown, decimals)} ${unit}`.trim();
  };
  const facts: { name: string; text: string }[] = [
    { name: 'You', text: `${write(review.value)}${review.per5 ? ' per 5 minutes of live play' : ''}` },
    ...(review.valueInterval
      ? [
          {
            name: '80 % interval',
            text: `${write(review.valueInterval[0])} to ${write(review.valueInterval[1])}`,
          },
        ]
      : []),
    { name: 'Sample', text: `${review.games} games` },
    ...(review.reference === null
      ? []
      : [{ name: 'Your rank', text: `${write(review.reference)}, ${review.comparedWith}` }]),
    ...(review.nextReference === null ? [] : [{ name: 'Next rank', text: write(review.nextReference) }]),
    ...(review.source === null ? [] : [{ name: 'Where the rank’s number is from', text: review.source }]),
    ...(review.score === null
      ? [{ name: 'Score', text: review.reason ?? 'none' }]
      : [
          {
            name: 'Score',
            text: `${formatNumber(review.score)} of 100, 80 % interval ${formatNumber(review.interval![0])} to ${formatNumber(review.interval![1])}`,
          },
        ]),
    ...(metric ? (metricTerm(metric).facts ?? []) : []),
  ];
  return (
    <div className={classes.definition}>
      <p>{metric?.definition ?? 'Made of several numbers of the registry.'}</p>
      <dl>
        {facts.map(({ name, text }) => [<dt key={name}>{name}</dt>, <dd key={`${name} text`}>{text}</dd>])}
      </dl>
      {metric && metric.events.length > 0 && (
        <>
          <h3>Moments behind it</h3>
          <ul>
            {metric.events.map((kind) => (
              <li key={kind}>
                <b>{kindLabel(kind)}</b> {kindDefinition(kind)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
