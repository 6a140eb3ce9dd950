/** A moment as `datetime-local` inputs show it, on the reader's clock: "2026-03-10T18:55"; empty for none. */
export function toLocalInput(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The moment of a `datetime-local` input as ISO; null when it is empty. */
export function fromLocalInput(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString();
}
