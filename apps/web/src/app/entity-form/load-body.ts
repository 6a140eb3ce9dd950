import type { FormSchema } from './limits-of.ts';

type Forms = typeof import('@datacoach/contract/forms');

/** An endpoint with a body that is typed in a form. */
export type FormName = keyof Forms;

/** The body as it is sent. */
export type FormBody<Name extends FormName> = Given<Forms[Name]['body']['_zod']['output']>;
/** What is left out is not undefined but absent. */
type Given<Body> = { [Key in keyof Body]: Exclude<Body[Key], undefined> };

/** The body as a form holds it: a number or a text that is not given yet is null. */
export type Draft<Name extends FormName> = Nullable<Forms[Name]['body']['_zod']['input']>;
type Nullable<Body> = {
  [Key in keyof Body]: Body[Key] extends string | number
    ? Body[Key] | null
    : Body[Key] extends readonly (infer Row extends object)[]
      ? Nullable<Row>[]
      : Body[Key];
};

/** A schema of the contract; `error` words what it has no sentence of its own for. */
export interface BodySchema<Body> extends FormSchema {
  safeParse(
    value: unknown,
    options?: { error: (issue: Issue) => string },
  ): { success: true; data: Body; error?: undefined } | { success: false; error: { issues: Issue[] } };
}

interface Issue {
  code?: string | undefined;
  message?: string | undefined;
  path?: PropertyKey[] | undefined;
  input?: unknown;
  expected?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
}

/** Schema of an endpoint's body; the first call loads all of them. */
export async function loadBody<Name extends FormName>(name: Name): Promise<BodySchema<FormBody<Name>>> {
  const forms = await import('@datacoach/contract/forms');
  return forms[name].body as unknown as BodySchema<FormBody<Name>>;
}

/** What is wrong with a body: the first sentence for each field, by its path such as `trials.0.days`. */
export function complaintsOf(issues: readonly Issue[]): Record<string, string> {
  const complaints: Record<string, string> = {};
  for (const { path = [], message = '' } of issues) complaints[path.join('.')] ??= message;
  return complaints;
}

/** For the issues that the contract has no sentence for. */
export function plainSentence(issue: Issue): string {
  const { code, input, expected, origin, minimum, maximum } = issue;
  if (input === null || input === undefined || input === '') return 'Fill this in.';
  if (code === 'too_big')
    return origin === 'string' ? `Use at most ${maximum} characters.` : `Enter ${maximum} or less.`;
  if (code === 'too_small')
    return origin === 'string' ? `Use at least ${minimum} characters.` : `Enter ${minimum} or more.`;
  if (expected === 'int') return 'Enter a whole number.';
  if (expected === 'number') return 'Enter a number.';
  return 'Check this field.';
}
