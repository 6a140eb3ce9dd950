import type { EventItem, FlagReason } from '@datacoach/contract';
import { ActionIcon, Menu } from '@mantine/core';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { server } from '../../../app/api/client.ts';

/** Reasons why an event looks wrong, in display order. */
const FLAG_WORDS: Readonly<Record<FlagReason, string>> = {
  'did-not-happen': 'It didn’t happen',
  'wrong-player': 'It was a different player',
  'wrong-outcome': 'It ended differently',
  'wrong-time': 'It happened at a different time',
  other: 'Something else',
};

/** "Looks wrong": stored with a reason, and as easily undone. The result is shown in the same place. */
export function FlagMenu({ event }: { event: EventItem }) {
  const [flag, setFlag] = useState(event.flag);
  const [failed, setFailed] = useState(false);
  const choose = async (reason: FlagReason | null) => {
    const before = flag;
    setFlag(reason);
    setFailed(false);
    try {
      await flagEvent(event.id, reason);
    } catch {
      setFlag(before);
      setFailed(true);
    }
  };
  const Icon = flag ? IconFlagFilled : IconFlag;
  return (
    <>
      <Menu position="bottom-end" width={240} withinPortal withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            aria-label={flag ? `You reported: ${FLAG_WORDS[flag]}` : `Report a mistake: ${event.label}`}
          >
            <Icon size={14} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>What’s wrong?</Menu.Label>
          {(Object.entries(FLAG_WORDS) as [FlagReason, string][]).map(([reason, words]) => (
            <Menu.Item
              key={reason}
              fw={reason === flag ? 600 : undefined}
              onClick={() => void choose(reason)}
            >
              {words}
            </Menu.Item>
          ))}
          {flag && (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => void choose(null)}>Never mind, it’s right</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <span className="sr-only" role="status">
        {failed ? 'Couldn’t save that. Try again.' : flag !== event.flag ? 'Saved. Thanks!' : ''}
      </span>
    </>
  );
}

/** Flags an event as wrong with a reason; null removes the flag. Throws if it couldn't be stored. */
async function flagEvent(id: string, reason: FlagReason | null): Promise<void> {
  const path = '/api/v1/gamedata/event/{id}/flag' as const;
  const params = { path: { id } };
  await (reason === null ? server.DELETE(path, { params }) : server.PUT(path, { params, body: { reason } }));
}
