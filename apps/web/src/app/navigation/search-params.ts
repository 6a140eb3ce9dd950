/** Parses one URL parameter; undefined if it is missing, invalid or at its default. */
export type ParamParser<T> = (given: unknown) => T | undefined;
type ParamParsers = Readonly<Record<string, ParamParser<unknown>>>;

/** A screen's URL parameters, each with the type that its parser returns. */
export type SearchOf<Parts extends ParamParsers> = {
  [Key in keyof Parts]?: NonNullable<ReturnType<Parts[Key]>>;
};

/** Parses a screen's URL parameters; those without a value are left out. */
export function parseSearch<Parts extends ParamParsers>(parts: Parts, search: Record<string, unknown>) {
  const read = Object.entries(parts).map(([key, part]) => [key, part(search[key])]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as SearchOf<Parts>;
}

export const oneOf =
  <const T>(values: readonly T[], usual?: T): ParamParser<T> =>
  (given) =>
    values.find((value) => value !== usual && String(value) === String(given));

/** A number in the URL is text, too. */
export const textUpTo =
  (longest: number): ParamParser<string> =>
  (given) =>
    String(given ?? '').slice(0, longest) || undefined;

export const matching =
  (pattern: RegExp): ParamParser<string> =>
  (given) =>
    typeof given === 'string' && pattern.test(given) ? given : undefined;

export const parseId = matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);

/** Such as `2026-03-01`. */
export const parseDay: ParamParser<string> = (given) => {
  const day = matching(/^\d{4}-\d{2}-\d{2}$/)(given);
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined;
};

/** The highest page that the server accepts. */
const MAX_PAGE = 100_000;

/** Counts from 1, which is the default. */
export const parsePage: ParamParser<number> = (given) => {
  const page = Number(given);
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined;
};

/**
 * Returns a handler that changes some of the page's URL parameters, in place. It starts from the newest address: the
 * page still shows the old one while the router loads.
 */
export const updateSearch =
  <S extends object>(navigate: (options: never) => unknown, read: (search: Record<string, unknown>) => S) =>
  (part: object): void => {
    const options = {
      search: (newest: object) => read({ ...newest, ...part }),
      replace: true,
      resetScroll: false,
    };
    void navigate(options as never);
  };
