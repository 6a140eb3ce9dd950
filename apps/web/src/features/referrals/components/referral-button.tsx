import { IconGift } from '@tabler/icons-react';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';

export const ReferralButton = () => (
  <IconButton
    icon={IconGift}
    iconSize={18}
    label="Invite a friend"
    onClick={() => openDialog('referral')}
    size={40}
  />
);
