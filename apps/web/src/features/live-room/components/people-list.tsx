import type { LivePerson, LiveRoom } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { setLeader } from '../api/live-room.ts';

export function PeopleList({ room, me }: { room: LiveRoom; me: string }) {
  const { mutate, isPending } = useAction((userId: string) => setLeader(room.id, userId));
  const isCoach = room.people.some((one) => one.userId === me && one.isCoach);
  const isLeader = room.leaderId === me;
  const coachHere =
    room.people.find(({ isCoach, isHere }) => isCoach && isHere) ?? room.people.find((one) => one.isCoach);
  return (
    <section className="flex flex-col gap-2" aria-label="People in the room">
      <h2 className="text-sm font-semibold">
        In the room: {room.people.filter(({ isHere }) => isHere).length}
      </h2>
      <ul className="flex flex-col gap-1">
        {room.people.map((person) => (
          <li key={person.userId} className="flex gap-2 items-center justify-between min-h-8 text-[13px]">
            <span className="min-w-0 wrap-anywhere">
              <span
                className={`inline-block size-2 mr-2 rounded-[50%] border ${person.isHere ? 'bg-better border-better' : 'border-line-control'}`}
                aria-hidden="true"
              />
              {person.userName}
              <span className="text-t2 text-[12px]"> {describePerson(person, room, me)}</span>
            </span>
            {isCoach && person.isHere && person.userId !== room.leaderId && (
              <Button size="compact-xs" disabled={isPending} onClick={() => mutate(person.userId)}>
                {person.userId === me ? 'Take the lead' : `Hand the lead to ${person.userName}`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isLeader && !isCoach && coachHere && (
        <Button size="xs" disabled={isPending} onClick={() => mutate(coachHere.userId)}>
          Give the lead back to {coachHere.userName}
        </Button>
      )}
    </section>
  );
}

function describePerson(
  { userId, isCoach, isHere, canWatch }: LivePerson,
  { leaderId }: LiveRoom,
  me: string,
): string {
  const words = [
    userId === me && 'you',
    isCoach && 'coach',
    userId === leaderId && 'leads',
    !isHere && 'not here',
    !canWatch && 'can’t see this game: its owner doesn’t share it with them',
  ];
  return words.filter(Boolean).join(' · ');
}
