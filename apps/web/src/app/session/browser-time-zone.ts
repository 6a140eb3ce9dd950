/** IANA name of the zone that this browser stands in (rulings A31). */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
