import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { ranksQuery } from '../../app/session/account-queries.ts';
import { readFlag } from '../../app/session/stored-flags.ts';

/**
 * Opens what ranks ask for by themselves: the set-up once per browser session while one is missing, and each risen
 * rank. For players only.
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
