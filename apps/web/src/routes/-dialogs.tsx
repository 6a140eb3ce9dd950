import { lazy } from 'react';
import type { ShellDialogs } from '../app/dialogs/dialog-host.tsx';
import { NotificationDialog } from '../features/notifications/components/notification-dialog.tsx';
import { RankSetupDialog } from '../features/ranks/components/rank-setup-dialog.tsx';
import { UploadDialog } from '../features/replays/components/upload-dialog.tsx';
import { TeamInvitationDialog } from '../features/team/components/team-invitation-dialog.tsx';

/** Which component shows which dialog: features meet here. */
export const DIALOGS: ShellDialogs = {
  upload: UploadDialog,
  account: lazy(async () => {
    const { AccountDrawer } = await import('../features/profile/components/account-drawer.tsx');
    return { default: AccountDrawer };
  }),
  rankSetup: RankSetupDialog,
  rankUp: lazy(() => import('../features/ranks/components/rank-up-dialog.tsx')),
  teamInvitation: TeamInvitationDialog,
  referral: lazy(async () => {
    const { ReferralDialog } = await import('../features/referrals/components/referral-dialog.tsx');
    return { default: ReferralDialog };
  }),
  redeemReferral: lazy(async () => {
    const { RedeemDialog } = await import('../features/referrals/components/redeem-dialog.tsx');
    return { default: RedeemDialog };
  }),
  bakkesMod: lazy(async () => {
    const { BakkesModDialog } = await import('../features/dialogs/components/bakkes-mod-dialog.tsx');
    return { default: BakkesModDialog };
  }),
  emailReminder: lazy(async () => {
    const { EmailReminderDialog } = await import('../features/dialogs/components/email-reminder-dialog.tsx');
    return { default: EmailReminderDialog };
  }),
  notificationPopup: NotificationDialog,
  statistic: lazy(() => import('../features/gamedata/components/statistic-drawer.tsx')),
  video: lazy(async () => {
    const { VideoDialog } = await import('../features/dialogs/components/video-dialog.tsx');
    return { default: VideoDialog };
  }),
};
