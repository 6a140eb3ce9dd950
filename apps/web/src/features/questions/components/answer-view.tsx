import type { AskedQuestion } from '@datacoach/contract';
import type { ReactNode } from 'react';
import { ActionBar } from './action-bar.tsx';
import { AnswerHead } from './answer-head.tsx';
import { AnswerTable } from './answer-table.tsx';
import classes from './answer-view.module.css';
import { ClipCards } from './clip-cards.tsx';
import { PlacesPanel } from './places-panel.tsx';
import { SeriesPanel } from './series-panel.tsx';
import { Why } from './why.tsx';

interface AnswerViewProps {
  asked: AskedQuestion;
  nearestTo: string | null;
  /** Beside the action: saving. */
  aside: ReactNode;
}

/** An answer in its one shape; with too few cases the shape stays and says what is missing. */
export function AnswerView({ asked, nearestTo, aside }: AnswerViewProps) {
  const { answer } = asked;
  if (answer === null) return null;
  const { missing, table, places, series, clips, action } = answer;
  return (
    <article className={classes.answer} aria-label={asked.title}>
      <AnswerHead asked={asked} answer={answer} nearestTo={nearestTo} />
      {missing && <Missing {...missing} />}
      {series && <SeriesPanel series={series} />}
      {(table || places) && (
        <div className={classes.pictures} data-both={(table !== null && places !== null) || undefined}>
          {table && <AnswerTable table={table} />}
          {places && places.marks.length > 0 && <PlacesPanel places={places} />}
        </div>
      )}
      {clips.length > 0 && <ClipCards clips={clips} />}
      {action && <ActionBar key={asked.key} action={action} aside={aside} />}
      <Why answer={answer} comparedWith={asked.rank} />
    </article>
  );
}

/** How many cases there are of those needed, as a bar; the parts that will stand here are named. */
function Missing({ have, need, noun }: { have: number; need: number; noun: string }) {
  return (
    <section className={classes.missing} aria-label="What is missing">
      <span className={classes.meter} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (have / need) * 100)}%` }} />
      </span>
      <p>
        <b className="num">
          {have} of {need}
        </b>
        , {need - have} more {noun}. Then the number with its interval, what it is compared with, three
        moments and one opposite, and one thing to do stand here.
      </p>
    </section>
  );
}
