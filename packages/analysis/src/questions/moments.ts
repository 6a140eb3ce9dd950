import type { AnswerClip } from './answer.ts';
import {
  type Candidate,
  chooseClips,
  describeShot,
  describeWhatFollowed,
  isBySide,
  type Side,
} from './clips.ts';
import { GOAL, SHOT } from './codes.ts';
import { findMetricMoments } from './metric-moments.data.ts';
import type { QuestionContext } from './question-context.ts';
import type { QuestionEvent, QuestionGame } from './question-game.ts';

/** Moments of a metric, chosen among its own events; none for what comes from positions all game long. */
export function listMetricClips(context: QuestionContext, metric: string): AnswerClip[] {
  const moments = findMetricMoments(metric);
  if (moments === null) return [];
  const bad: Candidate[] = [];
  const good: Candidate[] = [];
  for (const game of context.games) {
    const events = context.listEvents(game);
    for (const event of events) {
      const isShot = event.code === SHOT;
      const against = isShot ? 0 : sumChancesAfter(events, event.time, 'opponent');
      const made = isShot ? 0 : sumChancesAfter(events, event.time, 'own');
      const candidate = (title: string, side: Side, weight: number): Candidate => ({
        event,
        title,
        detail: isShot
          ? describeShot(event)
          : event.code === GOAL
            ? 'conceded'
            : describeWhatFollowed(events, event.time, side),
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
export function listGameClips(
  context: QuestionContext,
  gameValue: (game: QuestionGame) => number,
  typical: 'worst' | 'best' = 'worst',
): AnswerClip[] {
  const known = context.games
    .map((game) => ({ game, value: gameValue(game) }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => a.value - b.value);
  const moments = (from: typeof known, side: Side): Candidate[] =>
    from.flatMap(({ game }, index) => {
      const events = context.listEvents(game);
      const own = events.filter((one) => isBySide(one, side));
      const shots = own.filter(({ code }) => code === SHOT).sort((a, b) => (b.xg ?? 0) - (a.xg ?? 0));
      const event = own.find(({ code }) => code === GOAL) ?? shots[0];
      if (!event) return [];
      const title = event.code === GOAL ? 'Goal' : 'Chance';
      return [
        {
          event,
          title: side === 'opponent' ? `${title} against` : title,
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
export function sumChancesAfter(events: readonly QuestionEvent[], time: number, side: Side): number {
  let missed = 1;
  for (const event of events) {
    if (event.time <= time || event.time > time + AFTER_SECONDS || event.code !== SHOT) continue;
    if (isBySide(event, side)) missed *= 1 - (event.xg ?? 0);
  }
  return 1 - missed;
}

/** Returns a moment with what followed it, weighed by one side's chances within 8 seconds. */
export function createFollowed(
  { listEvents }: Pick<QuestionContext, 'listEvents'>,
  event: QuestionEvent,
  title: string,
  side: Side = 'opponent',
) {
  const events = listEvents(event);
  const xg = sumChancesAfter(events, event.time, side);
  return { event, title, detail: describeWhatFollowed(events, event.time, side), xg, weight: xg };
}

/** Returns the team's chances within 8 seconds of it minus those of the opponents. */
export function sumValueAfter(events: readonly QuestionEvent[], time: number): number {
  return sumChancesAfter(events, time, 'own') - sumChancesAfter(events, time, 'opponent');
}
