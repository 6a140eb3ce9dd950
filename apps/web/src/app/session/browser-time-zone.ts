/** IANA name of the zone that this browser stands in (decisions.md 15.7). */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
