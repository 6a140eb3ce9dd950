import { formatNumber } from '@datacoach/analysis/format-number';
import { convertSpeed, convertSpeedsInAnswer, convertSpeedsInText } from '@datacoach/analysis/speed-units';
import { speedUnit } from './speed-unit.ts';

/** Converts to the chosen unit. */
export function shownSpeed(uuPerSecond: number): number {
  return convertSpeed(uuPerSecond, 'uu/s', speedUnit());
}

/** "94 km/h" or "58 mph". */
export function formatSpeed(uuPerSecond: number, decimals = 0): string {
  return `${formatNumber(shownSpeed(uuPerSecond), decimals)} ${speedUnit()}`;
}

/** Rewrites the speeds of a definition or of the engine's sentence, which are in km/h. */
export function inSpeedUnit(text: string): string {
  return convertSpeedsInText(text, 'km/h', speedUnit());
}

/** The same for a whole answer. */
export function answerInSpeedUnit<T extends object>(answer: T): T {
  return convertSpeedsInAnswer(answer, 'km/h', speedUnit());
}
