import { formatGamesNeeded } from '@datacoach/analysis/games-needed';
import { goalMetric } from '@datacoach/analysis/metadata';
import {
  type CommunityChoice,
  type GoalChoice,
  type GoalChoices,
  TIME_FRAMES,
  type TimeFrame,
  type WeeklyGoals,
} from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatMode, MODE_CHOICES, type ModeCode } from '../../../shared/format/mode.ts';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { TabPages } from '../../../shared/ui/tab-pages.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import {
  chooseGoal,
  type GoalRequest,
  type GoalsView,
  goalChoicesQuery,
  goalHistoryQuery,
  weeklyGoalsQuery,
} from '../api/weekly-goals.ts';
import { describeGoalReward, formatGoalTitle, formatGoalValue } from '../text/goal-text.ts';
import classes from '../weekly-goals.module.css';
import { GoalFace } from './goals-panel.tsx';
import { WeekTab } from './week-tab.tsx';

interface GoalsDrawerProps {
  view: GoalsView | null;
  mode: ModeCode;
  onView: (view: GoalsView | null) => void;
  onChosen: () => void;
}

const LABELS = { week: 'This week', choose: 'Choose', history: 'History' } as const;

/** Everything about weekly goals, next to the dashboard; the URL stores the open tab. */
export default function GoalsDrawer({ view, mode, onView, onChosen }: GoalsDrawerProps) {
  const goals = useQuery({ ...weeklyGoalsQuery, enabled: view !== null });
  const { data, error } = goals;
  const renderTab = (tab: (data: WeeklyGoals) => ReactNode) =>
    data ? (
      tab(data)
    ) : error ? (
      <div role="alert" className="grid justify-items-start gap-2 py-3 text-t2">
        <p>We couldn’t load your goals. {getFailureMessage(error)}</p>
        <TextButton label="Try again" size="xs" onClick={() => void goals.refetch()} />
      </div>
    ) : (
      <Skeleton height={320} mt={12} role="status" aria-label="Loading your goals…" />
    );
  return (
    <SideDrawer opened={view !== null} onClose={() => onView(null)} title="Weekly Goals" width="work">
      <TabPages
        label="Weekly goals"
        labels={LABELS}
        value={view ?? 'week'}
        onChange={onView}
        pages={{
          week: renderTab((known) => <WeekTab data={known} onChoose={() => onView('choose')} />),
          choose: renderTab((known) => (
            <ChooseTab
              data={known}
              mode={known.goals[0]?.mode ?? mode}
              onChosen={() => {
                onChosen();
                onView('week');
              }}
            />
          )),
          history: <HistoryTab />,
        }}
      />
    </SideDrawer>
  );
}

const FRAMES: readonly { frame: TimeFrame; label: string; none: string }[] = [
  { frame: TIME_FRAMES.past, label: 'Past', none: 'Your finished weeks will show up here.' },
  { frame: TIME_FRAMES.onGoing, label: 'This week', none: 'No goals running this week.' },
  {
    frame: TIME_FRAMES.future,
    label: 'Upcoming',
    none: 'Nothing planned after this week. This week’s goals carry over automatically.',
  },
];

