import type { OwnPlan, OwnWeek } from '@datacoach/contract';
import { formatShortDate } from '../../../shared/format/date.ts';
import { metricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { VERDICT_LABELS } from '../words/check-words.ts';
import { dateOfDay } from '../words/plan-words.ts';
import classes from './weeks-panel.module.css';

interface WeeksPanelProps {
  plan: OwnPlan;
  /** Number of the week whose check is shown. */
  shown: number;
  onShow: (week: number) => void;
}

/** The weeks with their themes, trainings and verdicts; each shows its check. */
export function WeeksPanel({ plan, shown, onShow }: WeeksPanelProps) {
  return (
    <Panel title="Plan" aside="complete when each check passes" flush>
      <ol>
        {plan.weeks.map((week) => (
          <li key={week.number}>
            <button
              type="button"
              className={classes.week}
              data-state={week.state}
              aria-pressed={week.number === shown}
              onClick={() => onShow(week.number)}
            >
              <b className="num text-t3 text-[16px]">{week.number}</b>
              <span className={classes.words}>
                <b>{week.theme}</b>
                <small>{week.label}</small>
              </span>
              <span className={`${classes.state} grid justify-items-end gap-1 text-right`}>
                <span className={`${classes.pips} flex gap-0.75`} aria-hidden="true">
                  {Array.from({ length: week.sessions }, (_, n) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: pips differ by their place alone
                    <i key={n} data-on={n < week.sessionsDone || undefined} />
                  ))}
                </span>
                <span className="sr-only">
                  {week.sessionsDone} of {week.sessions} sessions,
                </span>
                <small data-passed={hasPassed(week) || undefined}>{stateWords(week)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function hasPassed({ check }: OwnWeek): boolean {
  return check?.isDecided === true && (check.verdict === 'fixed' || check.verdict === 'better');
}

/** "16.4 → 13.8 %, fixed", "1.4, pass at 1.5", "starts March 16th" */
function stateWords({ check, startsOn, state }: OwnWeek): string {
  if (!check && state !== 'ahead') return 'no check';
  if (!check) return startsOn === null ? 'stands still' : `starts ${formatShortDate(dateOfDay(startsOn))}`;
  const facts = metricFacts(check);
  const unit = facts.unit === '%' ? ' %' : '';
  const { before, after, pass, isDecided, verdict } = check;
  if (isDecided && before && after) {
    return `${writeValue(facts, before.mean)} → ${writeValue(facts, after.mean)}${unit}, ${VERDICT_LABELS[verdict]}`;
  }
  if (!after) return pass === null ? 'no games yet' : `pass at ${writeValue(facts, pass)}${unit}`;
  const mark = pass === null ? '' : `, pass at ${writeValue(facts, pass)}`;
  return `${writeValue(facts, after.mean)}${mark}${unit}`;
}
