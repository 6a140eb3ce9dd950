import { getWeekCheck, type PlanBlock, type PlanWeek, type TrainingMinutes } from '@datacoach/contract';

export interface SessionRequest {
  week: PlanWeek;
  /** Earlier days of this week with logged practice. */
  daysDone: number;
  /** The week continues until its check is decided: sessions start over. */
  goesOn: boolean;
  minutesPerDay: TrainingMinutes;
  /** Keys of blocks marked "not for me". */
  hidden: readonly string[];
}

export interface Session {
  /** From 1. */
  number: number;
  equipment: string;
  blocks: PlanBlock[];
}

/** Returns today's session: the week's next, as far as the minutes allow; null when all are done. */
export function pickSession({
  week,
  daysDone,
  goesOn,
  minutesPerDay,
  hidden,
}: SessionRequest): Session | null {
  const { sessions } = week;
  if (daysDone >= sessions.length && !goesOn) return null;
  const index = daysDone % sessions.length;
  const session = sessions[index]!;
  const isSuitable = ({ from, key }: PlanBlock) => from <= minutesPerDay && !hidden.includes(key);
  const blocks: PlanBlock[] = [];
  for (const block of session.blocks) {
    if (block.from > minutesPerDay) continue;
    const shown = isSuitable(block)
      ? block
      : findSubstitute(week, block, [...blocks, ...session.blocks], isSuitable);
    if (shown) blocks.push(shown);
  }
  return { number: index + 1, equipment: session.equipment, blocks };
}

/** Returns another of the week's blocks of the same type that isn't in the session; null if there is none. */
function findSubstitute(
  week: PlanWeek,
  { type }: PlanBlock,
  taken: readonly PlanBlock[],
  isSuitable: (block: PlanBlock) => boolean,
): PlanBlock | null {
  const keys = new Set(taken.map(({ key }) => key));
  const others = week.sessions.flatMap(({ blocks }) => blocks);
  return others.find((block) => block.type === type && isSuitable(block) && !keys.has(block.key)) ?? null;
}

/** Returns a week's block by key; null if there is none. */
export function findPlanBlock(week: PlanWeek, key: string): PlanBlock | null {
  return week.sessions.flatMap(({ blocks }) => blocks).find((block) => block.key === key) ?? null;
}

/** Returns the metrics that a plan's weeks check, in order. */
export const listPlanMetrics = (weeks: readonly PlanWeek[]) => weeks.map((week) => getWeekCheck(week).metric);
