import type { CareerPage } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { formatHours, formatKilometres } from '../words/career-words.ts';
import classes from './career-body.module.css';
import { FeatsTable } from './feats-table.tsx';
import { RankTimeline } from './rank-timeline.tsx';

/** The parts of a career that there are. */
export function CareerBody({ career, isOld }: { career: CareerPage; isOld: boolean }) {
  const { record, feats, milestones, ranks, mates, favourites, mode } = career;
  return (
    <div className="grid grid-cols-1 gap-6 data-old:opacity-60" data-old={isOld || undefined}>
      {record && <Figures record={record} />}
      <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-6 items-start max-lg:grid-cols-1">
        {feats && <FeatsTable feats={feats} mode={mode} />}
        <div className="grid grid-cols-1 gap-4">
          {ranks && ranks.held.length > 0 && <RankTimeline ranks={ranks} />}
          {mates && <Mates mates={mates} />}
          {milestones && <Milestones milestones={milestones} />}
          {favourites && <Favourites favourites={favourites} />}
        </div>
      </div>
    </div>
  );
}

function Figures({ record }: { record: NonNullable<CareerPage['record']> }) {
  const share = record.games === 0 ? 0 : Math.round((record.won / record.games) * 100);
  const drawn = record.drawn > 0 ? `–${formatNumber(record.drawn)}` : '';
  const figures = [
    { label: 'Games', value: formatNumber(record.games), note: formatHours(record.seconds) },
    {
      label: 'Won–lost',
      value: `${formatNumber(record.won)}–${formatNumber(record.lost)}${drawn}`,
      note: `${share} % won`,
    },
    { label: 'Goals', value: formatNumber(record.goals), note: a(record.goals, record.games) },
    { label: 'Assists', value: formatNumber(record.assists), note: a(record.assists, record.games) },
    { label: 'Saves', value: formatNumber(record.saves), note: a(record.saves, record.games) },
    {
      label: 'Demolitions',
      value: formatNumber(record.demolitions),
      note: a(record.demolitions, record.games),
    },
    { label: 'Driven and flown', value: formatKilometres(record.distance), note: 'all games together' },
    {
      label: 'Overtime',
      value: `${record.overtime.won}–${record.overtime.lost}`,
      note: 'won and lost',
    },
    { label: 'Comebacks', value: formatNumber(record.comebacks), note: 'won after being behind' },
  ];
  return (
    <dl
      className={`${classes.figures} grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-4 p-4 rounded-3 bg-s1`}
    >
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
          <dd className={`${classes.note} text-xs text-t3`}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function a(count: number, games: number): string {
  return games === 0 ? '' : `${formatNumber(count / games, 1)} a game`;
}

function Mates({ mates }: { mates: NonNullable<CareerPage['mates']> }) {
  return (
    <Panel
      title="Best team-mates"
      term={{
        label: 'Best team-mates',
        definition:
          'Those you win most with, from three games together on. A share of few games is pulled towards one half, as if ten even games had come before.',
      }}
    >
      {mates.length === 0 ? (
        <p className="t2">Three games with the same team-mate open this.</p>
      ) : (
        <DataTable
          className={classes.table}
          rows={mates}
          rowKey={({ name }) => name}
          columns={[
            { head: 'Name', isRowHead: true, cell: ({ name }) => name },
            { head: 'Games', cellClassName: 'num', cell: ({ games }) => games },
            {
              head: 'Won',
              cellClassName: 'num',
              cell: ({ games, won }) => <>{Math.round((won / games) * 100)} %</>,
            },
          ]}
        />
      )}
    </Panel>
  );
}

function Milestones({ milestones }: { milestones: NonNullable<CareerPage['milestones']> }) {
  return (
    <Panel title="Milestones">
      <ol className={classes.list}>
        {milestones.map(({ games, matchId, playedAt }) => {
          const words = games === 1 ? 'First game' : `${formatNumber(games)} games`;
          return (
            <li key={games}>
              {matchId === null ? (
                words
              ) : (
                <Link to="/match/$matchId" params={{ matchId }} className="text-link">
                  {words}
                </Link>
              )}
              {playedAt && <time dateTime={playedAt}>{formatDate(new Date(playedAt))}</time>}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function Favourites({ favourites: { car, map } }: { favourites: NonNullable<CareerPage['favourites']> }) {
  const rows = [
    { label: 'Car', found: car },
    { label: 'Map', found: map },
  ];
  return (
    <Panel title="Favourites">
      <ul className={classes.list}>
        {rows.map(
          ({ label, found }) =>
            found && (
              <li key={label}>
                <span>
                  <span className="t3">{label}</span> {found.name}
                </span>
                <span className="t3">{formatNumber(found.games)} games</span>
              </li>
            ),
        )}
      </ul>
    </Panel>
  );
}
