import type { MyPlan, MyWeek } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate, formatShortDate } from '../../../shared/format/date.ts';
import { startOfDay } from '../../../shared/format/local-day.ts';
import { DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import { writeValue } from '../../../shared/metrics/metric-facts.ts';
import { SampleBadge } from '../../../shared/metrics/sample-badge.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { changePlan } from '../api/change-plans.ts';
import classes from '../training-plans.module.css';
import { checkWords } from '../words/check-words.ts';
import { CheckChart } from './check-chart.tsx';
import { useChange } from './use-change.ts';

const HOW = {
  label: 'Verdict',
  definition:
    'Up to ten games from before this week, compared with your games since; private games are left out. You get a first result after eight games and a final one after twelve. Better: we’re 80% sure that the change is real. Fixed: that, and your average reaches the target. The target is a score of 55 against your rank, or 8 points more than before, whichever is closer.',
};

/** Whether the week worked: before and after as a sentence, a chart and a table. */
export function CheckPanel({ plan, week }: { plan: MyPlan; week: MyWeek }) {
  const [isTable, setTable] = useState(false);
  const { isBusy, run } = useChange();
  const { check } = week;
  if (!check) {
    return (
      <Panel title={`Week ${week.number}: ${week.theme}`}>
        <p className="text-t1">{week.why}</p>
        <p className="text-xs pt-0.5 pb-1 text-t3">{nextWords(week)}</p>
      </Panel>
    );
  }
  const { facts, title, summary, next } = checkWords(check);
  const played = check.after?.games.length ?? 0;
  const games = [...(check.before?.games ?? []), ...(check.after?.games ?? [])];
  const cut = `week ${week.number}${week.startsOn === null ? '' : `, ${formatShortDate(startOfDay(week.startsOn))}`}`;
  const { difference } = check;
  return (
    <Panel
      title={title}
      term={HOW}
      aside={
        <>
          <SampleBadge games={played} />
          <span className="nowrap">of {check.needs.after}</span>
        </>
      }
    >
      <p className="text-t1">
        {summary}{' '}
        {difference && (
          <DeltaMark
            delta={{
              text: `${difference.value > 0 ? '+' : '−'}${writeValue(facts, Math.abs(difference.value))}`,
              direction: difference.value > 0 ? 'up' : 'down',
              verdict: getVerdict(check),
            }}
          />
        )}{' '}
        {next}
      </p>
      {difference && (
        <p className="text-xs pt-0.5 pb-1 text-t3">
          80% range of the difference: {writeValue(facts, difference.interval[0])} to{' '}
          {writeValue(facts, difference.interval[1])}. Target from {check.comparedWith ?? 'your own games'}.
        </p>
      )}
      {games.length === 0 ? (
        <p className="text-xs pt-0.5 pb-1 text-t3">Upload games in this mode to see them here.</p>
      ) : isTable ? (
        <GameTable check={check} />
      ) : (
        <CheckChart check={check} facts={facts} summary={summary} cut={cut} />
      )}
      <div className="flex flex-wrap gap-2 mt-1">
        {games.length > 0 && (
          <Button size="xs" variant="subtle" color="gray" onClick={() => setTable(!isTable)}>
            {isTable ? 'Picture' : 'Table'}
          </Button>
        )}
        {check.isDecided && check.verdict === 'noChange' && plan.status === 'active' && (
          <Button
            size="xs"
            disabled={isBusy}
            onClick={() => void run(() => changePlan(plan.id, { change: 'repeat-week', week: week.number }))}
          >
            Train this week again
          </Button>
        )}
      </div>
    </Panel>
  );
}

/** Describes a week without a check. */
function nextWords({ state, startsOn, label }: MyWeek): string {
  if (state !== 'ahead') {
    return 'We no longer track this check’s stat. You can complete the plan without it.';
  }
  const startText =
    startsOn === null
      ? 'It starts when the plan continues.'
      : `It starts ${formatDate(startOfDay(startsOn))}.`;
  return `${startText} Tracked stat: ${label.toLowerCase()}.`;
}

type Check = NonNullable<MyWeek['check']>;

function getVerdict({ difference, better }: Check): 'better' | 'worse' | 'even' {
  const [low, high] = difference!.interval;
  if (low <= 0 && high >= 0) return 'even';
  return high < 0 === (better === 'lower') ? 'better' : 'worse';
}

function GameTable({ check }: { check: Check }) {
  const { facts } = checkWords(check);
  const rows = [
    ...(check.before?.games ?? []).map((game) => ({ ...game, side: 'before' })),
    ...(check.after?.games ?? []).map((game) => ({ ...game, side: 'after' })),
  ];
  return (
    <DataTable
      caption={<>{check.label}, game by game</>}
      className={classes.table}
      rows={rows}
      rowKey={({ matchId }) => matchId}
      columns={[
        {
          head: 'Game',
          cell: ({ matchId, playedAt }) => (
            <Link to="/match/$matchId" params={{ matchId }} className="touch-target text-link">
              {formatDate(new Date(playedAt))}
            </Link>
          ),
        },
        { head: 'Week', cell: ({ side }) => side },
        {
          head: (
            <>
              {facts.label} {facts.unit}
            </>
          ),
          className: classes.number,
          cellClassName: 'num',
          cell: ({ value }) => writeValue(facts, value),
        },
      ]}
    />
  );
}
