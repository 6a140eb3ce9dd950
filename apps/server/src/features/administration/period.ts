const DAY_MS = 24 * 60 * 60_000;

/** Whole days (UTC), first and last of them given. */
export interface Period {
  /** First moment. */
  since: Date;
  /** First moment after it. */
  until: Date;
}

export function periodOf({ from, to }: { from: string; to: string }): Period {
  return { since: new Date(from), until: new Date(Date.parse(to) + DAY_MS) };
}

/** Every day of a period, as `2026-03-01`. */
export function daysOf({ since, until }: Period): string[] {
  const days: string[] = [];
  for (let at = since.getTime(); at < until.getTime(); at += DAY_MS) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}
