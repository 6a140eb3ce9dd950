import { formatNumber } from '@datacoach/analysis/format-number';
import { convertSpeed, convertSpeedsInAnswer, convertSpeedsInText } from '@datacoach/analysis/speed-units';
import { getSpeedUnit } from './speed-unit.ts';

/** Converts to the chosen unit. */
export function toShownSpeed(uuPerSecond: number): number {
  return convertSpeed(uuPerSecond, 'uu/s', getSpeedUnit());
}

/** "94 km/h" or "58 mph". */
export function formatSpeed(uuPerSecond: number): string {
  return `${formatNumber(toShownSpeed(uuPerSecond))} ${getSpeedUnit()}`;
}

/** Converts the speeds of a text: definitions have km/h, the engine's results uu/s, so that they are rounded once. */
export function inSpeedUnit(text: string): string {
  const unit = getSpeedUnit();
  return convertSpeedsInText(convertSpeedsInText(text, 'uu/s', unit), 'km/h', unit);
}

/** The same for a whole answer. */
export function answerInSpeedUnit<T extends object>(answer: T): T {
  const unit = getSpeedUnit();
  return convertSpeedsInAnswer(convertSpeedsInAnswer(answer, 'uu/s', unit), 'km/h', unit);
}
