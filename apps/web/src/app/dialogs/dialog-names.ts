import type { EventKind } from '@datacoach/analysis/metadata';
import type {
  MetricReview,
  NotificationItem,
  PlayerScores,
  PracticeDrill,
  RankInfo,
  TeamInvitation,
} from '@datacoach/contract';

/**
 * All dialogs of the shell with their arguments. Each needs a component in `routes/-dialogs.tsx`, or it doesn't
 * compile.
 */
export interface DialogArguments {
  upload: undefined;
  /** Sign-in, data and deletion, for users without a profile page. */
  account: undefined;
  /** A pro coach's sessions, hours and earnings. */
  coachingDesk: undefined;
  /** `target`: where the player was going before being asked for their ranks. */
  rankSetup: { occasion: 'missing' | 'first-time' | 'edit'; target?: string } | undefined;
  rankUp: NonNullable<RankInfo['rankUp']>;
  teamInvitation: Pick<TeamInvitation, 'id' | 'userName' | 'teamName' | 'logoUrl' | 'school'>;
  referral: undefined;
  redeemReferral: { code?: string } | undefined;
  /** What plugins can no longer do, and what uploads automatically instead. */
  bakkesMod: undefined;
  emailReminder: undefined;
  notificationPopup: Pick<NotificationItem, 'title' | 'text'>;
  video: Video;
  statistic: Statistic;
  /** One drill, done now: what to do, its packs and a clock. */
  drill: PracticeDrill;
  performance: { matchId: string };
}

/** A pressed stat: what it is, and the games with the events behind it. */
export interface Statistic {
  /** Key of a metric or an engine stat. */
  key: string;
  label: string;
  /** The metric with its comparisons; null for a single match. */
  review: MetricReview | null;
  scope:
    | { kind: 'window'; filter: PlayerScores['filter']; games: PlayerScores['games'] }
    | {
        kind: 'match';
        matchId: string;
        /** Key of the viewer's player, and their team. */
        me: string | null;
        ownTeam: 0 | 1 | null;
        players: readonly { key: string; name: string }[];
        /** Team names, blue first. */
        teams: readonly [string, string];
        /** The stat's player; null for a team's. */
        player: string | null;
        team: 0 | 1 | null;
        /** The exact events that the stat counts, by kind and index in the match; null for all events of the key. */
        only: { kinds: readonly EventKind[]; ordinals: readonly number[] } | null;
      };
}

/** Without sources the dialog says that the video isn't available yet. */
export interface Video {
  title: string;
  sources: readonly { src: string; type: string }[];
  captions: readonly { src: string; language: string; label: string }[];
  chapters: readonly { title: string; seconds: number }[];
}

export type DialogName = keyof DialogArguments;
