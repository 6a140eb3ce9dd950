/** What this file reads of an issue that zod found; zod itself isn't loaded with it. */
export interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly input?: unknown;
  readonly expected?: unknown;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly format?: unknown;
  readonly divisor?: unknown;
  /** Messages of a union's options, in order. */
  readonly errors?: readonly (readonly { readonly message: string }[])[];
}

/** Texts of wrong types and formats. */
const EXPECTED: Readonly<Record<string, string>> = {
  int: 'Enter a whole number.',
  number: 'Enter a number.',
  string: 'Enter text.',
  boolean: 'Choose yes or no.',
  array: 'Choose from the list.',
  object: 'Fill in every part.',
  tuple: 'Fill in every part.',
  record: 'Fill in every part.',
  date: 'Enter a date.',
  datetime: 'Enter a date and time.',
  url: 'Enter a full web address.',
  uuid: 'We don’t recognize this ID.',
};

const formatLimit = ({ minimum, maximum }: SchemaIssue) => Number(minimum ?? maximum).toLocaleString('en-US');

const TEXTS: Readonly<Record<string, (issue: SchemaIssue) => string | undefined>> = {
  too_big: (issue) =>
    ({
      string: `Use at most ${formatLimit(issue)} characters.`,
      array: `Choose at most ${formatLimit(issue)}.`,
    })[String(issue.origin)] ?? `Enter ${formatLimit(issue)} or less.`,
  too_small: (issue) =>
    ({
      string: `Use at least ${formatLimit(issue)} characters.`,
      array: `Choose at least ${formatLimit(issue)}.`,
    })[String(issue.origin)] ?? `Enter ${formatLimit(issue)} or more.`,
  invalid_type: ({ expected }) => EXPECTED[String(expected)],
  invalid_format: ({ format }) => EXPECTED[String(format)],
  invalid_value: () => 'Choose one of the options.',
  not_multiple_of: ({ divisor }) => `Enter a multiple of ${divisor}.`,
  // The last option is the one that takes a text, after those for "none". An unknown kind fits no option.
  invalid_union: ({ errors }) => errors?.at(-1)?.[0]?.message ?? 'Choose one of the options.',
};

/** Returns the message for an issue that its schema has no text for; forms show it at the field. */
export function formatIssue(issue: SchemaIssue): string {
  const { code = '', input } = issue;
  if (input === null || input === undefined || input === '') return 'Enter a value.';
  return TEXTS[code]?.(issue) ?? 'Check this field.';
}

/**
 * Returns the same after where it is, for messages that no field shows: `weeks/0/sessions/1/rule` gives "Week 1, session 2,
 * rule: …". A list in a field of its own, such as a choice of plans, only has the field's name.
 */
export function formatNamedIssue(issue: SchemaIssue): string {
  const { path = [] } = issue;
  const names = path.flatMap((step, index) => {
    if (typeof step !== 'string') return [];
    const next = path[index + 1];
    const isItem = typeof next === 'number' && typeof path[index + 2] === 'string';
    if (index < path.findLastIndex((one) => typeof one === 'string') && !isItem) return [];
    const words = step
      .replace(/\s*([A-Z])/g, ' $1')
      .trim()
      .toLowerCase();
    return isItem ? `${words.replace(/s$/, '')} ${next + 1}` : words;
  });
  const text = formatIssue(issue);
  if (names.length === 0) return text;
  const fieldNames = names.join(', ');
  return `${fieldNames[0]?.toUpperCase()}${fieldNames.slice(1)}: ${text[0]?.toLowerCase()}${text.slice(1)}`;
}
