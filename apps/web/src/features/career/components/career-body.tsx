import { counted, formatNumber, formatSpan } from '@datacoach/analysis/format-number';
import { CAREER_RECORDS } from '@datacoach/analysis/metadata';
import type { CareerPage } from '@datacoach/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatDate } from '../../../shared/format/date.ts';
import { MODE_CHOICES } from '../../../shared/format/mode.ts';
import { formatSpeedsInText } from '../../../shared/format/speed.ts';
import { ClipPicture } from '../../../shared/pitch/clip-picture.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import type { CareerSearch } from '../api/career.ts';
import classes from '../career.module.css';
import { RankTimeline } from './rank-timeline.tsx';

export function CareerBody({ career, isOld }: { career: CareerPage; isOld: boolean }) {
  const { record, feats, milestones, ranks, teammates, favorites, week, mode } = career;
  return (
    <div className="grid grid-cols-1 gap-6 data-old:opacity-60" data-old={isOld || undefined}>
      {week && <Week week={week} />}
      {record && <Stats record={record} />}
      <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-6 items-start max-lg:grid-cols-1">
        {feats && <FeatsTable feats={feats} mode={mode} />}
        <div className="grid grid-cols-1 gap-4">
          {ranks && ranks.held.length > 0 && <RankTimeline ranks={ranks} />}
          {teammates && <Teammates teammates={teammates} />}
          {milestones && <Milestones milestones={milestones} />}
          {favorites && <Favorites favorites={favorites} />}
        </div>
      </div>
    </div>
  );
}

const Week = ({ week: { moved, focus } }: { week: NonNullable<CareerPage['week']> }) => (
  <Panel title="Your week">
    <p className="t2">{moved === null ? 'No stat changed by more than luck.' : formatSpeedsInText(moved)}</p>
    {focus && (
      <p className="pt-2">
        <b>{focus.problem}</b> {focus.say}{' '}
        <Link to="/dashboard" className="touch-target text-link">
          Open your dashboard
        </Link>
      </p>
    )}
  </Panel>
);

