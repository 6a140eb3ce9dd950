const NAME = /\{(\w+)\}/g;

/** `{name}` becomes the value of that name. Throws on a name without value. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(NAME, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no ${name} for "${template}"`);
    return value;
  });
}

/** Names that a template asks for. */
export function templateNames(template: string): string[] {
  return [...template.matchAll(NAME)].map(([, name]) => name!);
}
