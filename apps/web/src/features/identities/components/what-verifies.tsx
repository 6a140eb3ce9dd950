import { AGREEING_ACCOUNTS_NEEDED, AGREEING_DAYS_NEEDED } from '@datacoach/contract';

/** Files can be forged, so a file only shows who someone claims to be (decisions.md 16.1). */
export const VerificationHelp = () => (
  <p className="s12 t2">
    A replay file is a claim, not proof. A player is verified by Epic, by Discord, by an admin, or by{' '}
    {AGREEING_ACCOUNTS_NEEDED} other verified accounts that uploaded the same games over{' '}
    {AGREEING_DAYS_NEEDED} days.
  </p>
);
