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
 * `login`: for visitors only. `start`: requires login but is outside the shell, such as the get-started flow. `open`:
 * for everyone.
 */
type PageKind = 'menu' | 'account' | 'detail' | 'login' | 'start' | 'open';

/** The role a page is for; `login` and `open` pages have none. */
export type PageRole = 'Player' | 'Coach' | 'Admin';

export interface Page {
  readonly to: string;
  readonly kind: PageKind;
  readonly title: string;
  /** The screen sets the window title from its data. */
  readonly titlesItself?: boolean;
  readonly roles: readonly PageRole[];
  /** Pages under this path belong to it (`/match/…`). */
  readonly withChildren?: boolean;
  readonly search?: { readonly page?: number; readonly tab?: 'card-info' };
  readonly icon?: Icon;
  /** Shortcut key of a menu entry; `u` uploads. */
  readonly shortcut?: string;
  /** Navigation entry that a detail page belongs to. */
  readonly parent?: string;
  /** Open to administrators who may view this module. */
  readonly module?: PermissionModule;
  /** If clicked while a rank is missing, it opens the rank setup instead. */
  readonly needsRank?: boolean;
}

const PLAYER_MENU = { kind: 'menu', roles: ['Player'] } as const;
const ADMIN_MENU = { kind: 'menu', roles: ['Admin'] } as const;
const COACH_MENU = { kind: 'menu', roles: ['Coach'] } as const;
const ADMIN_DETAIL = { kind: 'detail', roles: ['Admin'] } as const;
const PLAYER_DETAIL = { kind: 'detail', roles: ['Player'] } as const;
const COACH_DETAIL = { kind: 'detail', roles: ['Coach'] } as const;
const ACCOUNT = { kind: 'account', roles: ['Player'] } as const;
const LOGIN = { kind: 'login', roles: [] } as const;
const OPEN = { kind: 'open', roles: [] } as const;

