/** The design's tokens that this page needs, dark first (see apps/web/src/app/theme/tokens.css). */
const CAPACITY_STYLE = `
:root { color-scheme: dark light; --bg: #0c1016; --s3: #1f2832; --line: #212a34; --line-control: #667687;
  --t1: #e8edf2; --t2: #aab6c2; --t3: #8492a0; --accent: #d6e85c; --on-accent: #14180a; --focus: #d6e85c;
  --worse-text: #ee82ba; }
@media (prefers-color-scheme: light) { :root { --bg: #f4f5f2; --s3: #e4e8e3; --line: #dfe3de;
  --line-control: #7b8783; --t1: #141a21; --t2: #44505c; --t3: #5b6773; --accent: #d3e64a; --focus: #556300;
  --worse-text: #b0287e; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--t2);
  font: 14px/1.5 "Archivo Variable", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 560px; margin: 0 auto; padding: 48px 16px; }
.brand { margin: 0 0 32px; font-size: 16px; font-weight: 700; color: var(--t1); }
h1 { margin: 0 0 24px; font-size: 28px; line-height: 1.2; color: var(--t1); }
dl { margin: 0 0 24px; border-top: 1px solid var(--line); }
dl div { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 12px 0; border-bottom: 1px solid var(--line); }
dt { flex: 0 0 200px; }
dd { flex: 1 1 220px; margin: 0; color: var(--t1); }
a { color: var(--t1); }
label { display: block; margin-bottom: 8px; color: var(--t1); }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 24px; }
input { flex: 1 1 240px; min-width: 0; min-height: 44px; padding: 0 12px; font: inherit; color: var(--t1);
  background: var(--s3); border: 1px solid var(--line-control); border-radius: 6px; }
button, .button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 20px; font: inherit;
  font-weight: 600; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 6px;
  text-decoration: none; cursor: pointer; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.notice { margin: 0 0 24px; color: var(--t1); font-size: 16px; white-space: pre-line; }
.error { margin: -16px 0 24px; color: var(--worse-text); }
.meta { color: var(--t3); font-size: 12px; }
.meta a { color: inherit; }
`;

/** A whole page without script; `title` is text, `body` is HTML. */
export function renderDocument(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · DataCoach</title>
<style>${CAPACITY_STYLE}</style>
</head>
<body>
<main>
<p class="brand">DataCoach</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
