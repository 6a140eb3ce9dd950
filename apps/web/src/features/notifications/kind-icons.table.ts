import type { NotificationKind } from '@datacoach/contract';
import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconGauge,
  IconGift,
  IconMessage,
  IconMessageQuestion,
  IconScale,
  IconSchool,
  IconTarget,
  IconTool,
  IconTrendingUp,
  IconUsersGroup,
} from '@tabler/icons-react';

/** What stands before a notification of each kind; the title says the same in words. */
export const KIND_ICONS: Record<NotificationKind, Icon> = {
  'replay-ready': IconCheck,
  'replay-failed': IconAlertTriangle,
  'quota-80': IconGauge,
  'quota-100': IconGauge,
  'goal-result': IconTarget,
  'case-verdict': IconScale,
  'question-answer': IconMessageQuestion,
  invitation: IconUsersGroup,
  'coach-comment': IconMessage,
  'session-reminder': IconSchool,
  'token-expiring': IconClock,
  referral: IconGift,
  'rank-up': IconTrendingUp,
  maintenance: IconTool,
};
