import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { joinQueries, Pending } from '../../../app/lists/query-boundary.tsx';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { liveRoomsQuery, openLiveRoom, switchMatch } from '../api/live-room.ts';
import type { TeamPlayer, TeamQuery } from './coach-panel.tsx';

interface OpenRoomDialogProps {
  opened: boolean;
  onClose: () => void;
  matchId: string;
  coachId: string;
  team: TeamQuery;
  /** Second at which the room starts. */
  getTime: () => number;
}

/** Opens a live room on a match, or takes the team's open one there. */
export function OpenRoomDialog({ opened, onClose, coachId, team, ...opening }: OpenRoomDialogProps) {
  const rooms = useQuery(liveRoomsQuery);
  const open = rooms.data?.items.find((room) => room.coachId === coachId);
  return (
    <Dialog opened={opened} onClose={onClose} title="Live room">
      {!team.data || !rooms.data ? (
        <Pending query={joinQueries(team, rooms)} height={120} label="Loading players…" />
      ) : open ? (
        <JoinForm roomId={open.id} matchId={opening.matchId} />
      ) : (
        <OpenForm {...opening} players={team.data.players} />
      )}
    </Dialog>
  );
}

function useOpenRoomPage() {
  const navigate = useNavigate();
  return (roomId: string) => navigate({ to: '/live-room/$roomId', params: { roomId } });
}

function JoinForm({ roomId, matchId }: { roomId: string; matchId: string }) {
  const goTo = useOpenRoomPage();
  const take = useAction(() => switchMatch(roomId, matchId), { onDone: () => goTo(roomId) });
  return (
    <div className="flex flex-col gap-3">
      <p>Your team already has a live room open. Take everyone there to this game, or join as it is.</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="filled" loading={take.isPending} onClick={() => take.mutate()}>
          Switch room to this game
        </Button>
        <Button onClick={() => void goTo(roomId)}>Join live room</Button>
      </div>
    </div>
  );
}

type OpenFormProps = Pick<OpenRoomDialogProps, 'matchId' | 'getTime'> & { players: readonly TeamPlayer[] };

function OpenForm({ matchId, players, getTime }: OpenFormProps) {
  const goTo = useOpenRoomPage();
  const [chosen, choose] = useState(() => players.map(({ playerId }) => playerId));
  const opening = useAction(
    () => openLiveRoom({ matchId, playerIds: [...chosen], time: Math.round(getTime() * 1000) / 1000 }),
    { onDone: goTo },
  );
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        opening.mutate();
      }}
    >
      <p className="t2">
        You lead: everyone in the room sees your moment, camera, pointer and drawings. Invited players are
        notified.
      </p>
      {players.length === 0 ? (
        <p>Your team has no players yet. You can open the room and invite them later.</p>
      ) : (
        <Checkbox.Group label="Invite" value={[...chosen]} onChange={choose}>
          <div className="flex flex-col gap-2 mt-2">
            {players.map(({ playerId, userName }) => (
              <Checkbox key={playerId} value={playerId} label={userName} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <FailureMessage error={opening.error} />
      <Button type="submit" variant="filled" className="self-start" loading={opening.isPending}>
        Open live room
      </Button>
    </form>
  );
}
