import { ActionIcon } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';

/** Top bar button for the user's referral code. */
export function ReferralButton() {
  return (
    <ActionIcon size={40} aria-label="Invite a friend" onClick={() => openDialog('referral')}>
      <IconGift size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}
