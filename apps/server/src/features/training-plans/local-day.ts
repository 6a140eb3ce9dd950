import { localDate } from '@datacoach/analysis';

/** A player's own calendar day; UTC where his zone is not known. */
export interface LocalDay {
  /** As `YYYY-MM-DD`. */
  today: string;
  timeZone: string;
}

export function localDay(timeZone: string | null, at: Date): LocalDay {
  const zone = timeZone ?? 'UTC';
  return { today: localDate(at, zone), timeZone: zone };
}
