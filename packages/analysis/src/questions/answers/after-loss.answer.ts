import { formatNumber } from '../../format-number.ts';
import { sumOf } from '../../sums.ts';
import { chooseClips, toMark } from '../clips.ts';
import { CHALLENGE_LOST, CLEAR, DRIBBLE, PASS_LOST, TURNOVER } from '../codes.ts';
import { type Compute, compareWith, createNumber, row } from '../draft.ts';
import { findMostPlayedTeammate, getMetricVerdict } from '../metric-answers.ts';
import { createFollowed, sumChancesAfter } from '../moments.ts';
import { isWon } from '../question-context.ts';
import type { QuestionEvent, QuestionGame } from '../question-game.ts';
import { calculateMean, pooled } from '../statistics/pooled.ts';

/** Events of the same touch are within this time, s; a lost dribble started at most this long before. */
const SAME_TOUCH_SECONDS = 0.15;
const SCRAMBLE_SECONDS = 0.5;
const DRIBBLE_SECONDS = 4;
const CORNERS: readonly (number | null)[] = [10, 15, 25, 30];
const OWN_THIRD_FROM = -1706.67;
const THEIR_THIRD_FROM = 1706.67;

/** The first match counts: what was lost matters more than where. */
const TYPES = [
  { key: 'clear', label: 'Clear that comes back', worst: 'A clear that comes back', drill: 'clears' },
  { key: 'pass', label: 'Pass intercepted', worst: 'An intercepted pass', drill: 'firstTouch' },
  { key: 'fifty', label: '50/50 lost', worst: 'A lost 50/50', drill: 'challenges' },
  { key: 'dribble', label: 'Dribble lost', worst: 'A lost dribble', drill: 'dribbles' },
  {
    key: 'corner',
    label: 'In your own corner',
    worst: 'A turnover in your own corner',
    drill: 'wallControl',
  },
  { key: 'goal', label: 'In front of your net', worst: 'A turnover in front of your net', drill: 'clears' },
  { key: 'middle', label: 'In midfield', worst: 'A turnover in midfield', drill: 'firstTouch' },
  { key: 'attack', label: 'On offense', worst: 'A turnover on offense', drill: 'rotation' },
] as const;
type Type = (typeof TYPES)[number]['key'];

interface Loss {
  event: QuestionEvent;
  type: Type;
  xg: number;
}

function listLosses(events: readonly QuestionEvent[], isHis: (event: QuestionEvent) => boolean): Loss[] {
  return events
    .filter((event) => event.code === TURNOVER && isHis(event))
    .map((event) => ({
      event,
      type: getLossType(event, events.filter(isHis)),
      xg: sumChancesAfter(events, event.time, 'opponent'),
    }));
}

function getLossType({ time, y, zone }: QuestionEvent, theirs: readonly QuestionEvent[]): Type {
  const near = (code: number, before: number, after: number): boolean =>
    theirs.some((one) => one.code === code && time - one.time <= before && one.time - time <= after);
  if (near(CLEAR, SAME_TOUCH_SECONDS, SAME_TOUCH_SECONDS)) return 'clear';
  if (near(PASS_LOST, SAME_TOUCH_SECONDS, SAME_TOUCH_SECONDS)) return 'pass';
  if (near(CHALLENGE_LOST, SCRAMBLE_SECONDS, SCRAMBLE_SECONDS)) return 'fifty';
  if (near(DRIBBLE, DRIBBLE_SECONDS, 0)) return 'dribble';
  if (CORNERS.includes(zone)) return 'corner';
  if (y < OWN_THIRD_FROM) return 'goal';
  return y >= THEIR_THIRD_FROM ? 'attack' : 'middle';
}

/** Fewer cases are chance. */
const MIN_CASES = 3;

