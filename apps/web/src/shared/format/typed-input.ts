/** A moment as `datetime-local` inputs show it, on the reader's clock: "2026-03-10T18:55"; empty for none. */
export function toLocalInput(moment: string | null): string {
  if (moment === null) return '';
  // Swedish dates are ISO dates.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
  return format.format(new Date(moment)).replace(' ', 'T');
}

/** The moment of a `datetime-local` input as ISO; null when it is empty. */
export function fromLocalInput(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString();
}

/** What was typed as dollars ("12.99", "$40"), in cents; null when it is no price. */
export function centsOf(text: string): number | null {
  const [, dollars, cents = ''] = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** Cents as they are typed: "12.99". */
export const typedMoney = (cents: number) => (cents / 100).toFixed(2);
