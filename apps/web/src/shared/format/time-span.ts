import { formatClock } from './duration.ts';
import { formatNumber } from './number.ts';

const MINUTE = 60;

/** Seconds in words: 50.94 → "50.9" and "s"; from a minute on m:ss, rounded, without a unit: 245.6 → "4:06". */
export function timeSpan(seconds: number, decimals: number): { text: string; unit: 's' | '' } {
  return Number(seconds.toFixed(decimals)) < MINUTE
    ? { text: formatNumber(seconds, decimals), unit: 's' }
    : { text: formatClock(Math.round(seconds)), unit: '' };
}
