import {
  type CapturedMoment,
  type MyPlan,
  type MyPlans,
  type MyWeek,
  TRAINING_MINUTES,
} from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconDots, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { refetchQueries } from '../../../app/query-client.ts';
import { formatDate, formatShortDate, getLocalDay, startOfDay } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { formatMetricValue, getMetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { ActionMenu } from '../../../shared/ui/action-menu.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { LazyOverlay } from '../../../shared/ui/lazy-overlay.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PageHead } from '../../../shared/ui/state-panel.tsx';
import { ButtonLink, TextButton } from '../../../shared/ui/text-button.tsx';
import {
  changePlan,
  myPlansQuery,
  type PlanChangeBody,
  rateMoment,
  useChange,
} from '../api/training-plans.ts';
import { CheckPanel, VERDICT_LABELS } from '../components/check-panel.tsx';
import { PlanDrawer, PlanList } from '../components/plan-list.tsx';
import { describeMoment, MomentLink } from '../components/today-block.tsx';
import { TodayPanel } from '../components/today-panel.tsx';
import type { PlanSearch } from '../search/plan-search.ts';
import { describeDue } from '../text/plan-text.ts';
import classes from './training-plans-screen.module.css';

const MAX_SHOWN = 8;

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
          {open.slice(0, MAX_SHOWN).map((moment) => (
            <li key={moment.id} className={`${classes.row} text-xs flex items-center gap-3 min-h-9`}>
              <MomentLink moment={moment} className="touch-target text-link flex-auto" />
              <span className="text-t3">{describeDue(moment.dueOn!, today)}</span>
              <IconButton
                icon={IconX}
                iconSize={14}
                disabled={isBusy}
                label={`Drop ${describeMoment(moment)}`}
                onClick={() => void run(() => rateMoment(moment.id, 'drop'))}
                size={28}
              />
            </li>
          ))}
        </ul>
      )}
      {(learned > 0 || open.length > MAX_SHOWN) && (
        <p className="text-t3 text-xs pt-2">
          {[
            open.length > MAX_SHOWN ? `${open.length - MAX_SHOWN} more waiting` : null,
            learned > 0 ? `${learned} learned` : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </Panel>
  );
}

const SAFE = 'Your plan and logged practice are safe.';

const PracticeDialog = lazy(() => import('../components/practice-dialog.tsx'));

interface TrainingPlansScreenProps {
  search: PlanSearch;
  onChange: (part: { [K in keyof PlanSearch]?: PlanSearch[K] | undefined }) => void;
  onStarted: () => void;
  reviews: ReactNode;
  team: ReactNode;
}

export function TrainingPlansScreen(props: TrainingPlansScreenProps) {
  const { search, onChange, onStarted, reviews, team } = props;
  const myPlans = useQuery(myPlansQuery);
  const [isLogging, setLogging] = useState(false);
  // Verdicts arrive with a notification, games with their analysis.
  useChanges('notifications', () => void refetchQueries(myPlansQuery.queryKey));
  const { data } = myPlans;
  const plan = data?.plan ?? null;
  const showsPlans = search.view === 'plans' || (data !== undefined && plan === null);
  return (
    <>
      <PageHead
        title="Training Plans"
        subtitle={plan && !showsPlans ? describePlan(plan) : 'One plan at a time, measured in your own games'}
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
      <QueryBoundary query={myPlans} what="your training" safe={SAFE} loading={<TrainingSkeleton />}>
        {(own) =>
          showsPlans ? (
            <>
              {plan === null && own.moments.length > 0 && (
                <MomentsPanel moments={own.moments} today={getLocalDay(new Date())} />
              )}
              <PlanList own={own} search={search} onMode={(mode) => onChange({ mode })} />
            </>
          ) : (
            <Running own={own} plan={plan!} />
          )
        }
      </QueryBoundary>
      {data && search.plan !== undefined && (
        <PlanDrawer
          planId={search.plan}
          own={data}
          mode={search.mode}
          onClose={() => onChange({ plan: undefined })}
          onStarted={onStarted}
        />
      )}
      <LazyOverlay when={isLogging}>
        {(opened) => <PracticeDialog opened={opened} onClose={() => setLogging(false)} />}
      </LazyOverlay>
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
function describePlan(plan: NonNullable<MyPlans['plan']>): string {
  const mode = formatMode(plan.mode);
  return [
    `${plan.title}${plan.title.includes(mode) ? '' : `, ${mode}`}, ${plan.weeks.length} weeks, up to ${plan.minutesPerDay} min a day`,
    `version ${plan.version}, started ${formatDate(plan.startedAt)}`,
    plan.status === 'completed'
      ? 'complete'
      : `week ${plan.week}${plan.today.session === null ? '' : `, session ${plan.today.session}`}`,
  ].join(' · ');
}

const TrainingSkeleton = () => (
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

interface WeeksPanelProps {
  plan: MyPlan;
  shown: number;
  onShow: (week: number) => void;
}

/** The weeks with their themes, sessions and verdicts; clicking one shows its check. */
const WeeksPanel = ({ plan, shown, onShow }: WeeksPanelProps) => (
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: pips differ by their index alone
                  <i key={n} data-on={n < week.sessionsDone || undefined} />
                ))}
              </span>
              <span className="sr-only">
                {week.sessionsDone} of {week.sessions} sessions,
              </span>
              <small data-passed={hasPassed(week) || undefined}>{describeState(week)}</small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  </Panel>
);

const hasPassed = ({ check }: MyWeek): boolean =>
  check?.isDecided === true && (check.verdict === 'fixed' || check.verdict === 'better');

/** Formats "16.4 → 13.8%, fixed", "1.4, target: 1.5" or "starts March 16th". */
function describeState({ check, startsOn, state }: MyWeek): string {
  if (!check && state !== 'ahead') return 'no check';
  if (!check) return startsOn === null ? 'paused' : `starts ${formatShortDate(startOfDay(startsOn))}`;
  const facts = getMetricFacts(check);
  const unit = facts.unit === '%' ? '%' : '';
  const { before, after, pass, isDecided, verdict } = check;
  if (isDecided && before && after) {
    return `${formatMetricValue(facts, before.mean)} → ${formatMetricValue(facts, after.mean)}${unit}, ${VERDICT_LABELS[verdict]}`;
  }
  if (!after) return pass === null ? 'no games yet' : `target: ${formatMetricValue(facts, pass)}${unit}`;
  const mark = pass === null ? '' : `, target: ${formatMetricValue(facts, pass)}`;
  return `${formatMetricValue(facts, after.mean)}${mark}${unit}`;
}

/** Confirmations before something is lost. */
const CONFIRMATIONS = {
  leave: {
    title: 'Leave this plan?',
    text: 'You keep its results and what you logged, but the plan stops. You can start it over from week 1.',
    action: 'Leave plan',
  },
  restart: {
    title: 'Start over from week 1?',
    text: 'All weeks and checks restart today. You keep what you logged.',
    action: 'Start over',
  },
} as const;

/** Pause, rest, restart, leave, and minutes per day. */
function PlanMenu({ plan }: { plan: MyPlan }) {
  const { isBusy, run } = useChange();
  const [confirming, setConfirming] = useState<keyof typeof CONFIRMATIONS | null>(null);
  const runPlanChange = (body: PlanChangeBody) => run(() => changePlan(plan.id, body));
  const isRunning = plan.status === 'active';
  return (
    <>
      <ActionMenu
        groups={[
          {
            title: 'Minutes a day',
            actions: TRAINING_MINUTES.map((minutesPerDay) => ({
              label: `Up to ${minutesPerDay}${minutesPerDay === plan.minutesPerDay ? ', current' : ''}`,
              isDisabled: !isRunning || minutesPerDay === plan.minutesPerDay,
              onClick: () => runPlanChange({ change: 'minutes', minutesPerDay }),
            })),
          },
          {
            actions: [
              isRunning &&
                plan.restsUntil === null && {
                  label: 'Take a rest week',
                  onClick: () => runPlanChange({ change: 'rest-week' }),
                },
              isRunning && { label: 'Pause', onClick: () => runPlanChange({ change: 'pause' }) },
              { label: 'Start over from week 1…', onClick: () => setConfirming('restart') },
              isRunning && { label: 'Leave…', onClick: () => setConfirming('leave') },
            ].filter((action) => action !== false),
          },
        ]}
      >
        <Button variant="subtle" color="gray" aria-label="Change this plan" disabled={isBusy}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </Button>
      </ActionMenu>
      <Dialog
        opened={confirming !== null}
        onClose={() => setConfirming(null)}
        title={confirming ? CONFIRMATIONS[confirming].title : ''}
        closeLabel="Keep the plan as it is"
      >
        {confirming && (
          <div className="grid gap-4">
            <p>{CONFIRMATIONS[confirming].text}</p>
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={() => setConfirming(null)}>Keep plan</Button>
              <TextButton
                label={CONFIRMATIONS[confirming].action}
                variant="filled"
                disabled={isBusy}
                onClick={() => void runPlanChange({ change: confirming }).then(() => setConfirming(null))}
              />
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
