import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { ranksQuery } from '../../app/session/account-queries.ts';
import { readFlag } from '../../app/session/stored-flags.ts';

/**
 * Opens rank dialogs automatically: the setup once per browser session while a rank is missing, and each rank-up. For
 * players only.
 */
export function useRankDialogs(): void {
  const { data: info } = useQuery(ranksQuery);
  const isMissing = info?.isRankNull === true;
  const rankUp = info?.rankUp;

  useEffect(() => {
    if (!isMissing || readFlag('firstTimeUserModal')) return;
    openDialog('rankSetup', { occasion: 'first-time' });
  }, [isMissing]);

  useEffect(() => {
    if (rankUp) openDialog('rankUp', rankUp);
  }, [rankUp]);
}
