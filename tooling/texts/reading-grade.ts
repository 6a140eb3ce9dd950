import readability from 'text-readability';

/** Flesch-Kincaid grade of texts read one after another: years of US school that they take. */
export function calculateReadingGrade(texts: readonly string[]): number {
  return readability.fleschKincaidGrade(
    texts.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' '),
  );
}
