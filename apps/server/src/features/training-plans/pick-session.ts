import { checkOf, type PlanBlock, type PlanWeek, type TrainingMinutes } from '@datacoach/contract';

export interface SessionWanted {
  week: PlanWeek;
  /** Days of this week, before today, on which something was done. */
  daysDone: number;
  /** The week goes on for as long as its check is open: sessions begin again. */
  goesOn: boolean;
  minutesPerDay: TrainingMinutes;
  /** Keys of blocks that are "not for me". */
  hidden: readonly string[];
}

export interface Session {
  /** From 1. */
  number: number;
  equipment: string;
  blocks: PlanBlock[];
}

/** Today's session: the next one of the week, as far as its minutes go; null when all of them are done. */
export function pickSession({
  week,
  daysDone,
  goesOn,
  minutesPerDay,
  hidden,
}: SessionWanted): Session | null {
  const { sessions } = week;
  if (daysDone >= sessions.length && !goesOn) return null;
  const place = daysDone % sessions.length;
  const session = sessions[place]!;
  const fits = ({ from, key }: PlanBlock) => from <= minutesPerDay && !hidden.includes(key);
  const blocks: PlanBlock[] = [];
  for (const block of session.blocks) {
    if (block.from > minutesPerDay) continue;
    const shown = fits(block) ? block : substitute(week, block, [...blocks, ...session.blocks], fits);
    if (shown) blocks.push(shown);
  }
  return { number: place + 1, equipment: session.equipment, blocks };
}

/** Another block of the week of the same type, which the session has not; null when there is none. */
function substitute(
  week: PlanWeek,
  { type }: PlanBlock,
  taken: readonly PlanBlock[],
  fits: (block: PlanBlock) => boolean,
): PlanBlock | null {
  const keys = new Set(taken.map(({ key }) => key));
  const others = week.sessions.flatMap(({ blocks }) => blocks);
  return others.find((block) => block.type === type && fits(block) && !keys.has(block.key)) ?? null;
}

/** A block of a week by its key; null when the week has none. */
export function blockOf(week: PlanWeek, key: string): PlanBlock | null {
  return week.sessions.flatMap(({ blocks }) => blocks).find((block) => block.key === key) ?? null;
}

/** Metrics that the weeks of a plan check, one after the other. */
export function metricsOf(weeks: readonly PlanWeek[]): string[] {
  return weeks.map((week) => checkOf(week).metric);
}
