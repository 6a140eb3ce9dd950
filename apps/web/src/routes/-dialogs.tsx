import { lazy } from 'react';
import type { ShellDialogs } from '../app/dialogs/dialog-host.tsx';

/** The dialogs' components; this is where features meet. */
export const DIALOGS: ShellDialogs = {
  upload: lazy(async () => {
    const { UploadDialog } = await import('../features/replays/components/upload-dialog.tsx');
    return { default: UploadDialog };
  }),
  account: lazy(async () => {
    const { AccountDrawer } = await import('../features/profile/components/account-drawer.tsx');
    return { default: AccountDrawer };
  }),
  coachingDesk: lazy(async () => {
    const { CoachingDesk } = await import('../features/coaching/components/coaching-desk.tsx');
    return { default: CoachingDesk };
  }),
  rankSetup: lazy(async () => {
    const { RankSetupDialog } = await import('../features/ranks/components/rank-setup-dialog.tsx');
    return { default: RankSetupDialog };
  }),
  rankUp: lazy(() => import('./-rank-up/rank-up-with-next.tsx')),
  teamInvitation: lazy(async () => {
    const { TeamInvitationDialog } = await import('../features/team/components/team-invitation-dialog.tsx');
    return { default: TeamInvitationDialog };
  }),
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
  notificationPopup: lazy(async () => {
    const { NotificationDialog } = await import(
      '../features/notifications/components/notification-dialog.tsx'
    );
    return { default: NotificationDialog };
  }),
  drill: lazy(() => import('../features/training-plans/components/drill-dialog.tsx')),
  statistic: lazy(() => import('../features/gamedata/statistic-dialog/statistic-drawer.tsx')),
  performance: lazy(() => import('./-weekly-goals/performance-with-goals.tsx')),
  video: lazy(async () => {
    const { VideoDialog } = await import('../features/dialogs/components/video-dialog.tsx');
    return { default: VideoDialog };
  }),
};
