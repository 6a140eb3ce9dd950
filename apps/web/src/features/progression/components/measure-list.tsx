import type { Progression } from '@datacoach/contract';
import { Sparkline } from '../../../shared/chart/sparkline.tsx';
import { writeValue } from '../../../shared/metrics/metric-facts.ts';
import { measureFacts, partOf } from '../words/measure-facts.ts';
import classes from './measure-list.module.css';

interface MeasureListProps {
  data: Progression;
  onChoose: (measure: string) => void;
}

/** A few measures of every part of the game, each with its newest 20 games: which of them moves. */
export function MeasureList({ data: { list, filter }, onChoose }: MeasureListProps) {
  const parts = [...new Set(list.map(({ measure }) => partOf(measure)))];
  return (
    <nav className={`${classes.list} py-2 rounded-3 bg-s1`} aria-label="Metrics at a glance">
      {parts.map((part) => (
        <section key={part}>
          <h2 className={`${classes.part} text-xs px-4 py-1 text-t3`}>{part}</h2>
          <ul>
            {list
              .filter(({ measure }) => partOf(measure) === part)
              .map(({ measure, mean, series }) => {
                const facts = measureFacts(measure);
                return (
                  <li key={measure}>
                    <button
                      type="button"
                      className={classes.row}
                      aria-current={measure === filter.measure || undefined}
                      onClick={() => onChoose(measure)}
                    >
                      <span className="truncate font-stretch-92%" title={facts.label}>
                        {facts.label}
                      </span>
                      <Sparkline series={series} reference={null} height={18} />
                      <b className="num">
                        {writeValue(facts, mean?.value ?? null)}
                        {facts.unit === '%' && mean ? ' %' : ''}
                      </b>
                    </button>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