function HistoryTab() {
  const [frame, setFrame] = useState<TimeFrame>(TIME_FRAMES.past);
  const [page, setPage] = useState(0);
  const history = useQuery(goalHistoryQuery(frame, page));
  const { data } = history;
  return (
    <>
      <div className="py-3">
        <Segmented
          label="Time frame"
          value={String(frame)}
          choices={FRAMES.map((row) => ({ value: String(row.frame), label: row.label }))}
          onChange={(value) => {
            setFrame(Number(value) as TimeFrame);
            setPage(0);
          }}
        />
      </div>
      {data ? (
        data.items.length === 0 ? (
          <p className="grid justify-items-start gap-2 py-3 text-t2" role="status">
            {FRAMES.find((row) => row.frame === frame)!.none}
          </p>
        ) : (
          <>
            <ul
              className={`${classes.historyTabRows} data-old:opacity-60`}
              data-old={history.isPlaceholderData || undefined}
            >
              {data.items.map((goal) => (
                <li key={goal.id}>
                  <GoalFace goal={goal} note={`week of ${formatShortDate(`${goal.startsOn}T12:00:00`)}`} />
                </li>
              ))}
            </ul>
            <PagesNav
              label="Pages of goals"
              page={{ pageIndex: page, pageSize: data.pageSize, total: data.total }}
              onChange={setPage}
            />
          </>
        )
      ) : history.error ? (
        <div role="alert" className="grid justify-items-start gap-2 py-3 text-t2">
          <p>We couldn’t load your past goals. {getFailureMessage(history.error)}</p>
          <TextButton label="Try again" size="xs" onClick={() => void history.refetch()} />
        </div>
      ) : (
        <Skeleton height={320} role="status" aria-label="Loading past goals…" />
      )}
    </>
  );
}

type Start = 'this' | 'next';

function ChooseTab(props: { data: WeeklyGoals; mode: ModeCode; onChosen: () => void }) {
  const { data, mode: first, onChosen } = props;
  const [mode, setMode] = useState<ModeCode>(first);
  const [start, setStart] = useState<Start>('this');
  const choices = useQuery(goalChoicesQuery(mode, start === 'next'));
  const choose = useMutation({ mutationFn: (goal: GoalRequest) => chooseGoal(goal), onSuccess: onChosen });
  return (
    <>
      <div className="flex flex-wrap gap-2 py-3">
        <Segmented
          label="Mode"
          value={String(mode)}
          choices={MODE_CHOICES}
          onChange={(value) => setMode(Number(value) as ModeCode)}
        />
        <Segmented
          label="From when"
          value={start}
          choices={{ this: 'From this week', next: 'From next week' }}
          onChange={setStart}
        />
      </div>
      <FailureMessage error={choose.error} />
      {choices.data ? (
        <Lists
          choices={choices.data}
          current={start === 'next' ? data.upcoming : data.goals}
          isBusy={choose.isPending}
          onChoose={(goal) => choose.mutate(goal)}
          start={start}
        />
      ) : choices.error ? (
        <div role="alert" className="grid justify-items-start gap-2 py-3 text-t2">
          <p>We couldn’t load the targets. {getFailureMessage(choices.error)}</p>
          <TextButton label="Try again" size="xs" onClick={() => void choices.refetch()} />
        </div>
      ) : (
        <Skeleton height={480} role="status" aria-label="Loading targets…" />
      )}
    </>
  );
}

interface ListsProps {
  choices: GoalChoices;
  current: WeeklyGoals['goals'];
  isBusy: boolean;
  onChoose: (goal: GoalRequest) => void;
  start: Start;
}

function Lists({ choices, current, isBusy, onChoose, start }: ListsProps) {
  const { mode, nextRank } = choices;
  const isChosen = (metric: number) =>
    current.some((goal) => goal.kind !== 'community' && goal.metric === metric && goal.mode === mode);
  return (
    <>
      {(['habit', 'skill'] as const).map((kind) => (
        <Group key={kind} title={HEADS[kind].title} text={HEADS[kind].text}>
          {choices.choices
            .filter((row) => row.kind === kind)
            .map((row) => (
              <OwnChoice
                key={row.metric}
                choice={row}
                mode={mode}
                nextRank={nextRank}
                isChosen={isChosen(row.metric)}
                isBusy={isBusy}
                onChoose={() => onChoose({ metric: row.metric, mode, nextWeek: start === 'next' })}
              />
            ))}
        </Group>
      ))}
      <Group title="Community" text="One goal for everyone, with a target for each rank.">
        {choices.community.length === 0 && (
          <li className="py-2 text-t2">None right now. New ones will show up here.</li>
        )}
        {choices.community.map((row) => (
          <Community
            key={row.id}
            choice={row}
            mode={mode}
            isChosen={current.some(({ title }) => title === row.title)}
            isBusy={isBusy}
            onChoose={() => onChoose({ communityGoalId: row.id, mode })}
          />
        ))}
      </Group>
    </>
  );
}

