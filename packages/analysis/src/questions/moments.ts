import type { AnswerClip } from './answer.ts';
import { type Candidate, chooseClips, shotWords, whatFollowed } from './clips.ts';
import { GOAL, SHOT } from './codes.ts';
import { momentsOf } from './metric-moments.data.ts';
import type { QuestionContext } from './question-context.ts';
import type { QuestionEvent, QuestionGame } from './question-game.ts';

/** Moments of a metric, chosen among its own events; none for what comes from positions all game long. */
export function metricClips(context: QuestionContext, metric: string): AnswerClip[] {
  const moments = momentsOf(metric);
  if (moments === null) return [];
  const bad: Candidate[] = [];
  const good: Candidate[] = [];
  for (const game of context.games) {
    const events = context.eventsOf(game);
    for (const event of events) {
      const isShot = event.code === SHOT;
      const against = isShot ? 0 : chancesAfter(events, event.time, 'opponent');
      const made = isShot ? 0 : chancesAfter(events, event.time, 'own');
      const candidate = (title: string, side: 'own' | 'opponent', weight: number): Candidate => ({
        event,
        title,
        detail: isShot
          ? shotWords(event)
          : event.code === GOAL
            ? 'conceded'
            : whatFollowed(events, event.time, side),
        xg: isShot || event.code === GOAL ? event.xg : side === 'own' ? made : against,
        weight,
      });
      if (moments.isBad(event) && !(moments.isGood(event) && against === 0)) {
        bad.push(candidate(moments.title.bad, 'opponent', isShot ? (event.xg ?? 0) : against));
      }
      if (moments.isGood(event)) {
        good.push(candidate(moments.title.good, 'own', isShot ? 1 - (event.xg ?? 1) : made - against));
      }
    }
  }
  return chooseClips(bad, good);
}

/**
 * Returns examples of the lowest games: one goal against from each, and a goal from the highest game as the contrast.
 * With `best`, the other way around.
 */
export function gameClips(
  context: QuestionContext,
  gameValue: (game: QuestionGame) => number,
  typical: 'worst' | 'best' = 'worst',
): AnswerClip[] {
  const known = context.games
    .map((game) => ({ game, value: gameValue(game) }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => a.value - b.value);
  const moments = (from: typeof known, by: 'own' | 'opponent'): Candidate[] =>
    from.flatMap(({ game }, index) => {
      const events = context.eventsOf(game);
      const isOf = (one: (typeof events)[number]) =>
        one.by !== 'nobody' && (one.by === 'opponent') === (by === 'opponent');
      const goals = events.filter((one) => one.code === GOAL && isOf(one));
      const shots = events
        .filter((one) => one.code === SHOT && isOf(one))
        .sort((a, b) => (b.xg ?? 0) - (a.xg ?? 0));
      const event = goals[0] ?? shots[0];
      if (!event) return [];
      const title = event.code === GOAL ? 'Goal' : 'Chance';
      return [
        {
          event,
          title: by === 'opponent' ? `${title} against` : title,
          detail:
            game.result === 'drawn' ? 'tied game' : `${game.result} ${game.goalsFor}:${game.goalsAgainst}`,
          xg: event.xg,
          weight: from.length - index,
        },
      ];
    });
  const [worst, best] = [
    moments(known.slice(0, 6), 'opponent'),
    moments(known.toReversed().slice(0, 6), 'own'),
  ];
  return typical === 'worst' ? chooseClips(worst, best) : chooseClips(best, worst);
}

/** Events within this time after a moment belong to it (decisions.md 4). */
const AFTER_SECONDS = 8;

/**
 * Returns one side's expected goals within 8 seconds of a moment. Several shots of one attack never add up to more
 * than one goal: 1 - Π(1 - p) (game-and-stats.md 6.7).
 *
 * @param events of the match, in order of time
 */
export function chancesAfter(
  events: readonly QuestionEvent[],
  time: number,
  side: 'own' | 'opponent',
): number {
  let missed = 1;
  for (const { code, time: at, by, xg } of events) {
    if (at <= time || at > time + AFTER_SECONDS || code !== SHOT) continue;
    if ((by === 'opponent') === (side === 'opponent') && by !== 'nobody') missed *= 1 - (xg ?? 0);
  }
  return 1 - missed;
}

/** Returns the team's chances within 8 seconds of it minus those of the opponents. */
export function valueAfter(events: readonly QuestionEvent[], time: number): number {
  return chancesAfter(events, time, 'own') - chancesAfter(events, time, 'opponent');
}
