import { MAX_MARKS, type ReviewMark } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconHandFinger, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showFailure } from '../../app/toasts/show-toast.tsx';
import { sendMarks } from '../../features/live-room/api/live-room.ts';
import { CoachPanel } from '../../features/live-room/components/coach-panel.tsx';
import { PeopleList } from '../../features/live-room/components/people-list.tsx';
import { PointerDot } from '../../features/live-room/components/pointer-dot.tsx';
import { PointingLayer } from '../../features/live-room/components/pointing-layer.tsx';
import { useFollowing } from '../../features/live-room/follow/use-following.ts';
import type { RoomState } from '../../features/live-room/follow/use-room.ts';
import { DrawingLayer, DrawingTools } from '../../features/match-reviews/draw/lazy-drawing.tsx';
import { type DrawingState, NO_TOOL } from '../../features/match-reviews/draw/tools.ts';
import { MarkLayer } from '../../features/match-reviews/marks/mark-layer.tsx';
import { describeMarks } from '../../features/match-reviews/marks/mark-shapes.ts';
import { teamQuery } from '../../features/team/api/roster.ts';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { TextButton } from '../../shared/ui/text-button.tsx';
import type { ViewerHandle, ViewerPage } from '../../shared/viewer/viewer-handle.ts';

interface LiveRoomViewProps {
  state: RoomState;
  me: string;
  matchId: string;
  viewer: ViewerHandle;
  page: ViewerPage;
}

const TABS = { room: 'Live room', events: 'Events' } as const;

/** A live room around the viewer: the leader's moment, drawings and pointer, and who is here. */
export default function LiveRoomView({ state, me, matchId, viewer, page }: LiveRoomViewProps) {
  const { room, lead, pointer, isConnected } = state;
  const isLeader = room.leaderId === me;
  const leader = room.people.find(({ userId }) => userId === room.leaderId);
  const isCoach = room.people.some(({ userId, isCoach }) => userId === me && isCoach);
  const [tab, setTab] = useState<'room' | 'events'>('room');
  const [hand, setHand] = useState<DrawingState>(NO_TOOL);
  const [isPointing, setPointing] = useState(false);
  // What this page has drawn shows at once; the room confirms it.
  const [drawn, setDrawn] = useState<readonly ReviewMark[] | null>(null);
  if (drawn && joinMarkIds(drawn) === joinMarkIds(state.marks)) setDrawn(null);
  const marks = (isLeader && drawn) || state.marks;
  const saveMarks = (next: readonly ReviewMark[]) => {
    setDrawn(next);
    sendMarks(room.id, matchId, [...next]).catch((error: unknown) => {
      setDrawn(null);
      showFailure(error);
    });
  };
  const following = useFollowing(viewer, {
    roomId: room.id,
    matchId,
    lead,
    isLeader,
    onView: () => {
      if (marks.some(isPenMark)) saveMarks(marks.filter((mark) => !isPenMark(mark)));
    },
  });
  const addMark = (mark: ReviewMark) => {
    if (marks.length >= MAX_MARKS) return;
    if (isPenMark(mark) && !marks.some(isPenMark) && !following.holdCamera()) return;
    saveMarks([...marks, mark]);
  };
  // Drawn on the picture itself, it only fits the leader's camera.
  const shown = following.isFollowing ? marks : marks.filter((mark) => !isPenMark(mark));
  const leaderName = leader?.userName ?? 'No one';
  return page({
    overlay: (
      <>
        <MarkLayer viewer={viewer} marks={shown} label={describeMarks(shown, viewer.report)} />
        {pointer && !isLeader && <PointerDot viewer={viewer} at={pointer} name={leaderName} />}
        {isLeader && <DrawingLayer viewer={viewer} hand={hand} onHand={setHand} onMark={addMark} />}
        {isLeader && isPointing && !hand.tool && (
          <>
            <PointingLayer roomId={room.id} viewer={viewer} onEnd={() => setPointing(false)} />
            {pointer && <PointerDot viewer={viewer} at={pointer} name={leaderName} />}
          </>
        )}
      </>
    ),
    controls: (
      <div className="flex flex-wrap gap-2 items-center min-h-11 px-2.5 py-1.5 rounded-2 bg-s1 text-[13px] max-md:rounded-none">
        {!isConnected && <span className="text-warn">Connection lost. Reconnecting…</span>}
        {isLeader ? (
          <b>You lead: everyone sees what you see</b>
        ) : following.isFollowing ? (
          <>
            <b>Following {leaderName}</b>
            <TextButton label="Look around" size="compact-xs" onClick={following.lookAround} />
          </>
        ) : (
          <>
            <span>You’re looking around.</span>
            <Button size="compact-sm" variant="filled" onClick={following.startFollowing}>
              Follow {leader?.isCoach ? 'the coach' : leaderName}
            </Button>
          </>
        )}
      </div>
    ),
    renderRail: (events) => (
      <aside
        className="flex flex-col min-h-0 border-l border-l-line bg-s1 max-lg:border-l-0"
        aria-label="Live room panel"
      >
        <div className="pt-2.5 px-3 pb-1.5">
          <Segmented label="Live room panel" value={tab} choices={TABS} onChange={setTab} />
        </div>
        {tab === 'events' ? (
          <div className="grid flex-1 min-h-0">{events}</div>
        ) : (
          <div className="flex flex-1 flex-col gap-4 min-h-0 px-3 pt-1.5 pb-3 overflow-y-auto">
            {isLeader && (
              <section className="flex flex-col gap-2" aria-label="Show">
                <div className="flex flex-wrap gap-1.5">
                  <TextButton
                    label="Point"
                    icon={IconHandFinger}
                    size="xs"
                    aria-pressed={isPointing}
                    variant={isPointing ? 'filled' : 'default'}
                    onClick={() => {
                      setPointing(!isPointing);
                      setHand({ ...hand, tool: null });
                    }}
                  />
                  <TextButton
                    label="Undo drawing"
                    icon={IconArrowBackUp}
                    size="xs"
                    disabled={marks.length === 0}
                    onClick={() => saveMarks(marks.slice(0, -1))}
                  />
                  <TextButton
                    label="Clear drawings"
                    icon={IconTrash}
                    size="xs"
                    disabled={marks.length === 0}
                    onClick={() => saveMarks([])}
                  />
                </div>
                <DrawingTools viewer={viewer} hand={hand} onHand={setHand} onMark={addMark} />
                {marks.length >= MAX_MARKS && (
                  <p className="text-t2 text-[12px]">
                    At most {MAX_MARKS} drawings at once. Clear some first.
                  </p>
                )}
              </section>
            )}
            <PeopleList room={room} me={me} />
            {isCoach && <CoachControls room={room} />}
          </div>
        )}
      </aside>
    ),
  });
}

const joinMarkIds = (marks: readonly ReviewMark[]) => marks.map(({ id }) => id).join(' ');
const isPenMark = ({ kind }: ReviewMark) => kind === 'pen';

function CoachControls({ room }: { room: RoomState['room'] }) {
  const team = useQuery(teamQuery);
  const navigate = useNavigate();
  return <CoachPanel room={room} team={team} onEnd={() => void navigate({ to: '/admin/team-dashboard' })} />;
}
