import type { BallchasingReplay } from '../ballchasing/to-ballchasing.ts';
import { ACCEPTANCE, type Acceptance } from './acceptance.data.ts';

export interface Comparison {
  field: string;
  /** Match and player or team. */
  who: string;
  ours: number | boolean | null;
  theirs: number | boolean;
  /** Allowed difference. */
  allowed: number;
  pass: boolean;
}

type Stats = Record<string, Record<string, number | boolean>>;
interface Side {
  players: { name: string; stats: Stats }[];
  stats: Stats;
}
/** The part of ballchasing's JSON that is compared. */
export interface SiteReplay {
  blue: Side;
  orange: Side;
}

/** Present only when above 0 (decisions.md 22.7). */
const ABSENT_MEANS_ZERO = 'positioning.goals_against_while_last_defender';
/** Min value of relative tolerances, in units (decisions.md 22.7). */
const RELATIVE_FLOOR = 2;

function read(stats: Stats, field: string): number | boolean | null {
  const [group, name] = field.split('.') as [string, string];
  return stats[group]?.[name] ?? (field === ABSENT_MEANS_ZERO ? 0 : null);
}

function allowedDifference(
  rule: Acceptance,
  ours: Stats,
  theirs: Stats,
  value: number,
  members: number,
): number {
  switch (rule.kind) {
    case 'exact':
      return 0;
    case 'absolute':
      return rule.limit * members; // a team's value is the sum of its players' values
    case 'relative':
      return Math.max(RELATIVE_FLOOR, (Math.abs(value) * rule.percent) / 100);
    case 'ratio': {
      const scale = Number(read(ours, rule.of)) / Number(read(theirs, rule.of));
      return Math.abs(value * (scale - 1)) + (Math.abs(value * scale) * rule.percent) / 100;
    }
  }
}

function compareStats(who: string, ours: Stats, theirs: Stats, members: number): Comparison[] {
  const fields = Object.entries(theirs).flatMap(([group, values]) =>
    Object.keys(values).map((name) => `${group}.${name}`),
  );
  if (members === 0 && !fields.includes(ABSENT_MEANS_ZERO)) fields.push(ABSENT_MEANS_ZERO);
  return fields.map((field) => {
    const rule = ACCEPTANCE[field];
    if (!rule) throw new Error(`no acceptance for ${field}`);
    const mine = read(ours, field);
    const site = read(theirs, field) as number | boolean;
    if (typeof site === 'boolean' || typeof mine === 'boolean' || mine === null) {
      return { field, who, ours: mine, theirs: site, allowed: 0, pass: mine === site };
    }
    const allowed = allowedDifference(rule, ours, theirs, site, Math.max(1, members));
    const pass = Math.abs(mine - site) <= allowed + 1e-9;
    return { field, who, ours: mine, theirs: site, allowed, pass };
  });
}

/** Compares every field of every player and team in the site's JSON with ours. */
export function compareBallchasing(name: string, ours: BallchasingReplay, theirs: SiteReplay): Comparison[] {
  return (['blue', 'orange'] as const).flatMap((color) => [
    ...theirs[color].players.flatMap((player) => {
      const mine = ours[color].players.find((candidate) => candidate.name === player.name);
      if (!mine) throw new Error(`${name}: ${player.name} is missing`);
      return compareStats(`${name}: ${player.name}`, mine.stats, player.stats, 0);
    }),
    ...compareStats(
      `${name}: ${color}`,
      ours[color].stats,
      theirs[color].stats,
      theirs[color].players.length,
    ),
  ]);
}

/** Residuals of one field over all its values. */
interface FieldResiduals {
  readonly field: string;
  readonly count: number;
  readonly bias: number;
  readonly meanError: number;
  readonly largest: number;
  /** `17/18`. */
  readonly inside: string;
}

/** Returns the residuals per field, in the site's order. */
export function summarizeFields(comparisons: readonly Comparison[]): FieldResiduals[] {
  return [...Map.groupBy(comparisons, ({ field }) => field)].map(([field, rows]) => {
    const errors = rows.map(({ ours, theirs }) => Number(ours) - Number(theirs));
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const absolute = errors.map(Math.abs);
    return {
      field,
      count: rows.length,
      bias: mean(errors),
      meanError: mean(absolute),
      largest: Math.max(...absolute),
      inside: `${rows.filter(({ pass }) => pass).length}/${rows.length}`,
    };
  });
}
