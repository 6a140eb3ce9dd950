import { GOAL_METRICS } from '@datacoach/analysis/metadata';
import { type AuditEntry, PLAN_FEATURES } from '@datacoach/contract';
import { formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import actions from './audit-actions.data.json' with { type: 'json' };

const ACTIONS: Readonly<Record<string, string>> = actions;

/** Returns the words for an administrator's action; other areas' actions use their own key. */
export function describeAction(action: string): string {
  const words = ACTIONS[action] ?? action.replaceAll('-', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}

const MACHINE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Timestamps in the server's format. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** `discord-event` → "Discord event" */
export function describeKind(kind: string): string {
  const words = kind.replaceAll('-', ' ').replace(/^discord/, 'Discord');
  return words[0]!.toUpperCase() + words.slice(1);
}

/** Returns the words for an action's target: a name, a kind with a readable number or word, or just the kind. */
export function describeTarget(props: Pick<AuditEntry, 'targetName' | 'targetKind' | 'targetId'>): string {
  const { targetName, targetKind, targetId } = props;
  if (targetName !== null) return targetName;
  const kind = describeKind(targetKind);
  return targetId === null || MACHINE_ID.test(targetId) ? kind : `${kind} ${targetId}`;
}

/** Lists what changed, one line per field: `plan: Basic → Platinum`. Machine-readable fields are left out. */
export function listUpdateLines(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    const [was, is] = [before?.[field], after?.[field]].map(
      (value) => formatCode(field, value) ?? formatValue(value),
    );
    const name = formatFieldName(field);
    if (before && after && field in before && was !== is)
      return [`${name}: ${was || 'none'} → ${is || 'none'}`];
    const only = after && field in after ? is : was;
    return only ? [`${name}: ${only}`] : [];
  });
}

const LEVELS = { 5: 'none', 10: 'limited', 15: 'full' };
const MODES = { 5: 'Duel', 10: 'Doubles', 15: 'Standard' };
const CODES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  accessLevel: LEVELS,
  ...Object.fromEntries(PLAN_FEATURES.map((feature) => [feature, LEVELS])),
  mode: MODES,
  type: { 5: 'amount', 10: 'percent' },
  periods: { 5: 'monthly', 10: 'quarterly', 15: 'yearly' },
  metric: Object.fromEntries(GOAL_METRICS.map(({ code, label }) => [code, label])),
};

/** Returns the words of a code, or of each in a list; null if the field has no codes. */
function formatCode(field: string, value: unknown): string | null {
  const words = CODES[field];
  const codes = [value].flat();
  if (!words || codes.length === 0 || !codes.every((code) => Number(code) in words)) return null;
  return codes.map((code) => words[Number(code)]).join(', ');
}

/** `isHidden` → "hidden", `startsAt` → "starts at" */
function formatFieldName(field: string): string {
  const words = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.replace(/^is /, '');
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(formatValue).filter(Boolean).join(', ');
  if (typeof value === 'object') return formatObject(value);
  const text = String(value);
  if (MACHINE_ID.test(text)) return '';
  if (!MOMENT.test(text)) return text;
  const date = new Date(text);
  return `${formatShortDate(date)}, ${formatTimeOfDay(date)}`;
}

const formatObject = (value: object): string =>
  Object.entries(value)
    .map(([field, part]) => [formatFieldName(field), formatCode(field, part) ?? formatValue(part)] as const)
    .filter(([, part]) => part !== '')
    .map(([name, part]) => `${name} ${part}`)
    .join(' ');
