import { ConfirmEmailBanner } from '../features/auth/components/confirm-email.tsx';
import { ConfirmRanksLine } from '../features/ranks/components/confirm-ranks-line.tsx';

/** Quiet lines above a player's page. */
export default function PlayerBanners() {
  return (
    <>
      <ConfirmEmailBanner />
      <ConfirmRanksLine />
    </>
  );
}
