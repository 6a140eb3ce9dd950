/** Formats a time for `datetime-local` inputs in the user's time zone: "2026-03-10T18:55"; empty for null. */
export function toLocalInput(moment: string | null): string {
  if (moment === null) return '';
  // Swedish dates are ISO dates.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
  return format.format(new Date(moment)).replace(' ', 'T');
}

/** Parses a `datetime-local` input to ISO; null if empty. */
export const parseLocalInput = (text: string): string | null =>
  text === '' ? null : new Date(text).toISOString();

/** Parses dollars ("12.99", "$40") to cents; null if it isn't a price. */
export function parseCents(text: string): number | null {
  const [, dollars, cents = ''] = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** Formats cents for an input: "12.99". */
export const formatTypedMoney = (cents: number) => (cents / 100).toFixed(2);

/** Returns the props of an input or a select that holds a text. */
export const getInputProps = <Value extends string | number>(
  value: Value,
  onChange: (text: string) => void,
) => ({
  value,
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
});

/** Returns a state update that clears an input once its text is sent, unless the user has edited it since. */
export const clearSent = (sent: string) => (now: string) => (now.trim() === sent.trim() ? '' : now);
