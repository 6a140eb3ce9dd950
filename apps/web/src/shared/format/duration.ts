import { formatNumber } from '@datacoach/analysis/format-number';

const MINUTE = 60;

/** Formats seconds: 50.94 → "50.9" and "s"; from one minute as m:ss, rounded, without a unit: 245.6 → "4:06". */
export function timeSpan(seconds: number, decimals: number): { text: string; unit: 's' | '' } {
  return Number(seconds.toFixed(decimals)) < MINUTE
    ? { text: formatNumber(seconds, decimals), unit: 's' }
    : { text: formatClock(Math.round(seconds)), unit: '' };
}

/** Formats seconds as m:ss, rounded down like the game clock: 179.9 → "2:59". */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Formats the scoreboard clock as players say it: time left, or "+0:42" in overtime. */
export function formatClockTime({ seconds, overtime }: { seconds: number; overtime: boolean }): string {
  return overtime ? `+${formatClock(seconds)}` : formatClock(Math.ceil(seconds));
}
