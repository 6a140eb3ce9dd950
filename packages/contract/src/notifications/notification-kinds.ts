import { z } from 'zod';
import type { UserType } from '../product-codes.ts';
import { truncate } from '../truncate.ts';

const NOTIFICATION_CHANNELS = ['inApp', 'email'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** How the open page shows a new notification, besides the bell. `question` waits for an answer in a dialog. */
export const ARRIVALS = ['quiet', 'toast', 'question'] as const;
export type Arrival = (typeof ARRIVALS)[number];

/** A kind of notification and all its properties. `{name}` in a text or path is replaced by the value of that name. */
export interface NotificationKindRow {
  /** Its name in the preferences. */
  readonly label: string;
  readonly audience: readonly UserType[];
  readonly values: z.ZodObject<Record<string, z.ZodType<string | number>>>;
  readonly title: string;
  readonly text: string;
  /** Pages that it may link to; `{}` matches one part of the path. */
  readonly paths: readonly string[];
  readonly channels: Readonly<Record<NotificationChannel, boolean>>;
  /** Posted on Discord too, unless switched off, once the account has set a webhook. */
  readonly discord?: true;
  /** Whether accounts under 18 only get it if they switch it on. */
  readonly isOffUnder18?: true;
  readonly arrival: Arrival;
  /** Mailed right away, even to accounts that get one mail a day. */
  readonly isUrgent?: true;
  /** Several within minutes, unread, are merged into this one; its values have a `count`. */
  readonly gathered?: { readonly title: string; readonly text: string; readonly path: string };
}

/** Unless its row says otherwise, a notification is in the bell, mailed and shown in a toast. */
const DEFAULT_KIND = { channels: { inApp: true, email: true }, arrival: 'toast' } as const;
type KindRowOptions = Omit<NotificationKindRow, keyof typeof DEFAULT_KIND> & Partial<NotificationKindRow>;

function defineKind<const Row extends KindRowOptions>(
  row: Row,
): Omit<NotificationKindRow, 'values'> & Pick<Row, 'values'> {
  return { ...DEFAULT_KIND, ...row };
}

/** A text, cut if it is longer: others may have written it, or a hostile file may contain it. */
const text = (most: number) => z.string().overwrite((value) => truncate(value, most));
const line = text(300);
const whole = z.number().int().min(0);

export const NOTIFICATION_KINDS = {
  'replay-ready': defineKind({
    label: 'Replay ready',
    audience: ['Player', 'Coach', 'Admin'],
    values: z.object({ what: line }),
    title: 'Replay ready',
    text: '{what}',
    paths: ['/match/{}', '/my-replay?page=1'],
    channels: { inApp: true, email: false },
    discord: true,
    arrival: 'quiet',
    gathered: {
      title: 'Replays ready',
      text: '{count} replays analyzed. Latest: {what}',
      path: '/my-replay?page=1',
    },
  }),
  'team-match': defineKind({
    label: 'Team matches',
    audience: ['Coach'],
    values: z.object({ what: line }),
    title: 'Team match',
    text: '{what}',
    paths: ['/admin/team-dashboard/match/{}', '/admin/team-dashboard'],
    channels: { inApp: false, email: false },
    discord: true,
    arrival: 'quiet',
    gathered: {
      title: 'Team matches',
      text: '{count} new matches. Latest: {what}',
      path: '/admin/team-dashboard',
    },
  }),
  'replay-failed': defineKind({
    label: 'Replay failed',
    audience: ['Player', 'Coach', 'Admin'],
    values: z.object({ name: line, reason: text(1000) }),
    title: 'Replay failed',
    text: '{name}: {reason}',
    paths: ['/my-replay?page=1'],
    channels: { inApp: true, email: false },
    gathered: {
      title: 'Replays failed',
      text: '{count} replays failed. Latest, {name}: {reason}',
      path: '/my-replay?page=1',
    },
  }),
  'quota-80': defineKind({
    label: '80% of your monthly replays used',
    audience: ['Player'],
    values: z.object({ used: whole, limit: whole, daysLeft: whole }),
    title: 'You’ve used 80% of your monthly replays',
    text: '{used} of {limit} replays. Days left in cycle: {daysLeft}.',
    paths: ['/my-replay?page=1'],
    arrival: 'quiet',
  }),
  'quota-100': defineKind({
    label: 'All monthly replays used',
    audience: ['Player'],
    values: z.object({ used: whole, limit: whole, daysLeft: whole }),
    title: 'You’ve used all your monthly replays',
    text: '{used} of {limit} replays used. You can upload again next cycle. Days left in cycle: {daysLeft}.',
    paths: ['/my-replay?page=1'],
  }),
  'team-quota-80': defineKind({
    label: '80% of your team’s monthly replays used',
    audience: ['Coach'],
    values: z.object({ used: whole, limit: whole, daysLeft: whole }),
    title: 'Your team has used 80% of its monthly replays',
    text: '{used} of {limit} replays used by you and your players. Days left in cycle: {daysLeft}.',
    paths: ['/admin/team-dashboard'],
    arrival: 'quiet',
  }),
  'team-quota-100': defineKind({
    label: 'All team replays used this month',
    audience: ['Coach'],
    values: z.object({ used: whole, limit: whole, daysLeft: whole }),
    title: 'Your team has used all its monthly replays',
    text: '{used} of {limit} replays used by you and your players. You can upload again next cycle. Days left in cycle: {daysLeft}.',
    paths: ['/admin/team-dashboard'],
  }),
  'goal-result': defineKind({
    label: 'Weekly goal result',
    audience: ['Player'],
    values: z.object({ goal: line, result: line }),
    title: 'Weekly goal: {goal}',
    text: '{result}',
    paths: ['/dashboard?goals=history'],
    channels: { inApp: true, email: false },
    discord: true,
  }),
  'case-verdict': defineKind({
    label: 'Training result',
    audience: ['Player'],
    values: z.object({ name: line, verdict: line }),
    title: 'Did it work? {name}',
    text: '{verdict}',
    paths: ['/dashboard', '/training-plans', '/coaching'],
    channels: { inApp: true, email: false },
  }),
  'session-guard': defineKind({
    label: 'A session is getting worse',
    audience: ['Player'],
    values: z.object({ slower: whole, whiffs: z.number().min(0), usual: z.number().min(0) }),
    title: 'Two losses in a row. Time for a break?',
    text: 'In these two games you were {slower}% slower than usual. Whiffs per game: {whiffs}, usually {usual}. Take a break or warm up in free play.',
    paths: ['/match/{}'],
    channels: { inApp: true, email: false },
    isOffUnder18: true,
  }),
  'question-answer': defineKind({
    label: 'New answer to a saved question',
    audience: ['Player'],
    values: z.object({ question: line, answer: line }),
    title: '{question}',
    text: '{answer}',
    paths: ['/questions?saved={}'],
    channels: { inApp: true, email: false },
    arrival: 'quiet',
  }),
  invitation: defineKind({
    label: 'Team invitation',
    audience: ['Player'],
    values: z.object({ name: line, invitationId: z.string().max(100) }),
    title: 'Team invitation',
    text: '{name} invited you to join the team.',
    paths: ['/profile'],
    arrival: 'question',
  }),
  'coach-comment': defineKind({
    label: 'New comment from your coach',
    audience: ['Player'],
    values: z.object({ name: line, comment: text(1000) }),
    title: '{name} commented',
    text: '{comment}',
    paths: ['/review/{}'],
  }),
  homework: defineKind({
    label: 'New homework',
    audience: ['Player'],
    values: z.object({ name: line, what: line }),
    title: 'Homework from {name}',
    text: '{what}',
    paths: ['/training-plans', '/dashboard?goals=week', '/review/{}'],
    discord: true,
  }),
  'match-review': defineKind({
    label: 'New match review',
    audience: ['Player'],
    values: z.object({ name: line, what: line }),
    title: 'Match review from {name}',
    text: '{what}',
    paths: ['/review/{}'],
  }),
  'live-room': defineKind({
    label: 'Your coach opened a live room',
    audience: ['Player'],
    values: z.object({ name: line, what: line }),
    title: '{name} is live',
    text: 'Watch {what} together. Open the live room to join.',
    paths: ['/live-room/{}'],
  }),
  'review-answer': defineKind({
    label: 'New reply in a match review',
    audience: ['Coach'],
    values: z.object({ name: line, answer: text(1000) }),
    title: '{name} replied in a match review',
    text: '{answer}',
    paths: ['/admin/team-dashboard/match/{}', '/admin/team-dashboard/playlist/{}'],
  }),
  'team-news': defineKind({
    label: 'Your players: joined, declined, left, homework done',
    audience: ['Coach'],
    values: z.object({ name: line, news: line }),
    title: '{name} {news}',
    text: 'See your team on the Team Dashboard.',
    paths: ['/admin/team-dashboard'],
  }),
  'school-team': defineKind({
    label: 'School team rules and guardian consent',
    audience: ['Player'],
    values: z.object({ name: line, news: line }),
    title: '{news}.',
    text: '{name}. See what it means for you in your profile.',
    paths: ['/profile'],
  }),
  'team-event': defineKind({
    label: 'Team practice and scrims: new, changed, reminders',
    audience: ['Player', 'Coach'],
    values: z.object({ what: line, news: line }),
    title: '{what}',
    text: '{news}',
    paths: ['/training-plans', '/admin/team-dashboard'],
  }),
  'coaching-session': defineKind({
    label: 'Coaching session updates',
    audience: ['Player', 'Coach'],
    values: z.object({ name: line, news: line }),
    title: 'Coaching session with {name}',
    text: '{news}',
    paths: ['/coaching', '/admin/team-dashboard'],
  }),
  'session-reminder': defineKind({
    label: 'Coaching session reminder (1 day, 1 hour)',
    audience: ['Player', 'Coach'],
    values: z.object({ name: line, when: line }),
    title: 'Coaching session with {name}',
    text: 'Starts {when}.',
    paths: ['/coaching', '/admin/team-dashboard'],
    discord: true,
  }),
  'token-expiring': defineKind({
    label: 'Coaching token expiring',
    audience: ['Player', 'Coach'],
    values: z.object({ when: line }),
    title: 'Your coaching token expires soon',
    text: 'Use it before {when}.',
    paths: ['/coaching', '/admin/team-dashboard'],
    arrival: 'quiet',
  }),
  'trial-ending': defineKind({
    label: 'Trial ending (3 days, 1 day)',
    audience: ['Player', 'Coach'],
    values: z.object({ plan: line, when: line, after: line }),
    title: 'Your {plan} trial ends soon',
    text: 'It ends on {when}. {after}',
    paths: ['/membership', '/payment?tab=card-info', '/admin/team-dashboard/plan'],
    arrival: 'quiet',
  }),
  'price-kept': defineKind({
    label: 'Price changes that don’t affect you',
    audience: ['Player', 'Coach'],
    values: z.object({ plan: line, price: line, kept: line }),
    title: '{plan} prices changed, but not yours',
    text: 'New subscriptions cost {price}. Yours stays at {kept} until you change or cancel your plan.',
    paths: ['/membership', '/admin/team-dashboard/plan'],
    arrival: 'quiet',
  }),
  'payment-failed': defineKind({
    label: 'Payment failed',
    audience: ['Player', 'Coach'],
    values: z.object({ plan: line, until: line, title: line }),
    title: '{title}',
    text: 'Change your card by {until}, and we’ll charge it right away. You keep {plan} until then.',
    paths: ['/payment?tab=new-card', '/admin/team-dashboard/plan?tab=new-card'],
    isUrgent: true,
  }),
  'plan-ended': defineKind({
    label: 'Plan ended',
    audience: ['Player', 'Coach'],
    values: z.object({ plan: line }),
    title: '{plan} has ended',
    text: 'You’re back on Basic. Nothing was deleted; you get the {plan} features back when you resubscribe.',
    paths: ['/membership', '/admin/team-dashboard/plan'],
    arrival: 'quiet',
  }),
  referral: defineKind({
    label: 'Referral updates',
    audience: ['Player'],
    values: z.object({ name: line, news: line }),
    title: 'Referral: {name}',
    text: '{news}',
    paths: ['/dashboard'],
    channels: { inApp: true, email: false },
  }),
  'rank-up': defineKind({
    label: 'Rank up',
    audience: ['Player'],
    values: z.object({ mode: line, rank: line }),
    title: 'Rank up',
    text: 'You’re now {rank} in {mode}.',
    paths: ['/dashboard', '/profile', '/statistics'],
    channels: { inApp: true, email: false },
    discord: true,
    arrival: 'quiet',
  }),
  'discord-event': defineKind({
    label: 'Discord event reminder',
    audience: ['Player'],
    values: z.object({ event: line, news: line }),
    title: '{event}',
    text: '{news}',
    paths: ['/dashboard'],
    channels: { inApp: true, email: false },
  }),
  'weekly-recap': defineKind({
    label: 'Weekly recap',
    // Its own switches decide: it isn't in the list of kinds.
    audience: [],
    values: z.object({ title: line, recap: text(2000) }),
    title: '{title}',
    text: '{recap}',
    paths: ['/career?span=week', '/dashboard', '/my-replay?page=1'],
    channels: { inApp: false, email: false },
    discord: true,
    arrival: 'quiet',
  }),
  maintenance: defineKind({
    label: 'Maintenance',
    audience: ['Player', 'Coach', 'Admin'],
    values: z.object({ title: z.string().max(120), notice: z.string().max(2000) }),
    title: '{title}',
    text: '{notice}',
    paths: ['/'],
    channels: { inApp: true, email: false },
    arrival: 'question',
  }),
} as const satisfies Record<string, NotificationKindRow>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/** Values for a kind's texts. */
export type NotificationValues<Kind extends NotificationKind> = z.input<
  (typeof NOTIFICATION_KINDS)[Kind]['values']
>;
