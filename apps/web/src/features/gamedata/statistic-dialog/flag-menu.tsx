import type { EventItem, FlagReason } from '@datacoach/contract';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { queryClient, server } from '../../../app/api/client.ts';
import { ActionMenu } from '../../../shared/ui/action-menu.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { eventQuery } from '../api/match-query.ts';

const PATH = '/api/v1/gamedata/event/{id}/flag';
const EVENT_LIST = '/api/v1/gamedata/event-list';

const FLAG_LABELS: Readonly<Record<FlagReason, string>> = {
  'did-not-happen': 'It didn’t happen',
  'wrong-player': 'It was a different player',
  'wrong-outcome': 'It ended differently',
  'wrong-time': 'It happened at a different time',
  other: 'Something else',
};

/** A reported mistake: stored with a reason, and as easily undone. The result is shown in the same place. */
export function FlagMenu({ event }: { event: EventItem }) {
  const [flag, setFlag] = useState(event.flag);
  const [outcome, setOutcome] = useState('');
  const showFlag = (shown: FlagReason | null) => {
    setFlag(shown);
    cacheFlag(event.id, shown);
  };
  const saveFlag = async (reason: FlagReason | null) => {
    const before = flag;
    showFlag(reason);
    setOutcome('');
    try {
      const path = { id: event.id };
      await (reason === null ? server.DELETE(PATH, { path }) : server.PUT(PATH, { path, body: { reason } }));
      setOutcome('Saved. Thanks!');
    } catch {
      showFlag(before);
      setOutcome('Couldn’t save that. Try again.');
    }
  };
  return (
    <>
      <ActionMenu
        width={240}
        withinPortal
        groups={[
          {
            title: 'What’s wrong?',
            actions: (Object.entries(FLAG_LABELS) as [FlagReason, string][]).map(([reason, label]) => ({
              label,
              isCurrent: reason === flag,
              onClick: () => saveFlag(reason),
            })),
          },
          ...(flag
            ? [{ actions: [{ label: 'Never mind, it’s right', onClick: () => saveFlag(null) }] }]
            : []),
        ]}
      >
        <IconButton
          icon={flag ? IconFlagFilled : IconFlag}
          iconSize={14}
          label={flag ? `You reported: ${FLAG_LABELS[flag]}` : `Report a mistake: ${event.label}`}
          size={24}
        />
      </ActionMenu>
      <span className="sr-only" role="status">
        {outcome}
      </span>
    </>
  );
}

/** Updates the event everywhere it is cached, so that its list is up to date when it opens again. */
function cacheFlag(id: string, flag: FlagReason | null): void {
  queryClient.setQueryData(eventQuery(id).queryKey, (known) => known && { ...known, flag });
  queryClient.setQueriesData<{ items: readonly EventItem[] }>({ queryKey: [EVENT_LIST] }, (known) => {
    return known && { ...known, items: known.items.map((one) => (one.id === id ? { ...one, flag } : one)) };
  });
}
