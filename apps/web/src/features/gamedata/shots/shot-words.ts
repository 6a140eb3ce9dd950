import { clockWords } from '../../../shared/format/duration.ts';
import { formatNumber, kilometresPerHour } from '../../../shared/format/number.ts';
import { OUTCOME_WORDS } from '../../../shared/pitch/shot-mark.tsx';
import type { ShotFacts } from './shot-facts.ts';

/** A shot in one line: clock, player, outcome, chance, ball speed, distance. */
export function shotWords({ event, outcome, xg, speed, distance }: ShotFacts): string {
  const parts = [
    `${clockWords(event.clock)} ${event.playerName ?? ''}`.trim(),
    OUTCOME_WORDS[outcome].toLowerCase(),
    xg === null ? null : `${formatNumber(xg, 2)} xG`,
    speed === null ? null : `${formatNumber(kilometresPerHour(speed))} km/h`,
    distance === null ? null : `from ${formatNumber(distance)} uu`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}
