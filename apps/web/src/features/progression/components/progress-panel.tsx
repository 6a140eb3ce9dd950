import { FIRST_GAMES, formatGamesNeeded } from '@datacoach/analysis/games-needed';
import type { Progression, ProgressionPoint } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { TableToggle } from '../../../shared/chart/chart-frame.tsx';
import { saveCsv } from '../../../shared/files/save-file.ts';
import { formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import { GamesMissing } from '../../../shared/metrics/games-missing.tsx';
import { formatMetricValue, type MetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { SampleBadge } from '../../../shared/metrics/sample-badge.tsx';
import { ActionMenu } from '../../../shared/ui/action-menu.tsx';
import { Definition } from '../../../shared/ui/definition.tsx';
import { ResultScore } from '../../../shared/ui/result-score.tsx';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import { LineChart } from '../chart/line-chart.tsx';
import { formatProgressCsv } from '../export/progress-csv.ts';
import { type PictureText, savePicture } from '../export/save-picture.ts';
import classes from '../progression.module.css';
import { POLR_KEY } from '../search/progress-search.ts';
import { formatRelation, toDifferenceDelta } from '../text/comparison-text.ts';
import { addUnit, describeDirection, getMeasureFacts } from '../text/measure-facts.ts';
import { describeMark, describeWindow, formatGames, formatPointDate } from '../text/point-text.ts';
import { ProgressTable } from './progress-table.tsx';

/** A change with a higher probability of being luck doesn't count. */
const LIKELY_LUCK = 0.2;

/** Formats "Change found at game 38, March 2nd: 2.4 to 1.8. 4% chance it’s luck." */
function updateText(change: Progression['changePoint'], facts: MetricFacts): string | null {
  if (change === null) return null;
  if ('missing' in change) {
    return `${formatGamesNeeded(change.missing, 'we can spot a real change', { which: 'with this stat' })}.`;
  }
  if (change.chance > LIKELY_LUCK) return 'No real change: the ups and downs may be luck.';
  const percent = change.chance < 0.01 ? 'under 1' : String(Math.round(change.chance * 100));
  const at = formatShortDate(new Date(change.at));
  return `Change found at game ${change.game}, ${at}: ${formatMetricValue(facts, change.before)} to ${formatMetricValue(facts, change.after)}. ${percent}% chance it’s luck.`;
}

function PointGames({ point, by }: { point: ProgressionPoint; by: Progression['filter']['by'] }) {
  const left = point.games - point.played.length;
  return (
    <section
      className="text-xs flex flex-wrap items-center gap-x-3 gap-y-1 min-h-8"
      aria-label={`Games of ${formatPointDate(point, by)}`}
    >
      <span className="t2">
        {formatPointDate(point, by)}
        {by !== 'game' && `: ${formatGames(point.games)}, ${point.won} won`}
      </span>
      {left > 0 && <span className="t3">the newest {point.played.length}</span>}
      <ul className="flex flex-wrap gap-1">
        {point.played.map(({ matchId, at, result, goals }) => (
          <li key={matchId}>
            <Link
              to="/match/$matchId"
              params={{ matchId }}
              className="inline-flex items-center gap-1.5 h-7 px-2 py-0 rounded-2 bg-s2 hover:bg-s3 max-md:h-11"
            >
              <ResultScore result={result} {...goals} isRaised />
              <time dateTime={at} className="t3">
                {formatTimeOfDay(new Date(at))}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const HEIGHT = 340;
const PHONE_HEIGHT = 260;
const SECOND_HEIGHT = 190;
const NARROW_WIDTH = 560;

export function ProgressPanel({ data }: { data: Progression }) {
  const { line, second, points, bands, marks, filter, relation, shown } = data;
  const facts = getMeasureFacts(line.measure);
  const [asTable, setAsTable] = useState(false);
  const [chosen, setChosen] = useState<{ key: string; point: number } | null>(null);
  const { ref, width } = useElementWidth();
  const svg = useRef<SVGSVGElement>(null);
  const key = `${filter.mode} ${filter.window} ${filter.by}`;
  const point = chosen?.key === key && chosen.point < points.length ? chosen.point : null;
  const selectPoint = (pointIndex: number) => setChosen({ key, point: pointIndex });
  const chart = { points, by: filter.by, width, chosen: point, onChoose: selectPoint };
  const otherFacts = second && getMeasureFacts(second.measure);
  const now = line.means.findLast((mean) => mean !== null) ?? null;
  const description = describe(data);
  const known = line.means.filter((mean) => mean !== null).length;
  const singles = line.values.filter((value) => value !== null).length;
  return (
    <section className="min-w-0 px-4 py-3 rounded-3 bg-s1 max-md:p-3" aria-label={facts.label}>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-1 mb-2">
        <div className="flex-[1_1_240px] min-w-0">
          <h2>
            {facts.label} <Definition term={facts.term} />
          </h2>
          <p className="s12 t3">
            {describeDirection(facts)} · 20-game average with 80% range
            {line.measure !== POLR_KEY && ` · dots are ${filter.by}s`}
          </p>
        </div>
        {now && (
          <p className={`${classes.now} flex flex-wrap items-center gap-x-3 gap-y-1`}>
            <b className="num">{formatMetricValue(facts, now.value)}</b>
            {facts.unit === '%' && <span className="t3">%</span>}
            {line.change && <DeltaMark delta={toDifferenceDelta(line.change, facts)} />}
            <SampleBadge games={now.games} />
          </p>
        )}
        <div className="flex gap-1">
          <TableToggle asTable={asTable} onChange={setAsTable} />
          {!asTable && (
            <SaveMenu
              data={data}
              chart={svg}
              words={{
                title: facts.label,
                subtitle: describeWindow(data),
                description,
                fileName: `${formatMode(filter.mode)}-${line.measure}-${filter.window}`.toLowerCase(),
              }}
            />
          )}
        </div>
      </header>
      {known + singles === 0 ? (
        <GamesMissing
          games={Math.min(FIRST_GAMES - 1, now?.games ?? shown?.games ?? 0)}
          needed={FIRST_GAMES}
          until="you see this chart"
          mode={formatMode(filter.mode)}
        />
      ) : asTable ? (
        <ProgressTable data={data} facts={facts} chosen={point} onChoose={selectPoint} />
      ) : (
        <div ref={ref} className="min-h-85 @max-[621px]/progress:min-h-65">
          {width > 0 && (
            <LineChart
              {...chart}
              line={line}
              facts={facts}
              bands={bands}
              marks={marks}
              height={width < NARROW_WIDTH ? PHONE_HEIGHT : HEIGHT}
              summary={description}
              svgRef={svg}
            />
          )}
          {width > 0 && second && otherFacts && (
            <>
              <h3 className={`${classes.second} flex flex-wrap items-center gap-1 mt-3 text-t1`}>
                {otherFacts.label} <Definition term={otherFacts.term} />
                <span className="t3">{describeDirection(otherFacts)}</span>
              </h3>
              <LineChart
                {...chart}
                line={second}
                facts={otherFacts}
                bands={[]}
                marks={[]}
                height={SECOND_HEIGHT}
                summary={`${otherFacts.label} over the same games`}
              />
            </>
          )}
        </div>
      )}
      {point !== null && points[point] && <PointGames point={points[point]} by={filter.by} />}
      {known === 0 && singles > 0 && (
        <p className="mt-2 text-t2 text-pretty">
          {FIRST_GAMES} games with this stat until you see the average.
        </p>
      )}
      {shown?.cut && <p className="mt-2 text-t2 text-pretty">The newest {points.length} points are shown.</p>}
      {relation && otherFacts && (
        <p className="mt-2 text-t2 text-pretty">
          {'missing' in relation
            ? `${formatGamesNeeded(relation.missing, 'you see if they’re linked', { which: 'with both stats' })}.`
            : formatRelation(facts, otherFacts, relation)}
        </p>
      )}
      {marks.length > 0 && (
        <ul className="text-xs flex flex-wrap gap-x-5 gap-y-1 mt-2" aria-label="Chart markers">
          {marks.map((mark) => (
            <li key={`${mark.kind} ${mark.at}`}>
              <time dateTime={mark.at} className="t3">
                {formatShortDate(new Date(mark.at))}
              </time>{' '}
              {describeMark(mark)}
            </li>
          ))}
        </ul>
      )}
      <footer className="text-xs flex flex-wrap justify-between gap-x-4 gap-y-1 mt-2">
        <span className="t2">
          {updateText(data.changePoint, facts) ??
            'POLR (path of least resistance) covers your last 20 games, so it moves slowly.'}
          {data.comparedWith &&
            ` Ranks: ${data.comparedWith.words}${formatUpdatedAt(data.comparedWith.updatedAt)}.`}
        </span>
        <Link
          to="/questions"
          search={{ q: 'improving', mode: data.filter.mode }}
          className="touch-target text-link"
        >
          Am I improving?
        </Link>
      </footer>
    </section>
  );
}

const formatUpdatedAt = (at: string | null): string =>
  at === null ? '' : `, updated ${formatShortDate(new Date(at))}`;

function describe(data: Progression): string {
  const { line, bands, marks } = data;
  const facts = getMeasureFacts(line.measure);
  const formatValue = (value: number) => addUnit(formatMetricValue(facts, value), facts);
  const known = line.means.filter((mean) => mean !== null);
  const [first, last] = [known[0], known.at(-1)];
  return [
    `${facts.label}: ${describeWindow(data)}`,
    first && last && `20-game average from ${formatValue(first.value)} to ${formatValue(last.value)}`,
    last?.interval &&
      `80% range ${formatMetricValue(facts, last.interval[0])} to ${formatValue(last.interval[1])}`,
    ...bands.map(({ name, mean }) => `${name} ${formatValue(mean)}`),
    ...marks.map((mark) => describeMark(mark)),
  ]
    .filter(Boolean)
    .join('; ');
}

function SaveMenu(props: { data: Progression; chart: RefObject<SVGSVGElement | null>; words: PictureText }) {
  const { data, chart, words } = props;
  const save = (format: 'svg' | 'png') => {
    if (!chart.current) return;
    savePicture(chart.current, words, format).catch(() =>
      showToast({ kind: 'failed', message: 'We couldn’t create the picture. Try the other format.' }),
    );
  };
  const copyDescription = () =>
    navigator.clipboard.writeText(words.description).then(
      () => showToast({ kind: 'done', message: 'Description copied' }),
      () => showToast({ kind: 'failed', message: 'Your browser blocked copying.' }),
    );
  return (
    <ActionMenu
      groups={[
        {
          actions: [
            { label: 'Picture (PNG)', onClick: () => save('png') },
            { label: 'Picture (SVG)', onClick: () => save('svg') },
            { label: 'Data (CSV)', onClick: () => saveCsv(formatProgressCsv(data), `${words.fileName}.csv`) },
            { label: 'Copy description', onClick: copyDescription },
          ],
        },
      ]}
    >
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        leftSection={<IconDownload size={14} stroke={1.6} aria-hidden="true" />}
      >
        Save
      </Button>
    </ActionMenu>
  );
}
