import { formatDate } from './date.ts';

/** "March 10th" within the current year, else with its year (decisions.md 19.8). */
export function formatShortDate(date: Date, now: Date = new Date()): string {
  const text = formatDate(date);
  return date.getFullYear() === now.getFullYear() ? text.slice(0, text.lastIndexOf(',')) : text;
}
