import type { Progression } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { formatShortDate } from '../../../shared/format/date.ts';
import { DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import { GamesMissing } from '../../../shared/metrics/games-missing.tsx';
import { writeValue } from '../../../shared/metrics/metric-facts.ts';
import { SampleBadge } from '../../../shared/metrics/sample-badge.tsx';
import { Definition } from '../../../shared/ui/definition.tsx';
import { LineChart } from '../chart/line-chart.tsx';
import { changeSentence } from '../words/change-sentence.ts';
import { differenceDelta, relationSentence } from '../words/comparison-words.ts';
import { markWords } from '../words/mark-words.ts';
import { directionWords, measureFacts, withUnit } from '../words/measure-facts.ts';
import { moreGames } from '../words/point-words.ts';
import { POLR_KEY } from '../words/polr-key.ts';
import { modeLabel, windowWords } from '../words/window-words.ts';
import { PointGames } from './point-games.tsx';
import classes from './progress-panel.module.css';
import { ProgressTable } from './progress-table.tsx';
import { SaveMenu } from './save-menu.tsx';

const HEIGHT = 340;
const PHONE_HEIGHT = 260;
const SECOND_HEIGHT = 190;
const NARROW = 560;
const MIN_GAMES = 3;

/** The chosen measure over time, with the other one under it. */
export function ProgressPanel({ data }: { data: Progression }) {
  const { line, second, points, bands, marks, filter, relation, shown } = data;
  const facts = measureFacts(line.measure);
  const [asTable, setAsTable] = useState(false);
  const [chosen, setChosen] = useState<{ key: string; point: number } | null>(null);
  const { ref, width } = useElementSize();
  const svg = useRef<SVGSVGElement>(null);
  const key = `${filter.mode} ${filter.window} ${filter.by}`;
  const point = chosen?.key === key && chosen.point < points.length ? chosen.point : null;
  const choose = (place: number) => setChosen({ key, point: place });
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
            {directionWords(facts)} · 20-game mean with 80 % interval
            {line.measure !== POLR_KEY && ` · dots are ${filter.by}s`}
          </p>
        </div>
        {now && (
          <p className={`${classes.now} flex flex-wrap items-center gap-x-3 gap-y-1`}>
            <b className="num">{writeValue(facts, now.value)}</b>
            {facts.unit === '%' && <span className="t3">%</span>}
            {line.change && <DeltaMark delta={differenceDelta(line.change, facts)} />}
            <SampleBadge games={now.games} />
          </p>
        )}
        <div className="flex gap-1">
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Picture' : 'Table'}
          </Button>
          {!asTable && (
            <SaveMenu
              data={data}
              chart={svg}
              words={{
                title: facts.label,
                subtitle: windowWords(data),
                description,
                fileName: `${modeLabel(filter.mode)}-${line.measure}-${filter.window}`.toLowerCase(),
              }}
            />
          )}
        </div>
      </header>
      {known + singles === 0 ? (
        <GamesMissing
          games={Math.min(MIN_GAMES - 1, now?.games ?? shown?.games ?? 0)}
          needed={MIN_GAMES}
          mode={modeLabel(filter.mode)}
        />
      ) : asTable ? (
        <ProgressTable data={data} facts={facts} chosen={point} onChoose={choose} />
      ) : (
        <div ref={ref} className="min-h-85 @max-[621px]/progress:min-h-65">
          {width > 0 && (
            <LineChart
              line={line}
              points={points}
              by={filter.by}
              facts={facts}
              bands={bands}
              marks={marks}
              width={width}
              height={width < NARROW ? PHONE_HEIGHT : HEIGHT}
              summary={description}
              chosen={point}
              onChoose={choose}
              svgRef={svg}
            />
          )}
          {width > 0 && second && (
            <>
              <h3 className={`${classes.second} flex flex-wrap items-center gap-1 mt-3 text-t1`}>
                {measureFacts(second.measure).label} <Definition term={measureFacts(second.measure).term} />
                <span className="t3">{directionWords(measureFacts(second.measure))}</span>
              </h3>
              <LineChart
                line={second}
                points={points}
                by={filter.by}
                facts={measureFacts(second.measure)}
                bands={[]}
                marks={[]}
                width={width}
                height={SECOND_HEIGHT}
                summary={`${measureFacts(second.measure).label} over the same games`}
                chosen={point}
                onChoose={choose}
              />
            </>
          )}
        </div>
      )}
      {point !== null && points[point] && <PointGames point={points[point]} by={filter.by} />}
      {known === 0 && singles > 0 && (
        <p className="mt-2 text-t2 text-pretty">{MIN_GAMES} games with this figure and the mean opens.</p>
      )}
      {shown?.cut && <p className="mt-2 text-t2 text-pretty">The newest {points.length} points are drawn.</p>}
      {relation && second && (
        <p className="mt-2 text-t2 text-pretty">
          {'missing' in relation
            ? `${moreGames(relation.missing)} that have both, and it can be told whether they go together.`
            : relationSentence(facts, measureFacts(second.measure), relation)}
        </p>
      )}
      {marks.length > 0 && (
        <ul className="text-xs flex flex-wrap gap-x-5 gap-y-1 mt-2" aria-label="Marks in the picture">
          {marks.map((mark) => (
            <li key={`${mark.kind} ${mark.at}`}>
              <time dateTime={mark.at} className="t3">
                {formatShortDate(new Date(mark.at))}
              </time>{' '}
              {markWords(mark)}
            </li>
          ))}
        </ul>
      )}
      <footer className="text-xs flex flex-wrap justify-between gap-x-4 gap-y-1 mt-2">
        <span className="t2">
          {changeSentence(data.changePoint, facts) ?? 'POLR stands on 20 games, so its line is slow to turn.'}
          {data.comparedWith &&
            ` Ranks: ${data.comparedWith.words}${updatedWords(data.comparedWith.updatedAt)}.`}
        </span>
        <Link to="/questions" search={{ q: 'improving', mode: data.filter.mode }} className="text-link">
          Am I improving?
        </Link>
      </footer>
    </section>
  );
}

function updatedWords(at: string | null): string {
  return at === null ? '' : `, updated ${formatShortDate(new Date(at))}`;
}

/** The result, for who does not see the picture. */
function describe(data: Progression): string {
  const { line, bands, marks } = data;
  const facts = measureFacts(line.measure);
  const write = (value: number) => withUnit(writeValue(facts, value), facts);
  const known = line.means.filter((mean) => mean !== null);
  const [first, last] = [known[0], known.at(-1)];
  return [
    `${facts.label}: ${windowWords(data)}`,
    first && last && `20-game mean from ${write(first.value)} to ${write(last.value)}`,
    last?.interval && `80 % interval ${writeValue(facts, last.interval[0])} to ${write(last.interval[1])}`,
    ...bands.map(({ name, mean }) => `${name} ${write(mean)}`),
    ...marks.map((mark) => markWords(mark)),
  ]
    .filter(Boolean)
    .join('; ');
}
