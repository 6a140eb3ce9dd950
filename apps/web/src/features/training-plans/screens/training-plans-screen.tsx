import type { CapturedMoment, MyPlan, MyPlans, MyWeek } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { LoadFailed } from '../../../app/failure/load-failed.tsx';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { refetchQueries } from '../../../app/query-client.ts';
import { formatDate, formatShortDate } from '../../../shared/format/date.ts';
import { getLocalDay, startOfDay } from '../../../shared/format/local-day.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { getMetricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Late } from '../../../shared/ui/late.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { answerMoment, changePlan } from '../api/change-plans.ts';
import { myPlansQuery } from '../api/training-plans.ts';
import { CheckPanel } from '../components/check-panel.tsx';
import { describeMoment, MomentLink } from '../components/moment-link.tsx';
import { PlanDrawer } from '../components/plan-drawer.tsx';
import { PlanList } from '../components/plan-list.tsx';
import { PlanMenu } from '../components/plan-menu.tsx';
import { TodayPanel } from '../components/today-panel.tsx';
import { useChange } from '../components/use-change.ts';
import type { PlanSearch } from '../search/plan-search.ts';
import { VERDICT_LABELS } from '../words/check-words.ts';
import { describeDue } from '../words/plan-words.ts';
import classes from './training-plans-screen.module.css';

const SHOWN = 8;

