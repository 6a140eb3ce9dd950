import { counted } from '@datacoach/analysis/format-number';
import type { MyPlans } from '@datacoach/contract';
import { formatDate, formatShortDate, startOfDay } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { changePlan, deletePractice, hideBlock, useChange } from '../api/training-plans.ts';
import classes from '../training-plans.module.css';
import { TodayBlockRow } from './today-block.tsx';

export function TodayPanel({ own, plan }: { own: MyPlans; plan: NonNullable<MyPlans['plan']> }) {
  const { today } = plan;
  const { isBusy, run } = useChange();
  const inPlan = today.blocks
    .filter(({ block }) => block.type !== 'ranked-set' && block.type !== 'check')
    .reduce((sum, { block }) => sum + block.minutes, 0);
  const now = today.blocks.find(({ state, block }) => state === 'open' && block.type !== 'check');
  const isDone = today.blocks.length > 0 && !now;
  return (
    <Panel
      title={`Today, ${formatDate(startOfDay(today.day)).replace(/, \d+$/, '')}`}
      aside={
        <>
          {today.blocks.length > 0 && (
            <span>
              {inPlan} min · {today.minutesDone} done
            </span>
          )}
          <span>{counted(today.daysThisWeek, 'day')} this week</span>
        </>
      }
    >
      {plan.restsUntil !== null && (
        <div className="flex flex-wrap items-center justify-between gap-2 pt-1 pb-3 text-t2">
          <p>
            Rest week until {formatShortDate(startOfDay(plan.restsUntil))}. Your plan picks up after that.
          </p>
          <TextButton
            label="Resume today"
            size="xs"
            disabled={isBusy}
            onClick={() => void run(() => changePlan(plan.id, { change: 'end-rest' }))}
          />
        </div>
      )}
      {plan.restsUntil === null && plan.status === 'active' && today.session === null && (
        <p className="flex flex-wrap items-center justify-between gap-2 pt-1 pb-3 text-t2">
          All sessions this week are done. Play your games with this rule: {plan.weeks[plan.week - 1]!.rule}
        </p>
      )}
      {plan.status === 'completed' && (
        <p className="flex flex-wrap items-center justify-between gap-2 pt-1 pb-3 text-t2">
          Every check passed. Plan complete! Choose what to work on next.
        </p>
      )}
      {isDone && (
        <p className="flex flex-wrap items-center justify-between gap-2 pt-1 pb-3 text-t2" role="status">
          Done for today. Short and regular beats long. See you tomorrow.
        </p>
      )}
      <ol>
        {today.blocks.map((entry) => (
          <TodayBlockRow
            key={entry.block.key}
            plan={plan}
            entry={entry}
            moments={own.moments}
            isNow={entry === now}
          />
        ))}
      </ol>
      {own.outside.length > 0 && (
        <ul
          className={`${classes.outside} mt-1 border-t border-t-line`}
          aria-label="Practice outside your plan"
        >
          {own.outside.map(({ id, minutes, note }) => (
            <li key={id}>
              <span>{note}</span>
              <span className="t3">{minutes} min</span>
              <TextButton
                label="Undo"
                size="xs"
                quiet
                disabled={isBusy}
                aria-label={`Undo ${note}`}
                onClick={() => void run(() => deletePractice(id))}
              />
            </li>
          ))}
        </ul>
      )}
      {plan.hidden.length > 0 && (
        <details className={`${classes.hidden} pt-2 border-t border-t-line text-t2`}>
          <summary className="min-h-6 text-t3 text-[12px] leading-6 cursor-pointer">
            {plan.hidden.length} not for you
          </summary>
          <ul>
            {plan.hidden.map(({ key, title }) => (
              <li key={key}>
                <span>{title}</span>
                <TextButton
                  label="Bring back"
                  size="xs"
                  quiet
                  disabled={isBusy}
                  aria-label={`Bring back ${title}`}
                  onClick={() => void run(() => hideBlock(plan.id, key, false))}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
