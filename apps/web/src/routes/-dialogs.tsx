import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import type { ShellDialogs } from '../app/dialogs/dialog-host.tsx';

/** The dialogs' components; this is where features meet. */
export const DIALOGS: ShellDialogs = {
  upload: lazyRouteComponent(
    () => import('../features/replays/components/upload-dialog.tsx'),
    'UploadDialog',
  ),
  account: lazyRouteComponent(() => import('../features/profile/components/account-drawer.tsx')),
  coachingDesk: lazyRouteComponent(() => import('../features/coaching/components/coaching-desk.tsx')),
  rankSetup: lazyRouteComponent(
    () => import('../features/ranks/components/rank-setup-dialog.tsx'),
    'RankSetupDialog',
  ),
  rankUp: lazy(() => import('./-rank-up/rank-up-with-next.tsx')),
  teamInvitation: lazyRouteComponent(() => import('../features/team/components/team-invitation-dialog.tsx')),
  referral: lazyRouteComponent(() => import('../features/referrals/components/referral-dialog.tsx')),
  redeemReferral: lazyRouteComponent(() => import('../features/referrals/components/redeem-dialog.tsx')),
  bakkesMod: lazyRouteComponent(() => import('../features/dialogs/components/bakkes-mod-dialog.tsx')),
  emailReminder: lazyRouteComponent(() => import('../features/dialogs/components/email-reminder-dialog.tsx')),
  notificationPopup: lazyRouteComponent(
    () => import('../features/notifications/components/notification-dialog.tsx'),
  ),
  drill: lazy(() => import('../features/training-plans/components/drill-dialog.tsx')),
  statistic: lazy(() => import('../features/gamedata/statistic-dialog/statistic-drawer.tsx')),
  performance: lazy(() => import('./-weekly-goals/performance-with-goals.tsx')),
  video: lazyRouteComponent(() => import('../features/dialogs/components/video-dialog.tsx'), 'VideoDialog'),
};
