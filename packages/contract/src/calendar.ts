import { z } from 'zod';

const FIRST_YEAR = 1970;
const LAST_YEAR = 2199;
const OUT_OF_REACH = `Choose a day from ${FIRST_YEAR} to ${LAST_YEAR}.`;

/** A day that a request names, as in 2026-11-16: far from the ends of time, so that weeks and zones around it are days too. */
export const dayWithinReach = (wrong?: Parameters<typeof z.iso.date>[0]) =>
  z.iso.date(wrong).refine(isWithinReach, OUT_OF_REACH);

/** A moment that a request names, of the same years. */
export const momentWithinReach = (wrong?: Parameters<typeof z.iso.datetime>[0]) =>
  z.iso.datetime(wrong).refine(isWithinReach, OUT_OF_REACH);

/** Of what is no date the format has said so. */
function isWithinReach(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return Number.isNaN(year) || (year >= FIRST_YEAR && year <= LAST_YEAR);
}
