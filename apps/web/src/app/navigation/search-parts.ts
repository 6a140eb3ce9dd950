/** Parses one URL parameter; undefined if it is missing, invalid or at its default. */
export type SearchPart<T> = (given: unknown) => T | undefined;
export type SearchParts<S> = { readonly [Key in keyof S]-?: SearchPart<NonNullable<S[Key]>> };

/** Parses a screen's URL parameters; those without a value are left out. */
export function readSearch<S extends object>(parts: SearchParts<S>, search: Record<string, unknown>): S {
  const read = Object.entries<SearchPart<unknown>>(parts).map(([key, part]) => [key, part(search[key])]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

export const oneOf =
  <const T>(values: readonly T[], usual?: T): SearchPart<T> =>
  (given) =>
    values.find((value) => value !== usual && String(value) === String(given));

/** A number in the URL is text, too. */
export const textUpTo =
  (longest: number): SearchPart<string> =>
  (given) =>
    String(given ?? '').slice(0, longest) || undefined;

export const matching =
  (pattern: RegExp): SearchPart<string> =>
  (given) =>
    typeof given === 'string' && pattern.test(given) ? given : undefined;

export const idPart = matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);

/** Such as `2026-03-01`. */
export const dayPart: SearchPart<string> = (given) => {
  const day = matching(/^\d{4}-\d{2}-\d{2}$/)(given);
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined;
};

/** Counts from 1, which is the default. */
export const pagePart: SearchPart<number> = (given) => {
  const page = Number(given);
  return Number.isInteger(page) && page > 1 ? page : undefined;
};

/** Returns a handler that changes some of the page's URL parameters, in place. */
export const changeSearch =
  <S extends object>(
    navigate: (options: never) => unknown,
    search: S,
    read: (search: Record<string, unknown>) => S,
  ) =>
  (part: object): void => {
    const options = {
      search: read({ ...search, ...part } as Record<string, unknown>),
      replace: true,
      resetScroll: false,
    };
    void navigate(options as never);
  };
