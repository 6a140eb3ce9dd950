import type { TextRow } from './text-row.ts';

/** The page: a heading for each source, a line for each text. */
export function formatPage(rendered: readonly TextRow[], written: readonly TextRow[]): string {
  return ['# Texts that users read', section('Rendered', rendered), section('In sources', written)].join(
    '\n\n',
  );
}

function section(title: string, rows: readonly TextRow[]): string {
  const bySource = Map.groupBy(rows, ({ source }) => source);
  const parts = [...bySource].map(
    ([source, texts]) => `### ${source}\n\n${texts.map(({ text }) => `- ${text}`).join('\n')}`,
  );
  return [`## ${title}`, ...parts].join('\n\n');
}
