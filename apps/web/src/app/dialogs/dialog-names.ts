import type { EventKind } from '@datacoach/analysis/metadata';
import type {
  MetricReview,
  NotificationItem,
  PlayerScores,
  PracticeDrill,
  RankInfo,
} from '@datacoach/contract';

/**
 * Every dialog that the shell can show, and what it is opened with. A row here needs its component in
 * `routes/-dialogs.tsx`: a missing one does not compile.
 */
export interface DialogArguments {
  upload: undefined;
  /** Sign-in, data and deletion, for who has no profile page. */
  account: undefined;
  /** Sessions, hours and earnings of a pro coach. */
  coachingDesk: undefined;
  /** `target`: where the player wanted to go before the ranks were asked for. */
  rankSetup: { occasion: 'missing' | 'first-time' | 'edit'; target?: string } | undefined;
  rankUp: NonNullable<RankInfo['rankUp']>;
  teamInvitation: { id: string; userName: string };
  referral: undefined;
  redeemReferral: { code?: string } | undefined;
  /** What plugins can no longer do, and what uploads by itself instead. */
  bakkesMod: undefined;
  emailReminder: undefined;
  notificationPopup: Pick<NotificationItem, 'title' | 'text'>;
  video: Video;
  statistic: Statistic;
  /** One drill, done now: what to do, its packs and a clock. */
  drill: PracticeDrill;
  /** One game at a glance. */
  performance: { matchId: string };
}

/** A number that was pressed: what it is, and the games whose events stand behind it. */
export interface Statistic {
  /** Key of a metric or of a statistic of the engine. */
  key: string;
  label: string;
  /** The number itself with everything next to it; null for one of a single match. */
  review: MetricReview | null;
  scope:
    | { kind: 'window'; filter: PlayerScores['filter']; games: PlayerScores['games'] }
    | {
        kind: 'match';
        matchId: string;
        /** Key of the reader's own player, and their team. */
        me: string | null;
        ownTeam: 0 | 1 | null;
        players: readonly { key: string; name: string }[];
        /** What the teams are called, blue first. */
        teams: readonly [string, string];
        /** Whose number it is; null for a team's. */
        player: string | null;
        team: 0 | 1 | null;
        /** The very events that the number counts, by kind and place in the match; null for all behind the key. */
        only: { kinds: readonly EventKind[]; ordinals: readonly number[] } | null;
      };
}

/** Without sources the dialog says that the video is not there yet. */
export interface Video {
  title: string;
  sources: readonly { src: string; type: string }[];
  captions: readonly { src: string; language: string; label: string }[];
  chapters: readonly { title: string; seconds: number }[];
}

export type DialogName = keyof DialogArguments;
