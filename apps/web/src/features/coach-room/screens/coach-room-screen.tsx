import { PLAN_LABELS, type TeamBoard } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatMode, MODE_CHOICES } from '../../../shared/format/mode.ts';
import { LazyOverlay } from '../../../shared/ui/lazy-overlay.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { teamBoardQuery, teamHomeworkQuery } from '../api/coach-room.ts';
import classes from '../coach-room.module.css';
import type { Assignment } from '../components/assign-dialog.tsx';
import { ChemistryPanel } from '../components/chemistry-panel.tsx';
import { FocusPanel } from '../components/focus-panel.tsx';
import { HomeworkPanel } from '../components/homework-panel.tsx';
import { RosterTable } from '../components/roster-table.tsx';
import { TeamPolrPanel } from '../components/team-polr-panel.tsx';
import { GAME_KINDS, type RoomSearch, type TeamMode } from '../search/room-search.ts';

const AssignDialog = lazy(() => import('../components/assign-dialog.tsx'));
const PerformanceDrawer = lazy(() => import('../components/performance-drawer.tsx'));
const ProfileDrawer = lazy(() => import('../components/profile-drawer.tsx'));

/** Fictional players to show what the page says about a roster. */
const EXAMPLE = [
  { name: 'Player one', form: '▲ Improving', need: 'Double commits' },
  { name: 'Player two', form: 'Steady', need: 'Boost' },
  { name: 'Player three', form: '▼ Falling off', need: 'Double commits' },
] as const;

/** Shows an example of what the team plan adds, for coaches without it; the roster below still works. */
function PlanExample() {
  return (
    <section
      className="max-lg:grid-cols-1 max-lg:gap-5 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-8 items-start p-5 rounded-3 bg-s1"
      aria-labelledby="plan-example-title"
    >
      <div className="flex flex-col gap-3">
        <h2 id="plan-example-title" className="text-xl text-balance">
          {PLAN_LABELS.TeamPlan} shows what your team should work on this week
        </h2>
        <p className="t2">
          See who’s improving, who needs what and who plays well together. You can also assign homework,
          invite players and create folders.
        </p>
        <p className="t2">Your players stay on your team, and you keep your notes and folders.</p>
        <div>
          <Button onClick={() => openDialog('account')}>Your account and plan</Button>
        </div>
      </div>
      <figure className={`${classes.example} p-4 border border-dashed border-line-strong rounded-2`}>
        <p className="mb-3 font-semibold">
          When your teammate goes, hold midfield and wait for the next touch.
        </p>
        <DataTable
          rows={EXAMPLE}
          rowKey={({ name }) => name}
          columns={[
            { head: 'Player', isRowHead: true, cell: ({ name }) => name },
            { head: 'Form', cell: ({ form }) => form },
            { head: 'Needs', cell: ({ need }) => need },
          ]}
        />
        <figcaption>Example, not your team</figcaption>
      </figure>
    </section>
  );
}

interface CoachRoomScreenProps {
  search: RoomSearch;
  onSearch: (part: { [K in keyof RoomSearch]?: RoomSearch[K] | undefined }) => void;
  /** Null without one. */
  teamName: string | null;
  /** Undefined while loading. */
  hasPlan: boolean | undefined;
  /** The coach's other tasks: match reviews, folders. */
  next: ReactNode;
  people: ReactNode;
  onInvite: () => void;
}

/** The coach's room: what to train this week, who needs what, and who is in the team. */
export function CoachRoomScreen(props: CoachRoomScreenProps) {
  const { search, onSearch, teamName, hasPlan, next, people, onInvite } = props;
  const query = useQuery({ ...teamBoardQuery(search), enabled: hasPlan === true });
  const { data: board, error, errorUpdateCount, refetch, isPlaceholderData } = query;
  const isEmpty = board?.members.length === 0;
  const hasEnded = error !== null && 'code' in error && error.code === 'team-plan-needed';
  const needsPlan = hasPlan === false || hasEnded;
  return (
    <>
      <PageHead
        title="Team Dashboard"
        subtitle={[teamName, board ? formatSubtitle(board) : 'Your roster'].filter(Boolean).join(' · ')}
        actions={
          <>
            <Button onClick={() => openDialog('coachingDesk')}>Pro coaching</Button>
            <Button onClick={() => openDialog('account')}>Account</Button>
            {!needsPlan && <TextButton label="Invite player" variant="filled" onClick={onInvite} />}
          </>
        }
      />
      <div
        className="grid grid-cols-1 gap-gutter data-stale:opacity-60"
        data-stale={isPlaceholderData || undefined}
      >
        {!needsPlan && !isEmpty && <Switches board={board} search={search} onSearch={onSearch} />}
        {needsPlan ? (
          <PlanExample />
        ) : error ? (
          <LoadFailed title="We couldn’t load your team’s games" error={error} retry={refetch}>
            Your data is safe.
          </LoadFailed>
        ) : !board ? (
          <Skeleton height={640} role="status" aria-label="Loading your team…" />
        ) : isEmpty ? (
          <StatePanel title="Invite your players">
            Once a player accepts and uploads games, you’ll see what each player and the team should work on.
          </StatePanel>
        ) : (
          <Room board={board} search={search} onSearch={onSearch} />
        )}
        {board && !isEmpty && !needsPlan && (
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-gutter items-start max-lg:grid-cols-1">
            {next}
          </div>
        )}
        {(board || errorUpdateCount > 0 || needsPlan) && people}
      </div>
    </>
  );
}

