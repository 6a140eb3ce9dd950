import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { profileQuery, ranksQuery } from '../app/session/account-queries.ts';
import { ConfirmEmailBanner } from '../features/auth/components/confirm-email.tsx';
import { LiveRoomLine } from '../features/live-room/components/live-room-line.tsx';
import { ConfirmRanksLine } from '../features/ranks/components/confirm-ranks-line.tsx';
import { useHasSettled } from '../shared/ui/use-has-settled.ts';

/** Quiet lines above a player's page; `onKnown` is called once it's clear whether there are any. */
export default function PlayerBanners({ me, onKnown }: { me: string; onKnown: () => void }) {
  const isPending = [useQuery(profileQuery), useQuery(ranksQuery)].some((query) => query.isPending);
  const areKnown = useHasSettled(isPending);
  useLayoutEffect(() => {
    if (areKnown) onKnown();
  }, [areKnown, onKnown]);
  return (
    <>
      <LiveRoomLine me={me} />
      <ConfirmEmailBanner />
      <ConfirmRanksLine />
    </>
  );
}
