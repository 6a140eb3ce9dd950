import {
  type Icon,
  IconChartLine,
  IconClipboardList,
  IconLayoutDashboard,
  IconMessageQuestion,
  IconMovie,
  IconSchool,
} from '@tabler/icons-react';

export interface NavigationEntry {
  readonly to: '/training-plans' | '/dashboard' | '/statistics' | '/my-replay' | '/questions' | '/coaching';
  readonly search?: { page: number };
  readonly label: string;
  readonly icon: Icon;
}

/** Player entries in the order of specification section 2. */
export const PLAYER_NAVIGATION: readonly NavigationEntry[] = [
  { to: '/training-plans', label: 'Training Plans', icon: IconClipboardList },
  { to: '/dashboard', label: 'Stats Dashboard', icon: IconLayoutDashboard },
  { to: '/statistics', label: 'Progression Tracking', icon: IconChartLine },
  { to: '/my-replay', search: { page: 1 }, label: 'My Replays', icon: IconMovie },
  { to: '/questions', label: 'Performance Q&A', icon: IconMessageQuestion },
  { to: '/coaching', label: 'Pro Coaching', icon: IconSchool },
];
