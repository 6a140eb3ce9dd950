import type { BriefClip, SessionKind } from '@datacoach/contract';
import type { CoachingMode } from '../api/coaching.ts';

/** What a player has chosen of a session before he books it. */
export interface BookingDraft {
  kind: SessionKind;
  startsAt: string | null;
  aim: string;
  aimMetric: string;
  /** Null: those that the server chooses. Clips are of one mode. */
  clips: { mode: CoachingMode; clips: readonly BriefClip[] } | null;
}

export const NEW_BOOKING: BookingDraft = {
  kind: 'live',
  startsAt: null,
  aim: '',
  aimMetric: '',
  clips: null,
};