const HEADS = {
  habit: {
    title: 'Habits',
    text: 'Something you decide to do every game. One at a time. “You” shows your typical week over the last four.',
  },
  skill: {
    title: 'Skills',
    text: 'Something you improve with practice. One at a time. “You” shows your typical week over the last four.',
  },
} as const;

const Group = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="py-3 border-t border-t-line" aria-label={title}>
    <h3>{title}</h3>
    <p className="s12 t3">{text}</p>
    <ul>{children}</ul>
  </section>
);

interface OwnChoiceProps {
  choice: GoalChoice;
  mode: ModeCode;
  nextRank: string | null;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
}

function OwnChoice({ choice, mode, nextRank, isChosen, isBusy, onChoose }: OwnChoiceProps) {
  const metric = goalMetric(choice.metric);
  const facts = [
    choice.base === null ? null : `you ${formatGoalValue(metric, choice.base)}`,
    choice.next === null || nextRank === null ? null : `${nextRank} ${formatGoalValue(metric, choice.next)}`,
  ].filter(Boolean);
  const title =
    choice.target === null
      ? metric.label
      : formatGoalTitle({ ...choice, title: null, mode, target: choice.target, direction: 'atLeast' });
  return (
    <li className={`${classes.choice} flex items-center justify-between gap-4 min-h-13 py-2`}>
      <div>
        <b>{title}</b>
        <p className="s12 t3">
          {choice.target === null
            ? `${formatGamesNeeded(choice.missing ?? 0, 'you get your own target', { mode: formatMode(mode) })}.`
            : facts.length > 0
              ? facts.join(' · ')
              : 'No games needed to start. A week needs five games.'}
        </p>
      </div>
      {choice.target !== null && (
        <TextButton
          label={isChosen ? 'Chosen' : 'Choose'}
          size="xs"
          disabled={isChosen || isBusy}
          aria-label={isChosen ? `${title}, chosen` : `Choose ${title}`}
          onClick={onChoose}
        />
      )}
    </li>
  );
}

interface CommunityProps {
  choice: CommunityChoice;
  mode: ModeCode;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
}

function Community({ choice, mode, isChosen, isBusy, onChoose }: CommunityProps) {
  const { title, text, target, direction, isOpen, plans, badge, reward, startsOn, endsOn, photoUrl } = choice;
  const formatDay = (date: string) => formatShortDate(`${date}T12:00:00`);
  const asks =
    target === null
      ? `No target for your rank in ${formatMode(mode)}.`
      : formatGoalTitle({ ...choice, title: null, mode, target, direction, targetDays: null });
  return (
    <li className={`${classes.choice} flex items-center justify-between gap-4 min-h-13 py-2`}>
      <div className="min-w-0">
        {photoUrl !== null && (
          <img src={photoUrl} alt="" className="w-full max-w-120 h-24 mb-2 rounded-2 object-cover" />
        )}
        <b>{title}</b>
        {text !== '' && <p className="t2">{text}</p>}
        <p className="s12 t3">
          {[
            asks,
            `${formatDay(startsOn)} to ${formatDay(endsOn)}`,
            badge === null ? null : `badge ${badge}`,
            reward === null ? null : `reward: ${describeGoalReward(reward)}`,
            isOpen ? null : `with ${plans.join(' or ')}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isOpen && target !== null && (
        <TextButton
          label={isChosen ? 'Joined' : 'Join'}
          size="xs"
          disabled={isChosen || isBusy}
          aria-label={isChosen ? `${title}, joined` : `Join ${title}`}
          onClick={onChoose}
        />
      )}
    </li>
  );
}
