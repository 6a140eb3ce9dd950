import type pg from 'pg';

/** Statements whose plans a session keeps; what is asked for the first time after that is planned each time. */
const MAX_KEPT = 500;

type Ask = (query: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * Has the database keep the plan of what a client asks again. The embedded database takes about as long to plan a query
 * of a screen as to answer it, and has one session, so that its plans serve every caller.
 */
export function keepPlans(client: pg.PoolClient): void {
  /** By text; null after the first time: much is never asked again. */
  const names = new Map<string, string | null>();
  let kept = 0;
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known) return known;
    if (known === undefined && names.size >= MAX_KEPT) return undefined;
    const name = known === null ? `kept-${++kept}` : null;
    names.set(text, name);
    return name ?? undefined;
  };
  const ask = client.query.bind(client) as Ask;
  const asking: Ask = (query, values, callback) => {
    const settings = typeof query === 'string' ? { text: query } : query;
    return isPlain(settings) && hasValues(values ?? settings.values)
      ? ask({ ...settings, name: nameOf(settings.text) }, values, callback)
      : ask(query, values, callback);
  };
  client.query = asking as typeof client.query;
}

/** A query of which nothing is settled yet: no name, and no reader of its own that takes rows as they come. */
function isPlain(query: unknown): query is { text: string; values?: unknown } {
  const { text, name, submit } = (query ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && name === undefined && submit === undefined;
}

/** Several statements in one text have no values, and can have no plan. */
function hasValues(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}
