import type { PlanBlock, PlanContent, PlanWeek } from '@datacoach/contract';
import { DRILLS, type DrillKey } from './drills.data.ts';
import type { LibraryPlan } from './plans.data.ts';
import { WARM_UPS } from './warm-ups.data.ts';
import { WEEKS, type WeekKey, type WeekTheme } from './weeks.data.ts';

/** Trainings a week; on which days is the player's choice. */
const SESSIONS = 5;
const RANKED_GAMES = 3;
/** A game with its queue, minutes. */
const GAME_MINUTES = 7;

/** The plan in full: drills, clips and own mistakes take turns, so that no day is like the one before. */
export function buildPlan({ weeks, warmUpPack, key: _key, ...facts }: LibraryPlan): PlanContent {
  return {
    ...facts,
    minutesPerDay: 40,
    weeks: weeks.map((entry, place) => {
      const [week, ...drills] = typeof entry === 'string' ? [entry] : entry;
      const theme: WeekTheme = WEEKS[week];
      return buildWeek(week, theme, drills.length > 0 ? drills : theme.drills, warmUpPack, place);
    }),
  };
}

function buildWeek(
  key: WeekKey,
  { theme, why, rule, metric, review, mistakes }: WeekTheme,
  drills: readonly DrillKey[],
  warmUpPack: DrillKey | null,
  place: number,
): PlanWeek {
  const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const drill = (turn: number, from: 20 | 60): PlanBlock => ({
    type: 'pack',
    from,
    ...DRILLS[drills[turn % drills.length]!],
  });
  const clips: PlanBlock = {
    type: 'clip-review',
    key: `${name}-review`,
    title: review.title,
    minutes: 10,
    from: 40,
    question: review.question,
    kinds: [...review.kinds],
    clips: 3,
  };
  const own: PlanBlock = {
    type: 'own-mistakes',
    key: `${name}-mistakes`,
    title: 'Your own mistakes, played again',
    minutes: 10,
    from: 40,
    how: 'Watch the moment from where you sat. Then set up the same ball in free play, from the same side, and play it ten times. Right is what you would want in a game.',
    kinds: [...mistakes],
  };
  const games: PlanBlock = {
    type: 'ranked-set',
    key: `${name}-games`,
    title: 'Three games, one rule',
    minutes: RANKED_GAMES * GAME_MINUTES,
    from: 20,
    games: RANKED_GAMES,
    rule,
    metric,
  };
  const check: PlanBlock = {
    type: 'check',
    key: `${name}-check`,
    title: 'Did it work?',
    minutes: 2,
    from: 20,
    metric,
  };
  const sessions = Array.from({ length: SESSIONS }, (_, day) => {
    const blocks = [
      warmUp(place * SESSIONS + day),
      drill(day, 20),
      day % 2 === 0 ? clips : own,
      ...(warmUpPack && day === SESSIONS - 1
        ? [{ type: 'pack' as const, from: 60 as const, ...DRILLS[warmUpPack] }]
        : drills.length > 1
          ? [drill(day + 1, 60)]
          : []),
      games,
      ...(day === SESSIONS - 1 ? [check] : []),
    ];
    return { day: day + 1, equipment: 'Free play, custom training, ranked games', blocks };
  });
  return { theme, why, rule, sessions };
}

function warmUp(turn: number): PlanBlock {
  return { type: 'warm-up', from: 20, minutes: 8, ...WARM_UPS[turn % WARM_UPS.length]! };
}
