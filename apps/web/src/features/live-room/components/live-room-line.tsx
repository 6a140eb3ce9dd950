import { useQuery } from '@tanstack/react-query';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { refetchQueries } from '../../../app/query-client.ts';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { liveRoomsQuery } from '../api/live-room.ts';

/** A line for each live room that the account can join; nothing without one. */
export function LiveRoomLine({ me }: { me: string }) {
  const { data } = useQuery(liveRoomsQuery);
  // Whoever is invited is notified.
  useChanges('notifications', () => void refetchQueries(liveRoomsQuery.queryKey));
  return data?.items.map(({ id, coachId, coach, map }) => (
    <section
      key={id}
      className="flex flex-wrap gap-x-4 gap-y-1 items-center justify-between px-3 py-2 rounded-2 bg-s1 text-[13px]"
      aria-label="Live room"
    >
      <p>
        <b>{coachId === me ? 'Your live room is open' : `${coach} is live`}</b>{' '}
        <span className="text-t2">on {map}.</span>
      </p>
      <ButtonLink to="/live-room/$roomId" params={{ roomId: id }} size="xs" variant="filled">
        Join live room
      </ButtonLink>
    </section>
  ));
}
