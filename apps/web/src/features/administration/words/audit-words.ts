import type { AuditEntry } from '@datacoach/contract';
import { formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  'add-user': 'Made the account',
  'delete-user': 'Deleted the account',
  ban: 'Banned',
  'lift-ban': 'Lifted the ban',
  'sign-out-everywhere': 'Signed out everywhere',
  'reset-password': 'Mailed the link for a new password',
  'reset-epic-name': 'Reset the Epic name',
  'change-role': 'Changed the role',
  'change-permission': 'Changed a permission',
  'give-plan': 'Gave a plan',
  'give-replays': 'Gave replays',
  'give-tokens': 'Gave coaching tokens',
  'begin-impersonation': 'Began to look on',
  'end-impersonation': 'Stopped looking on',
  'act-as': 'Changed something while looking on',
  'export-users': 'Took the list of users as a file',
  'decide-dispute': 'Decided a dispute',
  'hide-player': 'Hid a player',
  'show-player': 'Showed a player again',
  'save-settings': 'Changed the settings',
  'save-maintenance': 'Saved the maintenance notice',
  'announce-maintenance': 'Announced maintenance',
  'save-capacity': 'Changed the capacity switch',
  'run-failed-again': 'Ran failed replays again',
  'look-at-flag': 'Looked at a flagged moment',
  'save-plan': 'Changed what a plan gives',
  'save-prices': 'Changed the prices of a plan',
  'save-tokens': 'Offered coaching tokens',
  'delete-tokens': 'Withdrew an offer of coaching tokens',
  'create-discount': 'Made a discount code',
  'update-discount': 'Changed a discount code',
  'delete-discount': 'Deleted a discount code',
  'add-season': 'Added a season',
  'move-season': 'Changed when a season begins',
  'delete-season': 'Deleted a season',
  'reverse-referral': 'Reversed a referral',
  'clear-referral': 'Gave the reward of a referral that was held back',
  'limit-referral-code': 'Limited a referral code',
  'export-referrals': 'Took the list of referrals as a file',
  'create-campaign': 'Made a referral campaign',
  'change-campaign': 'Changed a referral campaign',
  'delete-campaign': 'Deleted a referral campaign',
  'create-banner': 'Made a banner',
  'change-banner': 'Changed a banner',
  'move-banner': 'Moved a banner',
  'delete-banner': 'Deleted a banner',
  'create-event': 'Made a Discord event',
  'change-event': 'Changed a Discord event',
  'delete-event': 'Deleted a Discord event',
  'create-goal': 'Made a weekly goal',
  'change-goal': 'Changed a weekly goal',
  'delete-goal': 'Deleted a weekly goal',
  'create-plan': 'Made a training plan',
  'change-plan': 'Changed a training plan',
  'change-plan-photo': 'Changed the photo of a training plan',
  'delete-plan': 'Deleted a training plan',
  'add-question': 'Added a question',
  'change-question': 'Changed a question',
  'delete-question': 'Deleted a question',
  'update-benchmarks': 'Refitted the benchmarks',
  'set-pro-coach': 'Changed a pro coach',
  'decide-coaching-session': 'Decided what became of a coaching session',
};

/** What an administrator did, in words; actions of other areas say it by their own. */
export function actionWords(action: string): string {
  const words = ACTIONS[action] ?? action.replaceAll('-', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}

const MACHINE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Moments as the server writes them. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** `discord-event` → "Discord event" */
export function kindWords(kind: string): string {
  const words = kind.replaceAll('-', ' ').replace(/^discord/, 'Discord');
  return words[0]!.toUpperCase() + words.slice(1);
}

/** What it was done to: a name, a kind with a number or word that people know, or the kind alone. */
export function targetWords({
  targetName,
  targetKind,
  targetId,
}: Pick<AuditEntry, 'targetName' | 'targetKind' | 'targetId'>): string {
  if (targetName !== null) return targetName;
  const kind = kindWords(targetKind);
  return targetId === null || MACHINE_ID.test(targetId) ? kind : `${kind} ${targetId}`;
}

/** What changed, a line a field: `plan: Basic → Platinum`. What only machines read is left out. */
export function changeLines(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    const [was, is] = [before?.[field], after?.[field]].map(written);
    const name = fieldWords(field);
    if (before && after && field in before && was !== is)
      return [`${name}: ${was || 'none'} → ${is || 'none'}`];
    const only = after && field in after ? is : was;
    return only ? [`${name}: ${only}`] : [];
  });
}

/** `isHidden` → "hidden", `startsAt` → "starts at" */
function fieldWords(field: string): string {
  const words = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.replace(/^is /, '');
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(written).filter(Boolean).join(', ');
  if (typeof value === 'object') return writtenObject(value);
  const text = String(value);
  if (MACHINE_ID.test(text)) return '';
  if (!MOMENT.test(text)) return text;
  const date = new Date(text);
  return `${formatShortDate(date)}, ${formatTimeOfDay(date)}`;
}

function writtenObject(value: object): string {
  return Object.entries(value)
    .map(([field, part]) => [fieldWords(field), written(part)] as const)
    .filter(([, part]) => part !== '')
    .map(([name, part]) => `${name} ${part}`)
    .join(' ');
}
