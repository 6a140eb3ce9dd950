import type { LiveRoom } from '@datacoach/contract';
import { Button, Checkbox, Select } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { endLiveRoom, invitePlayers, roomGamesQuery, switchMatch } from '../api/live-room.ts';

export interface TeamPlayer {
  readonly playerId: string;
  readonly userName: string;
}

export type TeamQuery = Pick<
  UseQueryResult<{ players: readonly TeamPlayer[] }>,
  'data' | 'error' | 'refetch'
>;

interface CoachPanelProps {
  room: LiveRoom;
  team: TeamQuery;
  onEnd: () => void;
}

/** What only coaches do: switch the game, invite players, end the room. */
export function CoachPanel({ room, team, onEnd }: CoachPanelProps) {
  const [isAsked, ask] = useState(false);
  const end = useAction(() => endLiveRoom(room.id), { done: 'The live room has ended.', onDone: onEnd });
  return (
    <section className="flex flex-col gap-3" aria-label="Coach’s controls">
      <GameSelect room={room} />
      <InviteList room={room} team={team} />
      {isAsked ? (
        <div className="flex flex-wrap gap-2 items-center" role="alert">
          <p className="text-[13px]">End it for everyone? Drawings are deleted.</p>
          <Button size="xs" variant="filled" loading={end.isPending} onClick={() => end.mutate()}>
            End it
          </Button>
          <TextButton label="Keep it open" size="xs" onClick={() => ask(false)} />
        </div>
      ) : (
        <TextButton label="End live room" size="xs" className="self-start" onClick={() => ask(true)} />
      )}
    </section>
  );
}

function GameSelect({ room }: { room: LiveRoom }) {
  const query = useQuery(roomGamesQuery(room.id));
  const { data } = query;
  const { mutate, isPending } = useAction((matchId: string) => switchMatch(room.id, matchId));
  if (!data) return <Pending query={query} height={36} label="Loading games…" />;
  const choices = data.items.map(({ id, map, playlist, playedAt, score }) => ({
    value: id,
    label: [
      `${score[0]}–${score[1]}`,
      playlist,
      map,
      ...(playedAt ? [formatShortDate(new Date(playedAt))] : []),
    ].join(', '),
  }));
  return (
    <Select
      size="xs"
      label="Game"
      data={choices}
      value={room.matchId}
      disabled={isPending}
      allowDeselect={false}
      searchable
      nothingFoundMessage="No game found"
      onChange={(matchId) => {
        if (matchId !== null && matchId !== room.matchId) mutate(matchId);
      }}
    />
  );
}

function InviteList({ room, team }: Pick<CoachPanelProps, 'room' | 'team'>) {
  const invited = room.people.filter(({ isCoach }) => !isCoach).map(({ userId }) => userId);
  const { mutate, isPending } = useAction(({ playerIds }: { playerIds: string[] }) =>
    invitePlayers(room.id, playerIds),
  );
  if (!team.data) return <Pending query={team} height={36} label="Loading players…" />;
  const { players } = team.data;
  if (players.length === 0) return <p className="text-t2 text-[12px]">Your team has no players yet.</p>;
  return (
    <fieldset className="flex flex-col gap-1.5 m-0 p-0 border-0">
      <legend className="mb-1 text-[12px] font-semibold">Invited</legend>
      {players.map(({ playerId, userName }) => (
        <Checkbox
          key={playerId}
          size="xs"
          label={userName}
          checked={invited.includes(playerId)}
          disabled={isPending}
          onChange={(event) =>
            mutate({
              playerIds: event.currentTarget.checked
                ? [...invited, playerId]
                : invited.filter((one) => one !== playerId),
            })
          }
        />
      ))}
    </fieldset>
  );
}
