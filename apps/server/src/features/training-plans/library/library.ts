import { getTrainingPack } from '@datacoach/analysis';
import { EVENT_KINDS, type EventKind, isExperimental } from '@datacoach/analysis/metadata';
import {
  DRILL_UNITS,
  type PlanBlock,
  type PlanContent,
  type PlanWeek,
  planContent,
} from '@datacoach/contract';
import { z } from 'zod';
import drills from './drills.data.json' with { type: 'json' };
import plans from './plans.data.json' with { type: 'json' };
import warmUps from './warm-ups.data.json' with { type: 'json' };
import weeks from './weeks.data.json' with { type: 'json' };

type Drill = Omit<Extract<PlanBlock, { type: 'pack' }>, 'type' | 'from'>;

/** Notes on where a drill is played; a drill can have its own. */
const NOTES: Readonly<Record<string, string>> = {
  'custom-training':
    'Console and PC: Play, Training, Custom Training, Browse, Enter code. On PC, workshop maps offer more, but you don’t need them.',
  'free-play': 'Console and PC: Play, Training, Free Play. The reset button puts the ball back at center.',
};

/** A pack from public lists by name, labeled by whether one or several lists name it. */
const listedPack = z.custom<Parameters<typeof getTrainingPack>[0]>().transform((listed): Drill['pack'] => {
  const { name, code, sources } = getTrainingPack(listed);
  return { name, code, source: sources === 'single' ? 'one-list' : 'two-lists' };
});
/** Experimental events aren't used for training. */
const eventKind = z.custom<EventKind>(
  (kind) => Object.hasOwn(EVENT_KINDS, String(kind)) && !isExperimental(kind as EventKind),
);

/**
 * Drills by weakness. Goals and pack codes: game-and-stats.md 9.3. We haven't tried the codes in the game, and
 * creators can delete a pack, so every drill explains how to do it without. Durations, what counts and what to vary
 * are ours.
 */
const drill = z.strictObject({
  key: z.string(),
  title: z.string(),
  minutes: z.number(),
  how: z.string(),
  pack: listedPack.nullable(),
  unit: z.enum(DRILL_UNITS),
  shots: z.number(),
  repetitions: z.number(),
  passMark: z.number(),
  counts: z.string(),
  vary: z.string(),
  note: z.string().transform((note) => NOTES[note] ?? note),
});
export const DRILLS: Readonly<Record<string, Drill>> = Object.fromEntries(
  drill
    .array()
    .parse(drills)
    .map((row) => [row.key, row]),
);
const drillKey = z.enum(Object.keys(DRILLS));

/** Free play to start with: one thing to focus on, otherwise freestyle. */
const WARM_UPS = z
  .strictObject({ key: z.string(), title: z.string(), how: z.string(), cue: z.string() })
  .array()
  .parse(warmUps);

/** A week of training that plans are built from. Rules and questions are ours, after game-and-stats.md 9.1 and 9.3. */
const weekTheme = z.strictObject({
  theme: z.string(),
  why: z.string(),
  /** A rule for the week's games. */
  rule: z.string(),
  /** The engine metric that its check measures. */
  metric: z.string(),
  /** Moments of recent games for a clip review, with its question. */
  review: z.strictObject({ title: z.string(), question: z.string(), kinds: eventKind.array() }),
  /** The mistakes from the player's games to practice. */
  mistakes: eventKind.array(),
  drills: drillKey.array(),
});
/** Themes by weakness. */
const WEEKS = z.record(z.string(), weekTheme).parse(weeks);
const weekKey = z.enum(Object.keys(WEEKS));

const { title, summary, tiers, mode, categories, opensWith } = planContent.shape;
const libraryPlan = z.strictObject({
  /** Never changes: it identifies the plan. */
  key: z.string(),
  title,
  summary,
  tiers,
  mode,
  categories,
  opensWith,
  /** Themes in order, with other drills where the theme's drills don't fit the ranks. */
  weeks: z.union([weekKey, z.tuple([weekKey], drillKey)]).array(),
  /** Pack of the rank that ends 60-minute sessions on the last day. */
  warmUpPack: drillKey.nullable(),
});
type LibraryPlan = z.output<typeof libraryPlan>;

/** The starter library. The first five are the starter plans, one per rank group, fully included in every membership. */
export const LIBRARY: readonly LibraryPlan[] = libraryPlan.array().parse(plans);

/** Sessions per week; the player chooses the days. */
const SESSIONS = 5;
const RANKED_GAMES = 3;
/** A game including its queue, in minutes. */
const GAME_MINUTES = 7;

/** Builds the full plan: drills, clips and the player's mistakes alternate so that no day repeats the one before. */
export function buildPlan({ weeks, warmUpPack, key: _key, ...facts }: LibraryPlan): PlanContent {
  return {
    ...facts,
    minutesPerDay: 40,
    weeks: weeks.map((entry, index) => {
      const [week, ...drills] = typeof entry === 'string' ? [entry] : entry;
      const theme = WEEKS[week!]!;
      return buildWeek(week!, theme, drills.length > 0 ? drills : theme.drills, warmUpPack, index);
    }),
  };
}

function buildWeek(
  key: string,
  { theme, why, rule, metric, review, mistakes }: z.output<typeof weekTheme>,
  drills: readonly string[],
  warmUpPack: string | null,
  weekIndex: number,
): PlanWeek {
  const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const drill = (turn: number, from: 20 | 60): PlanBlock => ({
    type: 'pack',
    from,
    ...DRILLS[drills[turn % drills.length]!]!,
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
  const ownMistakes: PlanBlock = {
    type: 'own-mistakes',
    key: `${name}-mistakes`,
    title: 'Fix your own mistakes',
    minutes: 10,
    from: 40,
    how: 'Watch the play from your view. Recreate it in free play and play it ten times. It counts when you’d want it in a game.',
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
      createWarmUp(weekIndex * SESSIONS + day),
      drill(day, 20),
      day % 2 === 0 ? clips : ownMistakes,
      ...(warmUpPack && day === SESSIONS - 1
        ? [{ type: 'pack' as const, from: 60 as const, ...DRILLS[warmUpPack]! }]
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

function createWarmUp(turn: number): PlanBlock {
  return { type: 'warm-up', from: 20, minutes: 8, ...WARM_UPS[turn % WARM_UPS.length]! };
}