function Stats({ record }: { record: NonNullable<CareerPage['record']> }) {
  const share = record.games === 0 ? 0 : Math.round((record.won / record.games) * 100);
  const drawn = record.drawn > 0 ? `–${formatNumber(record.drawn)}` : '';
  const { overtime } = record;
  const average = (label: string, count: number) => ({
    label,
    value: formatNumber(count),
    note: record.games === 0 ? '' : `${formatNumber(count / record.games, 1)} on average`,
  });
  const stats = [
    { label: 'Games', value: formatNumber(record.games), note: formatSpan(record.seconds) },
    {
      label: 'Won–lost',
      value: `${formatNumber(record.won)}–${formatNumber(record.lost)}${drawn}`,
      note: `${share}% won`,
    },
    average('Goals', record.goals),
    average('Assists', record.assists),
    average('Saves', record.saves),
    average('Demolitions', record.demolitions),
    { label: 'Distance traveled', value: formatKilometers(record.distance), note: 'across all games' },
    { label: 'Overtime', value: `${overtime.won}–${overtime.lost}`, note: 'won and lost' },
    { label: 'Comebacks', value: formatNumber(record.comebacks), note: 'won after trailing' },
  ];
  return (
    <dl
      className={`${classes.stats} grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-4 p-4 rounded-3 bg-s1`}
    >
      {stats.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
          <dd className={`${classes.note} text-xs text-t3`}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function Teammates({ teammates }: { teammates: NonNullable<CareerPage['teammates']> }) {
  return (
    <Panel
      title="Best teammates"
      term={{
        label: 'Best teammates',
        definition:
          'Who you win most with, in 5 games or more. With few games, win rates are pulled toward 50%.',
      }}
    >
      {teammates.length === 0 ? (
        <p className="t2">Play 5 games with the same teammate to see this.</p>
      ) : (
        <DataTable
          className={classes.table}
          rows={teammates}
          rowKey={({ name }) => name}
          columns={[
            { head: 'Name', isRowHead: true, cell: ({ name }) => name },
            { head: 'Games', cellClassName: 'num', cell: ({ games }) => games },
            {
              head: 'Won',
              cellClassName: 'num',
              cell: ({ games, won }) => <>{Math.round((won / games) * 100)}%</>,
            },
          ]}
        />
      )}
    </Panel>
  );
}

const Milestones = ({ milestones }: { milestones: NonNullable<CareerPage['milestones']> }) => (
  <Panel title="Milestones">
    <ol>
      {milestones.map(({ games, matchId, playedAt }) => {
        const words = games === 1 ? 'First game' : `${formatNumber(games)} games`;
        return (
          <li className="flex justify-between gap-3 min-h-7" key={games}>
            {matchId === null ? (
              words
            ) : (
              <Link to="/match/$matchId" params={{ matchId }} className="touch-target text-link">
                {words}
              </Link>
            )}
            {playedAt && (
              <time className="text-t3" dateTime={playedAt}>
                {formatDate(new Date(playedAt))}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  </Panel>
);

function Favorites({ favorites: { car, map } }: { favorites: NonNullable<CareerPage['favorites']> }) {
  const rows = [
    { label: 'Car', found: car },
    { label: 'Map', found: map },
  ];
  return (
    <Panel title="Favorites">
      <ul>
        {rows.map(
          ({ label, found }) =>
            found && (
              <li className="flex justify-between gap-3 min-h-7" key={label}>
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

type Feats = NonNullable<CareerPage['feats']>;
type FoundFeat = NonNullable<Feats['bestXg']>;

function FeatsTable({ feats, mode }: { feats: Feats; mode: CareerPage['mode'] }) {
  const rows = RECORDS.flatMap(({ name, label, write }) => {
    const found = feats[name];
    return found ? [{ name, label, text: write(found.value), found }] : [];
  });
  return (
    <Panel title="Records" flush={rows.length > 0}>
      {rows.length === 0 ? (
        <p className="t2">No records yet.</p>
      ) : (
        <DataTable
          caption="Records and their games"
          className={classes.featsTableTable}
          head="none"
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            { head: null, isRowHead: true, cell: ({ label }) => label },
            { head: null, cellClassName: 'num font-semibold whitespace-nowrap', cell: ({ text }) => text },
            {
              head: null,
              cellClassName: 'text-t3 max-md:hidden',
              cell: ({ found }) =>
                found.playedAt && (
                  <time dateTime={found.playedAt}>{formatDate(new Date(found.playedAt))}</time>
                ),
            },
            {
              head: null,
              cellClassName: 'whitespace-nowrap',
              cell: ({ label, found }) => <FeatClip found={found} label={label} />,
            },
          ]}
        />
      )}
      <p className="text-xs pt-2 px-4 pb-3 text-t3">
        {mode === 0
          ? 'See your best POLR (path of least resistance) under each mode.'
          : 'POLR is the path of least resistance: the rank you play like.'}
      </p>
      {feats.polrWaits > 0 && (
        <p className="text-xs pt-2 px-4 pb-3 text-t3">
          We’re still calculating your best POLR: {feats.polrWaits} more{' '}
          {feats.polrWaits === 1 ? 'game' : 'games'} to go.
        </p>
      )}
    </Panel>
  );
}

function FeatClip({ found: { matchId, time, path }, label }: { found: FoundFeat; label: string }) {
  if (matchId === null) return null;
  if (time === null) {
    return (
      <Link to="/match/$matchId" params={{ matchId }} className="touch-target text-link t2">
        View game<span className="sr-only">: {label}</span>
      </Link>
    );
  }
  return (
    <Link
      to="/match/$matchId/viewer"
      params={{ matchId }}
      search={toClipSearch({ time, player: null })}
      className={`${classes.clip} inline-flex items-center gap-2 max-md:flex-col max-md:items-start max-md:gap-0 min-h-6 max-md:min-h-11 text-t2 underline underline-offset-3`}
    >
      {path && <ClipPicture path={path} />}
      <span className="inline-flex items-center gap-1">
        <IconPlayerPlay size={14} stroke={1.6} aria-hidden="true" /> Watch
        <span className="sr-only">: {label}</span>
      </span>
    </Link>
  );
}

export const MODE_LABELS = { 0: 'All modes', 5: 'Duel', 10: 'Doubles', 15: 'Standard' } as const;

/** 1 uu is 1 cm. */
const UU_PER_KILOMETER = 100_000;

export const formatKilometers = (uu: number): string => `${formatNumber(uu / UU_PER_KILOMETER)} km`;

export function describeCoverage(career: CareerPage): string {
  const { counted: games, known, from, to } = career.coverage;
  const based = `Based on ${counted(games, 'game')}`;
  const others = known - games;
  const left = others > 0 ? ` (${formatNumber(others)} not counted)` : '';
  const time =
    from !== null && to !== null ? `, ${formatDate(new Date(from))} to ${formatDate(new Date(to))}` : '';
  return `${describeSpan(career)}${based}${left}${time}`;
}

export function describeSpan({ season, week }: Pick<CareerPage, 'season' | 'week'>): string {
  if (week !== null) return 'Last 7 days. ';
  if (season === null) return '';
  return season.number === null ? 'Last 90 days. ' : `Season ${season.number}. `;
}

/** Records in display order, with the format of their values. */
export const RECORDS = CAREER_RECORDS.map(({ name, label, write }) => ({
  name,
  label,
  write: (value: number) => formatSpeedsInText(write(value)),
}));

export function formatCareerText(career: CareerPage): string {
  const { record, feats, userName, mode } = career;
  const parts = [
    record &&
      `${counted(record.games, 'game')}, ${record.won} won and ${record.lost} lost, ${counted(record.goals, 'goal')}, ${formatNumber(record.assists)} assists, ${formatNumber(record.saves)} saves`,
    ...RECORDS.slice(0, 3).map(({ name, label, write }) => {
      const found = feats?.[name];
      return found ? `${label.charAt(0).toLowerCase()}${label.slice(1)} ${write(found.value)}` : null;
    }),
  ].filter(Boolean);
  return `${userName}, ${describeSpan(career)}${MODE_LABELS[mode]}: ${parts.join('; ')}.`;
}

interface CareerFiltersProps {
  search: CareerSearch;
  onChange: (part: { [K in keyof CareerSearch]: CareerSearch[K] | undefined }) => void;
}

export const CareerFilters = ({ search, onChange }: CareerFiltersProps) => (
  <div className="flex flex-wrap gap-3">
    <Segmented
      label="Mode"
      value={String(search.mode ?? 0)}
      choices={[{ value: '0', label: 'All' }, ...MODE_CHOICES]}
      onChange={(mode) => onChange({ mode: ([5, 10, 15] as const).find((one) => String(one) === mode) })}
    />
    <Segmented
      label="Time"
      value={search.span ?? 'all'}
      choices={[
        { value: 'all', label: 'Whole career' },
        { value: 'season', label: 'This season' },
        { value: 'week', label: 'Last 7 days' },
      ]}
      onChange={(span) => onChange({ span: (['season', 'week'] as const).find((one) => one === span) })}
    />
  </div>
);
