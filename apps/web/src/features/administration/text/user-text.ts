import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { AdminUser, AdminUserRow } from '@datacoach/contract';

const DAY_MS = 24 * 60 * 60_000;

export type AccountStatus = Pick<
  AdminUserRow,
  'userType' | 'bannedAt' | 'trialEndsAt' | 'isEmailConfirmed' | 'email'
>;

/** Returns the word for an account's state, and how urgent it is. */
export function getState(
  { userType, bannedAt, trialEndsAt, isEmailConfirmed, email }: AccountStatus,
  now: number,
): { word: string; tone: 'plain' | 'chip' | 'warn' } {
  if (bannedAt) return { word: 'Banned', tone: 'warn' };
  if (userType !== 'Player') return { word: userType === 'Admin' ? 'Administrator' : 'Coach', tone: 'chip' };
  if (trialEndsAt) {
    const days = Math.max(1, Math.ceil((Date.parse(trialEndsAt) - now) / DAY_MS));
    return { word: `Trial, ${counted(days, 'day')}`, tone: 'chip' };
  }
  if (email !== null && !isEmailConfirmed) return { word: 'Not confirmed', tone: 'plain' };
  return { word: 'Active', tone: 'plain' };
}

/** Describes the replay usage of a billing month; a team shares one count, shown for each of its accounts. */
export function describeQuota(props: Pick<AdminUser, 'planName' | 'replaysUsed' | 'replayLimit'>): string {
  const { planName, replaysUsed, replayLimit } = props;
  const pooled = planName === 'TeamPlan' ? ' pooled' : '';
  return `${formatNumber(replaysUsed)} / ${formatNumber(replayLimit)}${pooled}`;
}

const LEDGER: Readonly<Record<string, string>> = {
  joined: 'Signed up',
  'trial-started': 'Trial started',
  'trial-ended': 'Granted plan ended',
  'plan-granted': 'Plan granted',
  'plan-started': 'Plan started',
  'plan-changed': 'Plan changed',
  'plan-ended': 'Plan ended',
  'replays-granted': 'Replays granted',
  'session-taken': 'Coaching session used',
  'session-returned': 'Coaching session returned',
  'token-bought': 'Tokens bought',
  'token-granted': 'Tokens granted',
  'token-spent': 'Token spent',
  'token-returned': 'Token returned',
  'token-withdrawn': 'Tokens removed',
};

export const describeLedgerKind = (kind: string): string => LEDGER[kind] ?? kind.replaceAll('-', ' ');