export const afterLoss: Compute = (context) => {
  const { games } = context;
  const mine = new Map(
    games.map((game) => [game.matchId, listLosses(context.listEvents(game), ({ by }) => by === 'me')]),
  );
  const all = [...mine.values()].flat();
  const aGame = (some: readonly QuestionGame[], holds: (loss: Loss) => boolean) =>
    calculateMean(some.map(({ matchId }) => sumOf(mine.get(matchId)!.filter(holds), ({ xg }) => xg)));
  const rows = TYPES.map((type) => ({
    type,
    found: aGame(games, (loss) => loss.type === type.key),
    n: all.filter((loss) => loss.type === type.key).length,
  })).sort((a, b) => (b.found?.value ?? 0) - (a.found?.value ?? 0));
  const worst = rows.find(({ n, found }) => n >= MIN_CASES && (found?.value ?? 0) > 0);
  const total = aGame(games, () => true);
  const shown = worst?.found ?? total;
  const ofType = (loss: Loss) => !worst || loss.type === worst.type.key;
  const wins = aGame(games.filter(isWon), ofType);
  const lastGame = games.at(-1)?.matchId;
  return {
    finding: worst ? 'found' : 'none',
    values: { worst: worst?.type.worst ?? '', value: formatNumber(shown?.value ?? 0, 2) },
    verdict: getMetricVerdict(context, 'turnovers'),
    number: createNumber(shown, worst?.type.label ?? 'All turnovers', 'xG per game', 2, 'lower'),
    compared: [...compareWith('wins', 'Your wins', wins), ...compareTeammate(context, ofType)],
    sample: { count: all.length, noun: all.length === 1 ? 'turnover' : 'turnovers' },
    rows: rows
      .filter(({ n }) => n > 0)
      .map(({ type, found, n }) =>
        row({
          label: type.label,
          found,
          reference: ((found?.value ?? 0) * games.length) / n,
          n,
          strong: type === worst?.type,
        }),
      ),
    marks: all
      .filter(({ event }) => event.matchId === lastGame)
      .map(({ event, type }) => toMark(event, 'lost', type === worst?.type.key)),
    clips: chooseClips(
      all
        .filter((loss) => ofType(loss) && loss.xg > 0)
        .map(({ event, type }) =>
          createFollowed(context, event, TYPES.find(({ key }) => key === type)!.label),
        ),
      all
        .filter((loss) => ofType(loss) && loss.xg === 0)
        .map(({ event }) => createFollowed(context, event, 'Counterexample: a turnover that cost nothing')),
    ),
    drill: worst?.type.drill ?? 'wallControl',
    action: worst ? ACTIONS[worst.type.key] : ACTIONS.middle,
  };
};

const ACTIONS: Readonly<Record<Type, string>> = {
  clear: 'Clear wide, never to the middle. The wall next to your net is the safe way out.',
  pass: 'Look before you pass. No teammate can get there first? Keep it or clear it.',
  fifty: 'Go into 50/50s nose down with your net behind you, or shadow until your teammate is back.',
  dribble: 'Let the dribble go before they reach you: flick early, or send it up the wall.',
  corner: 'Under pressure in your own corner, send it up the wall past midfield. Never pass across your net.',
  goal: 'In front of your own net, one touch is enough: away, wide and fast.',
  middle: 'Take your first touch in midfield away from the nearest opponent, not toward them.',
  attack: 'Tell your teammate before you take a long shot. One of you has to be getting back.',
};

function compareTeammate(context: Parameters<Compute>[0], ofType: (loss: Loss) => boolean) {
  const teammate = findMostPlayedTeammate(context);
  if (!teammate) return [];
  const parts = context.games.flatMap((game) => {
    const person = context
      .listPeople(game)
      .find(({ identity, side }) => side === 'teammate' && identity === teammate.of[0]?.identity);
    if (!person) return [];
    const losses = listLosses(context.listEvents(game), ({ player }) => player === person.key);
    return [{ sum: sumOf(losses.filter(ofType), ({ xg }) => xg), over: 1 }];
  });
  return compareWith('teammate', teammate.name, pooled(parts));
}