/** Every page of the product (specification.md 2); menu entries are in navigation order. */
export const PAGES = [
  {
    to: '/training-plans',
    ...PLAYER_MENU,
    shortcut: 't',
    title: 'Training Plans',
    icon: IconClipboardList,
    needsRank: true,
  },
  { to: '/dashboard', ...PLAYER_MENU, shortcut: 'd', title: 'Stats Dashboard', icon: IconLayoutDashboard },
  {
    to: '/statistics',
    ...PLAYER_MENU,
    shortcut: 'p',
    title: 'Progression Tracking',
    icon: IconChartLine,
    needsRank: true,
  },
  {
    to: '/my-replay',
    ...PLAYER_MENU,
    shortcut: 'm',
    title: 'My Replays',
    search: { page: 1 },
    icon: IconMovie,
    needsRank: true,
  },
  { to: '/questions', ...PLAYER_MENU, shortcut: 'q', title: 'Performance Q&A', icon: IconMessageQuestion },
  { to: '/coaching', ...PLAYER_MENU, shortcut: 'c', title: 'Pro Coaching', icon: IconSchool },

  { to: '/admin/home', ...ADMIN_MENU, shortcut: 'd', title: 'Dashboard', icon: IconLayoutDashboard },
  { to: '/admin/users', ...ADMIN_MENU, shortcut: 'u', title: 'Users', module: 'Users', icon: IconUsers },
  {
    to: '/admin/training-plans',
    ...ADMIN_MENU,
    shortcut: 't',
    title: 'Training Plans',
    module: 'TrainingPlans',
    icon: IconClipboardList,
  },
  {
    to: '/admin/banner',
    ...ADMIN_MENU,
    shortcut: 'c',
    title: 'Carousel',
    module: 'Carousel',
    icon: IconPhoto,
  },
  {
    to: '/admin/referrals',
    ...ADMIN_MENU,
    shortcut: 'r',
    title: 'Referrals',
    module: 'Referrals',
    icon: IconGift,
  },
  {
    to: '/admin/discord-events',
    ...ADMIN_MENU,
    shortcut: 'e',
    title: 'Discord Events',
    module: 'DiscordEvents',
    icon: IconCalendarEvent,
  },
  {
    to: '/admin/weekly-goals',
    ...ADMIN_MENU,
    shortcut: 'w',
    title: 'Weekly Goals',
    module: 'WeeklyGoals',
    icon: IconTarget,
  },

  {
    to: '/admin/team-dashboard',
    ...COACH_MENU,
    shortcut: 't',
    title: 'Team Dashboard',
    icon: IconUsersGroup,
  },
  {
    to: '/admin/replay-analysis',
    ...COACH_MENU,
    shortcut: 'r',
    title: 'Replay Analysis',
    icon: IconFolderOpen,
  },

  {
    to: '/admin/discord-events/create',
    ...ADMIN_DETAIL,
    title: 'New event',
    module: 'DiscordEvents',
    parent: '/admin/discord-events',
  },
  {
    to: '/admin/discord-events/update',
    ...ADMIN_DETAIL,
    title: 'Edit event',
    module: 'DiscordEvents',
    parent: '/admin/discord-events',
  },
  { to: '/career', ...PLAYER_DETAIL, title: 'Career record', parent: '/dashboard' },
  {
    to: '/event',
    ...PLAYER_DETAIL,
    title: 'Play',
    titlesItself: true,
    withChildren: true,
    parent: '/my-replay',
  },
  {
    to: '/admin/team-dashboard/match',
    ...COACH_DETAIL,
    title: 'Viewer',
    titlesItself: true,
    withChildren: true,
    parent: '/admin/team-dashboard',
  },
  {
    to: '/admin/team-dashboard/playlist',
    ...COACH_DETAIL,
    title: 'Playlist',
    titlesItself: true,
    withChildren: true,
    parent: '/admin/team-dashboard',
  },
  { to: '/reviews', ...PLAYER_DETAIL, title: 'Match reviews', parent: '/training-plans' },
  {
    to: '/review',
    ...PLAYER_DETAIL,
    title: 'Match review',
    titlesItself: true,
    withChildren: true,
    parent: '/training-plans',
  },
  {
    to: '/live-room',
    kind: 'detail',
    roles: ['Player', 'Coach'],
    title: 'Live room',
    titlesItself: true,
    withChildren: true,
    parent: '/training-plans',
  },
  {
    to: '/admin/team-dashboard/plan',
    ...COACH_DETAIL,
    title: 'Plan and payment',
    parent: '/admin/team-dashboard',
  },
  {
    to: '/admin/flag',
    ...ADMIN_DETAIL,
    title: 'Reported play',
    titlesItself: true,
    module: 'Users',
    withChildren: true,
    parent: '/admin/home',
  },
  {
    to: '/match',
    ...PLAYER_DETAIL,
    title: 'Match',
    titlesItself: true,
    withChildren: true,
    parent: '/my-replay',
  },
  {
    to: '/preview',
    ...PLAYER_DETAIL,
    title: 'Preview',
    titlesItself: true,
    withChildren: true,
    parent: '/my-replay',
  },

  { to: '/profile', ...ACCOUNT, title: 'Profile', icon: IconUser },
  { to: '/membership', ...ACCOUNT, title: 'Plans', icon: IconDiamond },
  { to: '/payment', ...ACCOUNT, title: 'Payment', search: { tab: 'card-info' }, icon: IconCreditCard },

  {
    to: '/sandbox-checkout',
    kind: 'start',
    title: 'Sandbox checkout',
    roles: ['Player', 'Coach'],
    withChildren: true,
  },
  { to: '/invoice', kind: 'start', title: 'Invoice', roles: ['Player', 'Coach'], withChildren: true },
  { to: '/get-started', kind: 'start', title: 'Get started', roles: ['Player'] },
  { to: '/login', ...LOGIN, title: 'Welcome' },
  { to: '/user-login', ...LOGIN, title: 'Log in' },
  { to: '/admin/login', ...LOGIN, title: 'Log in as admin' },
  { to: '/signup', ...LOGIN, title: 'Sign up' },
  { to: '/capacity', ...OPEN, title: 'Capacity' },
  { to: '/unsubscribe', ...OPEN, title: 'Emails' },
  { to: '/join-team', ...OPEN, title: 'Join a team' },
  { to: '/guardian-consent', ...OPEN, title: 'Guardian’s consent' },
  { to: '/status', ...OPEN, title: 'Status' },
  { to: '/privacy-policy', ...OPEN, title: 'Privacy policy' },
  { to: '/analyze', ...OPEN, title: 'Analyze a replay', titlesItself: true },
  { to: '/shared', ...OPEN, title: 'Shared match', titlesItself: true, withChildren: true },
] as const satisfies readonly Page[];

export type MenuPage = Extract<(typeof PAGES)[number], { kind: 'menu' }>;
