import { z } from 'zod';

const FIRST_YEAR = 1970;
const LAST_YEAR = 2199;
const OUT_OF_RANGE_MESSAGE = `Choose a day from ${FIRST_YEAR} to ${LAST_YEAR}.`;

/** A day in a request, as in 2026-11-16: not so extreme that the weeks and time zones around it would be invalid. */
export const dayWithinReach = (wrong?: Parameters<typeof z.iso.date>[0]) =>
  z.iso.date(wrong).refine(isWithinRange, OUT_OF_RANGE_MESSAGE);

/** A time in a request, within the same years. */
export const momentWithinReach = (wrong?: Parameters<typeof z.iso.datetime>[0]) =>
  z.iso.datetime(wrong).refine(isWithinRange, OUT_OF_RANGE_MESSAGE);

/** The format check already reports text that isn't a date. */
function isWithinRange(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return Number.isNaN(year) || (year >= FIRST_YEAR && year <= LAST_YEAR);
}