type SearchProps = Pick<CoachRoomScreenProps, 'search' | 'onSearch'>;

/** Which games count. There from the start, so that nothing moves when the answer comes. */
function Switches({ board, search, onSearch }: SearchProps & { board: TeamBoard | undefined }) {
  const mode = board?.mode ?? search.mode;
  return (
    <div className="flex flex-wrap gap-2">
      <Segmented
        label="Games"
        value={board?.games ?? search.games ?? 'all'}
        choices={GAME_KINDS}
        onChange={(games) => onSearch({ games })}
      />
      <Segmented
        label="Mode"
        value={mode === undefined ? null : String(mode)}
        choices={MODE_CHOICES}
        onChange={(next) => onSearch({ mode: Number(next) as TeamMode })}
      />
    </div>
  );
}

const KIND_LABELS = { all: 'games', scrims: 'scrims', ranked: 'ranked games' } as const;

function formatSubtitle({ members, seats, mode, games }: TeamBoard): string {
  const taken = `${members.length} of ${seats} seats taken`;
  return members.length === 0
    ? taken
    : `${taken} · ${formatMode(mode)} · last 20 ${KIND_LABELS[games]} per player`;
}

function Room({ board, search, onSearch }: SearchProps & { board: TeamBoard }) {
  const homework = useQuery(teamHomeworkQuery);
  const [assignment, setAssignment] = useState<Assignment | null>(null);
  // Keeps the content of a closing drawer or dialog.
  const [last, setLast] = useState<Assignment>({ players: [], metric: null });
  const [lastPlayer, setLastPlayer] = useState(search.player);
  if (search.player && search.player !== lastPlayer) setLastPlayer(search.player);
  const player = board.members.find(({ playerId }) => playerId === (search.player ?? lastPlayer));
  const assign = (given: Assignment) => {
    setLast(given);
    setAssignment(given);
  };
  const close = () => onSearch({ player: undefined });
  const isOpen = search.player !== undefined && player !== undefined;
  return (
    <>
      <FocusPanel board={board} onAssign={(players, metric) => assign({ players, metric })} />
      <TeamPolrPanel polr={board.polr} />
      <RosterTable
        board={board}
        homework={homework.data}
        onOpen={(playerId) => onSearch({ player: playerId, view: 'performance' })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-gutter items-start max-lg:grid-cols-1">
        <ChemistryPanel key={`${board.mode} ${board.games}`} board={board} />
        <HomeworkPanel
          onAssign={() =>
            assign({
              players: board.members.map(({ playerId }) => playerId),
              metric: board.focus[0]?.metric ?? null,
            })
          }
        />
      </div>
      {player && (
        <>
          <LazyOverlay when={isOpen && search.view !== 'profile' && assignment === null}>
            {(opened) => (
              <PerformanceDrawer
                opened={opened}
                player={player}
                board={board}
                onClose={close}
                onProfile={() => onSearch({ view: 'profile' })}
                onAssign={(metric) => assign({ players: [player.playerId], metric })}
              />
            )}
          </LazyOverlay>
          <LazyOverlay when={isOpen && search.view === 'profile'}>
            {(opened) => (
              <ProfileDrawer
                opened={opened}
                player={player}
                onClose={close}
                onPerformance={() => onSearch({ view: 'performance' })}
              />
            )}
          </LazyOverlay>
        </>
      )}
      <Suspense>
        <AssignDialog
          key={`${last.players.join()} ${last.metric} ${assignment === null}`}
          opened={assignment !== null}
          onClose={() => setAssignment(null)}
          board={board}
          given={last}
        />
      </Suspense>
    </>
  );
}
