const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns a text for HTML, SVG or an attribute of either, without invisible characters, some of which XML doesn't allow. */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\P{C}\n]/gu, ' ')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}
