import type { PermissionModule } from '@datacoach/contract';
import {
  type Icon,
  IconCalendarEvent,
  IconChartLine,
  IconClipboardList,
  IconCreditCard,
  IconDiamond,
  IconFolderOpen,
  IconGift,
  IconLayoutDashboard,
  IconMessageQuestion,
  IconMovie,
  IconPhoto,
  IconSchool,
  IconTarget,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';

/**
 * `menu`: an entry of a role's navigation. `account`: reached from the user menu. `detail`: belongs to an entry.
 * `login`: for visitors only. `start`: behind the login but outside the shell, as the first steps. `open`: for everybody.
 */
type PageKind = 'menu' | 'account' | 'detail' | 'login' | 'start' | 'open';

/** Who a page is for; `login` and `open` pages are nobody's. */
export type PageRole = 'Player' | 'Coach' | 'Admin';

export interface Page {
  readonly to: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly roles: readonly PageRole[];
  /** Pages under this path belong to it (`/match/…`). */
  readonly withChildren?: boolean;
  readonly search?: { readonly page?: number; readonly tab?: 'card-info' };
  readonly icon?: Icon;
  /** Key that opens a menu entry; `u` uploads. */
  readonly shortcut?: string;
  /** Entry of the navigation that a detail belongs to. */
  readonly parent?: string;
  /** Open to administrators whose entry of this module allows to view it. */
  readonly module?: PermissionModule;
  /** Clicked while a rank is missing, it opens the rank set-up instead. */
  readonly needsRank?: boolean;
}

/** Every page of the product (specification.md 2); menu entries stand in the order of their navigation. */
export const PAGES = [
  {
    to: '/training-plans',
    kind: 'menu',
    shortcut: 't',
    title: 'Training Plans',
    roles: ['Player'],
    icon: IconClipboardList,
    needsRank: true,
  },
  {
    to: '/dashboard',
    kind: 'menu',
    shortcut: 'd',
    title: 'Stats Dashboard',
    roles: ['Player'],
    icon: IconLayoutDashboard,
  },
  {
    to: '/statistics',
    kind: 'menu',
    shortcut: 'p',
    title: 'Progression Tracking',
    roles: ['Player'],
    icon: IconChartLine,
    needsRank: true,
  },
  {
    to: '/my-replay',
    kind: 'menu',
    shortcut: 'm',
    title: 'My Replays',
    roles: ['Player'],
    search: { page: 1 },
    icon: IconMovie,
    needsRank: true,
  },
  {
    to: '/questions',
    kind: 'menu',
    shortcut: 'q',
    title: 'Performance Q&A',
    roles: ['Player'],
    icon: IconMessageQuestion,
  },
  {
    to: '/coaching',
    kind: 'menu',
    shortcut: 'c',
    title: 'Pro Coaching',
    roles: ['Player'],
    icon: IconSchool,
  },

  {
    to: '/admin/home',
    kind: 'menu',
    shortcut: 'd',
    title: 'Dashboard',
    roles: ['Admin'],
    icon: IconLayoutDashboard,
  },
  {
    to: '/admin/users',
    kind: 'menu',
    shortcut: 'u',
    title: 'Users',
    roles: ['Admin'],
    module: 'Users',
    icon: IconUsers,
  },
  {
    to: '/admin/training-plans',
    kind: 'menu',
    shortcut: 't',
    title: 'Training Plans',
    roles: ['Admin'],
    module: 'TrainingPlans',
    icon: IconClipboardList,
  },
  {
    to: '/admin/banner',
    kind: 'menu',
    shortcut: 'c',
    title: 'Carousel',
    roles: ['Admin'],
    module: 'Carousel',
    icon: IconPhoto,
  },
  {
    to: '/admin/referrals',
    kind: 'menu',
    shortcut: 'r',
    title: 'Referrals',
    roles: ['Admin'],
    module: 'Referrals',
    icon: IconGift,
  },
  {
    to: '/admin/discord-events',
    kind: 'menu',
    shortcut: 'e',
    title: 'Discord Events',
    roles: ['Admin'],
    module: 'DiscordEvents',
    icon: IconCalendarEvent,
  },
  {
    to: '/admin/weekly-goals',
    kind: 'menu',
    shortcut: 'w',
    title: 'Weekly Goals',
    roles: ['Admin'],
    module: 'WeeklyGoals',
    icon: IconTarget,
  },

  {
    to: '/admin/team-dashboard',
    kind: 'menu',
    shortcut: 't',
    title: 'Team Dashboard',
    roles: ['Coach'],
    icon: IconUsersGroup,
  },
  {
    to: '/admin/replay-analysis',
    kind: 'menu',
    shortcut: 'r',
    title: 'Replay Analysis',
    roles: ['Coach'],
    icon: IconFolderOpen,
  },

  {
    to: '/admin/discord-events/create',
    kind: 'detail',
    title: 'New event',
    roles: ['Admin'],
    module: 'DiscordEvents',
    parent: '/admin/discord-events',
  },
  {
    to: '/admin/discord-events/update',
    kind: 'detail',
    title: 'Change event',
    roles: ['Admin'],
    module: 'DiscordEvents',
    parent: '/admin/discord-events',
  },
  { to: '/career', kind: 'detail', title: 'Career record', roles: ['Player'], parent: '/dashboard' },
  {
    to: '/event',
    kind: 'detail',
    title: 'Moment',
    roles: ['Player'],
    withChildren: true,
    parent: '/my-replay',
  },
  {
    to: '/admin/team-dashboard/match',
    kind: 'detail',
    title: 'Viewer',
    roles: ['Coach'],
    withChildren: true,
    parent: '/admin/team-dashboard',
  },
  {
    to: '/reviews',
    kind: 'detail',
    title: 'Match reviews',
    roles: ['Player'],
    parent: '/training-plans',
  },
  {
    to: '/review',
    kind: 'detail',
    title: 'Match review',
    roles: ['Player'],
    withChildren: true,
    parent: '/training-plans',
  },
  {
    to: '/admin/team-dashboard/plan',
    kind: 'detail',
    title: 'Plan and payment',
    roles: ['Coach'],
    parent: '/admin/team-dashboard',
  },
  {
    to: '/admin/flag',
    kind: 'detail',
    title: 'Flagged moment',
    roles: ['Admin'],
    module: 'Users',
    withChildren: true,
    parent: '/admin/home',
  },
  {
    to: '/match',
    kind: 'detail',
    title: 'Match',
    roles: ['Player'],
    withChildren: true,
    parent: '/my-replay',
  },
  {
    to: '/preview',
    kind: 'detail',
    title: 'Preview',
    roles: ['Player'],
    withChildren: true,
    parent: '/my-replay',
  },

  { to: '/profile', kind: 'account', title: 'Profile', roles: ['Player'], icon: IconUser },
  { to: '/membership', kind: 'account', title: 'Plans', roles: ['Player'], icon: IconDiamond },
  {
    to: '/payment',
    kind: 'account',
    title: 'Payment',
    roles: ['Player'],
    search: { tab: 'card-info' },
    icon: IconCreditCard,
  },

  {
    to: '/sandbox-checkout',
    kind: 'start',
    title: 'Sandbox checkout',
    roles: ['Player', 'Coach'],
    withChildren: true,
  },
  { to: '/invoice', kind: 'start', title: 'Invoice', roles: ['Player', 'Coach'], withChildren: true },
  { to: '/get-started', kind: 'start', title: 'Get started', roles: ['Player'] },
  { to: '/login', kind: 'login', title: 'Welcome', roles: [] },
  { to: '/user-login', kind: 'login', title: 'Log in', roles: [] },
  { to: '/admin/login', kind: 'login', title: 'Log in as administrator', roles: [] },
  { to: '/signup', kind: 'login', title: 'Sign up', roles: [] },
  { to: '/capacity', kind: 'open', title: 'Capacity', roles: [] },
  { to: '/unsubscribe', kind: 'open', title: 'Mails', roles: [] },
  { to: '/privacy-policy', kind: 'open', title: 'Privacy policy', roles: [] },
  { to: '/analyze', kind: 'open', title: 'Read a replay', roles: [] },
  { to: '/shared', kind: 'open', title: 'Shared match', roles: [], withChildren: true },
] as const satisfies readonly Page[];

type KnownPage = (typeof PAGES)[number];
export type PagePath = KnownPage['to'];

/** An entry of a navigation. */
export type MenuPage = Extract<KnownPage, { kind: 'menu' }>;
