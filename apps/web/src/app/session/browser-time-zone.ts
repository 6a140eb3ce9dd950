/** Returns the IANA name of this browser's time zone (decisions.md 15.7). */
export function getBrowserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
