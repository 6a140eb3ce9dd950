import { EVENT_CODES, EVENT_KINDS, type EventKind } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { getKindLabel } from '../text/event-facts.ts';

const MAIN = 'main';
const ALL = 'all';

const listPlayKinds = (kind: string) => EVENT_KINDS[kind as EventKind]?.list;

type Play = Pick<MatchEvent, 'kind' | 'team' | 'evidence'>;

/**
 * Returns whether an event mirrors another: a challenge is listed by its winner, a turnover by its taker, so that
 * nothing is listed twice.
 */
function isMirrored({ kind, team, evidence }: Play): boolean {
  if (kind === 'challenge')
    return evidence.result === 'lost' || (evidence.result === 'neutral' && team === 1);
  return kind === 'turnover' && evidence.dangerous !== true;
}

/**
 * Returns whether an event is listed for a filter: the main events, all, or one kind.
 *
 * @param everybody false if one side or player is selected, whose losses are then listed too
 */
export function matchesChoice(choice: string | undefined, play: Play, everybody: boolean): boolean {
  const { kind, evidence } = play;
  if (choice === undefined || choice === MAIN) {
    const received = kind === 'pass' && evidence.role === 'receiver';
    return listPlayKinds(kind) === 'main' && !received && !(everybody && isMirrored(play));
  }
  return choice === ALL ? listPlayKinds(kind) !== 'repeats' : kind === choice;
}

/** Whether an event is of a statistic group; every event where none is chosen. */
export const isKindInGroup = (group: number | undefined, { code }: Pick<MatchEvent, 'code'>): boolean =>
  group === undefined || (code !== null && (GROUPS_BY_CODE.get(code)?.includes(group) ?? false));

const GROUPS_BY_CODE = new Map(EVENT_CODES.map(({ code, groups }) => [code, groups as readonly number[]]));

export interface PlayChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export function listPlayChoices(events: readonly MatchEvent[], everybody: boolean): PlayChoice[] {
  const kinds = Object.keys(EVENT_KINDS)
    .map((kind) => ({
      value: kind,
      label: getKindLabel(kind),
      count: events.filter((event) => event.kind === kind).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.label.localeCompare(b.label));
  const count = (choice: string) => events.filter((event) => matchesChoice(choice, event, everybody)).length;
  return [
    { value: MAIN, label: 'Main events', count: count(MAIN) },
    { value: ALL, label: 'Everything', count: count(ALL) },
    ...kinds,
  ];
}
