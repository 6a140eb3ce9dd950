import { z } from 'zod';

/** IANA name of a time zone that this machine knows (decisions.md 15.7). */
export const timeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone of the list.');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
