import {
  LIVE_MINUTES,
  RECORDING_MINUTES,
  type SessionKind,
  type SessionPayment,
  TEAM_LIVE_MINUTES,
} from '@datacoach/contract';
import type { SessionMeans } from '../membership/index.ts';

export interface SessionTerms {
  minutes: number;
  /** Null where nothing is left to pay with. */
  paysWith: SessionPayment | null;
}

/** How long a session of somebody is and what pays it: the plan's before tokens, where the plan's are of that kind. */
export function termsOf(kind: SessionKind, { ofPlan, minutes, tokens }: SessionMeans): SessionTerms {
  const planTakes = kind === 'recording' || minutes >= LIVE_MINUTES;
  const paysWith = ofPlan > 0 && planTakes ? 'plan' : tokens >= 1 ? 'token' : null;
  if (kind === 'recording') return { minutes: RECORDING_MINUTES, paysWith };
  const isLong = paysWith !== 'token' && minutes >= TEAM_LIVE_MINUTES;
  return { minutes: isLong ? TEAM_LIVE_MINUTES : LIVE_MINUTES, paysWith };
}
