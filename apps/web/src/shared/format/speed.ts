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

/** Converts the speeds of a text: definitions have km/h, the engine's results uu/s, so that they are rounded once. */
export function inSpeedUnit(text: string): string {
  const unit = speedUnit();
  return convertSpeedsInText(convertSpeedsInText(text, 'uu/s', unit), 'km/h', unit);
}

/** The same for a whole answer. */
export function answerInSpeedUnit<T extends object>(answer: T): T {
  const unit = speedUnit();
  return convertSpeedsInAnswer(convertSpeedsInAnswer(answer, 'uu/s', unit), 'km/h', unit);
}
