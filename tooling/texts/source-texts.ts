import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../run-command.ts';
import type { TextRow } from './text-row.ts';

/** Attributes that no one reads. */
const UNREAD =
  /^(className|class|d|viewBox|to|href|id|key|type|name|role|fill|stroke|style|transform|points|kind|variant|tone|size|icon|data-.*|aria-labelledby|aria-describedby|htmlFor|autoComplete|inputMode|rel|target|method|scope|strokeWidth|as|src)$/;
const CODE = /^[a-z0-9_\-./:#@%&=?[\]*+$,~|]+$/i;
const SQL =
  /^\s*(select|insert|update|delete|with|create|alter|drop|lock|set|analyze|vacuum|listen|notify)\b/i;

/** Every text of several words in a value, at any depth. */
export function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return / /.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}

/** What a user can read in a literal: a capitalized word, or several words that are not SQL. */
function isText(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length < 2 || SQL.test(trimmed)) return false;
  if (CODE.test(trimmed)) return /^[A-Z][a-z]+$/.test(trimmed);
  return /[a-z]/i.test(trimmed) && (/\s/.test(trimmed) || /^[A-Z]/.test(trimmed));
}

/** Texts in the source of a file, `{…}` where a value is filled in. */
export function listSourceTexts(path: string): TextRow[] {
  const source = readFileSync(join(ROOT, path), 'utf8');
  if (path.endsWith('.json')) {
    return listStrings(JSON.parse(source)).map((text) => ({ source: path, text, use: 'source' }));
  }
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const rows: TextRow[] = [];
  const add = (text: string) =>
    rows.push({ source: path, text: text.replace(/\s+/g, ' ').trim(), use: 'source' });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isTaggedTemplateExpression(node) && /sql/.test(node.tag.getText(file))) return;
    if (ts.isJsxAttribute(node) && UNREAD.test(node.name.getText(file))) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      if (!isName && isText(node.text)) add(node.text);
      return;
    }
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      if (isText(parts.join(' '))) add(parts.join('{…}'));
      for (const span of node.templateSpans) visit(span.expression);
      return;
    }
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const parts = node.children.map((child) => {
        if (ts.isJsxText(child)) return child.text;
        if (!ts.isJsxExpression(child)) return '{…}';
        const { expression } = child;
        return expression === undefined ? '' : ts.isStringLiteral(expression) ? expression.text : '{…}';
      });
      const hasText = node.children.some((child) => ts.isJsxText(child) && child.text.trim() !== '');
      if (hasText && isText(parts.join(''))) add(parts.join(''));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return rows;
}