/** Saved moments from the player's games, and when they are due again. */
function MomentsPanel({ moments, today }: { moments: readonly CapturedMoment[]; today: string }) {
  const { isBusy, run } = useChange();
  const learned = moments.filter(({ dueOn }) => dueOn === null).length;
  const open = moments.filter(({ dueOn }) => dueOn !== null);
  return (
    <Panel title="Fix your own mistakes" aside="1, 3, 7, 16 days">
      {open.length === 0 ? (
        <p className="text-t2">Save a clip and it comes back here until you get it right four times.</p>
      ) : (
        <ul>
          {open.slice(0, SHOWN).map((moment) => (
            <li key={moment.id} className={`${classes.row} text-xs flex items-center gap-3 min-h-9`}>
              <MomentLink moment={moment} className="touch-target text-link flex-auto" />
              <span className="text-t3">{describeDue(moment.dueOn!, today)}</span>
              <IconButton
                icon={IconX}
                iconSize={14}
                disabled={isBusy}
                label={`Drop ${describeMoment(moment)}`}
                onClick={() => void run(() => answerMoment(moment.id, 'drop'))}
                size={28}
              />
            </li>
          ))}
        </ul>
      )}
      {(learned > 0 || open.length > SHOWN) && (
        <p className="text-t3 text-xs pt-2">
          {[
            open.length > SHOWN ? `${open.length - SHOWN} more waiting` : null,
            learned > 0 ? `${learned} learned` : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </Panel>
  );
}

const PracticeDialog = lazy(() => import('../components/practice-dialog.tsx'));

interface TrainingPlansScreenProps {
  search: PlanSearch;
  onChange: (part: { [K in keyof PlanSearch]?: PlanSearch[K] | undefined }) => void;
  onStarted: () => void;
  reviews: ReactNode;
  team: ReactNode;
}

/** What to train today, whether it worked, and what is next. */
export function TrainingPlansScreen(props: TrainingPlansScreenProps) {
  const { search, onChange, onStarted, reviews, team } = props;
  const myPlans = useQuery(myPlansQuery);
  const [isLogging, setLogging] = useState(false);
  // Verdicts arrive with a notification, games with their analysis.
  useChanges('notifications', () => void refetchQueries(myPlansQuery.queryKey));
  const { data, error } = myPlans;
  const plan = data?.plan ?? null;
  const showsPlans = search.view === 'plans' || (data !== undefined && plan === null);
  return (
    <>
      <PageHead
        title="Training Plans"
        subtitle={plan && !showsPlans ? planWords(plan) : 'One plan at a time, measured in your own games'}
        actions={
          data && (
            <>
              {reviews}
              <TextButton label="Log practice" icon={IconPlus} quiet onClick={() => setLogging(true)} />
              {plan && !showsPlans && <PlanMenu plan={plan} />}
              {plan &&
                (showsPlans ? (
                  <ButtonLink label="Back to today" to="/training-plans" search={{}} />
                ) : (
                  <ButtonLink label="All plans" to="/training-plans" search={{ view: 'plans' }} />
                ))}
            </>
          )
        }
      />
      {team}
      {data ? (
        showsPlans ? (
          <>
            {plan === null && data.moments.length > 0 && (
              <MomentsPanel moments={data.moments} today={getLocalDay(new Date())} />
            )}
            <PlanList own={data} search={search} onMode={(mode) => onChange({ mode })} />
          </>
        ) : (
          <Running own={data} plan={plan!} />
        )
      ) : error ? (
        <LoadFailed title="We couldn’t load your training" error={error} retry={myPlans.refetch}>
          Your plan and logged practice are safe.
        </LoadFailed>
      ) : (
        <TrainingSkeleton />
      )}
      {data && search.plan !== undefined && (
        <PlanDrawer
          planId={search.plan}
          own={data}
          mode={search.mode}
          onClose={() => onChange({ plan: undefined })}
          onStarted={onStarted}
        />
      )}
      <Late when={isLogging}>
        {(opened) => <PracticeDialog opened={opened} onClose={() => setLogging(false)} />}
      </Late>
    </>
  );
}

function Running({ own, plan }: { own: MyPlans; plan: NonNullable<MyPlans['plan']> }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { isBusy, run } = useChange();
  const shown = plan.weeks[(chosen ?? plan.week) - 1] ?? plan.weeks[0]!;
  return (
    <>
      {plan.newerVersion !== null && plan.status === 'active' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 mb-4 px-4 py-2 rounded-3 bg-s1 text-t2">
          <p>
            Version {plan.newerVersion} of this plan is out. You stay on version {plan.version} until you
            switch.
          </p>
          <TextButton
            label={`Switch to version ${plan.newerVersion}`}
            size="xs"
            disabled={isBusy}
            onClick={() => void run(() => changePlan(plan.id, { change: 'newer-version' }))}
          />
        </div>
      )}
      <div className="max-[1101px]:grid-cols-1 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-gutter">
        <TodayPanel own={own} plan={plan} />
        <div className="grid grid-cols-1 gap-4">
          <CheckPanel key={shown.number} plan={plan} week={shown} />
          <WeeksPanel plan={plan} shown={shown.number} onShow={setChosen} />
          <MomentsPanel moments={own.moments} today={plan.today.day} />
        </div>
      </div>
    </>
  );
}

/**
 * Formats "Platinum Doubles, Doubles, 4 weeks, up to 40 min a day · version 3, started March 2nd, 2026 · week 2,
 * session 3".
 */
function planWords(plan: NonNullable<MyPlans['plan']>): string {
  const mode = formatMode(plan.mode);
  return [
    `${plan.title}${plan.title.includes(mode) ? '' : `, ${mode}`}, ${plan.weeks.length} weeks, up to ${plan.minutesPerDay} min a day`,
    `version ${plan.version}, started ${formatDate(plan.startedAt)}`,
    plan.status === 'completed'
      ? 'complete'
      : `week ${plan.week}${plan.today.session === null ? '' : `, session ${plan.today.session}`}`,
  ].join(' · ');
}

function TrainingSkeleton() {
  return (
    <div
      className="max-[1101px]:grid-cols-1 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-gutter"
      role="status"
      aria-label="Loading your training…"
    >
      <Skeleton height={620} />
      <div className="grid grid-cols-1 gap-4">
        <Skeleton height={300} />
        <Skeleton height={230} />
      </div>
    </div>
  );
}

interface WeeksPanelProps {
  plan: MyPlan;
  /** Number of the week whose check is shown. */
  shown: number;
  onShow: (week: number) => void;
}

/** The weeks with their themes, sessions and verdicts; clicking one shows its check. */
function WeeksPanel({ plan, shown, onShow }: WeeksPanelProps) {
  return (
    <Panel title="Plan" aside="complete when every check passes" flush>
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
              <span className={`${classes.words} min-w-0`}>
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

function hasPassed({ check }: MyWeek): boolean {
  return check?.isDecided === true && (check.verdict === 'fixed' || check.verdict === 'better');
}

/** Formats "16.4 → 13.8%, fixed", "1.4, target: 1.5" or "starts March 16th". */
function stateWords({ check, startsOn, state }: MyWeek): string {
  if (!check && state !== 'ahead') return 'no check';
  if (!check) return startsOn === null ? 'paused' : `starts ${formatShortDate(startOfDay(startsOn))}`;
  const facts = getMetricFacts(check);
  const unit = facts.unit === '%' ? '%' : '';
  const { before, after, pass, isDecided, verdict } = check;
  if (isDecided && before && after) {
    return `${writeValue(facts, before.mean)} → ${writeValue(facts, after.mean)}${unit}, ${VERDICT_LABELS[verdict]}`;
  }
  if (!after) return pass === null ? 'no games yet' : `target: ${writeValue(facts, pass)}${unit}`;
  const mark = pass === null ? '' : `, target: ${writeValue(facts, pass)}`;
  return `${writeValue(facts, after.mean)}${mark}${unit}`;
}
