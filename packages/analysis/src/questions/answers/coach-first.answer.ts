import { counted, formatNumber } from '../../format-number.ts';
import { COACHED_METRICS } from '../../metrics/coached-metrics.ts';
import { sumOf } from '../../sums.ts';
import { type Candidate, chooseClips, createCandidate } from '../clips.ts';
import { CHALLENGE_LOST, CLEAR, GOAL, SHOT, TURNOVER } from '../codes.ts';
import { type Compute, createNumber, row } from '../draft.ts';
import { createFollowed, sumChancesAfter } from '../moments.ts';
import type { QuestionEvent } from '../question-game.ts';
import { calculateMean } from '../statistics/pooled.ts';

const CLIPS = 5;
const KINDS = [
  { code: TURNOVER, title: 'Turnover', nouns: ['turnover', 'turnovers'], metric: 'dangerousTurnovers' },
  {
    code: CHALLENGE_LOST,
    title: 'Challenge lost',
    nouns: ['lost challenge', 'lost challenges'],
    metric: 'challengeWinPct',
  },
  {
    code: CLEAR,
    title: 'Clear that came back',
    nouns: ['clear that came back', 'clears that came back'],
    metric: 'clearSuccessPct',
  },
  {
    code: SHOT,
    title: 'Missed chance',
    nouns: ['missed chance', 'missed chances'],
    metric: 'goalsMinusXg',
  },
] as const;
type Kind = (typeof KINDS)[number];

interface Costly {
  kind: Kind;
  event: QuestionEvent;
  lost: number;
}

function costlyIn(events: readonly QuestionEvent[]): Costly[] {
  return events.flatMap((event): Costly[] => {
    const kind = KINDS.find(({ code }) => code === event.code);
    if (!kind || event.by !== 'me') return [];
    if (kind.code === SHOT) {
      return event.outcome === 'goal' || event.xg === null ? [] : [{ kind, event, lost: event.xg }];
    }
    const lost = sumChancesAfter(events, event.time, 'opponent');
    return lost > 0 ? [{ kind, event, lost }] : [];
  });
}

/** Keeps only the last of several moments with the same outcome, so that no chance is counted twice. */
function once(costly: readonly Costly[]): Costly[] {
  return costly.filter(
    (one, index) =>
      one.kind.code === SHOT ||
      !costly.some(
        (other, at) =>
          at > index &&
          other.kind.code !== SHOT &&
          other.event.matchId === one.event.matchId &&
          other.event.time - one.event.time < 3 &&
          other.lost >= 0.9 * one.lost,
      ),
  );
}

export const coachFirst: Compute = (context) => {
  const all = context.games.flatMap((game) => once(costlyIn(context.listEvents(game))));
  const candidates = all.map(
    ({ kind, event, lost }): Candidate =>
      kind.code === SHOT
        ? createCandidate(event, kind.title, event.outcome ?? 'missed', lost, lost)
        : createFollowed(context, event, kind.title),
  );
  const best = context
    .events(({ code, by }) => code === GOAL && by === 'me')
    .map((event) => createCandidate(event, 'Counterexample: your goal', 'this works', 1 - (event.xg ?? 1)));
  const clips = chooseClips(candidates, best, CLIPS);
  const shown = clips.filter(({ contrary }) => !contrary);
  const total = shown.reduce((sum, { xg }) => sum + (xg ?? 0), 0);
  const aGame = KINDS.map((kind) => ({
    kind,
    n: all.filter((one) => one.kind === kind).length,
    found: calculateMean(
      context.games.map(({ matchId }) =>
        sumOf(
          all.filter((one) => one.kind === kind && one.event.matchId === matchId),
          ({ lost }) => lost,
        ),
      ),
    ),
  })).filter(({ n }) => n > 0);
  const most = aGame.toSorted((a, b) => (b.found?.value ?? 0) - (a.found?.value ?? 0))[0];
  const inShown = KINDS.map((kind) => ({
    kind,
    n: shown.filter(({ title }) => title === kind.title).length,
  })).sort((a, b) => b.n - a.n)[0]!;
  const [one, many] = inShown.kind.nouns;
  return {
    finding: shown.length > 0 ? 'found' : 'none',
    isNothing: shown.length === 0,
    values: {
      value: formatNumber(total, 1),
      most: counted(inShown.n, one, many),
      games: String(context.games.length),
    },
    number: createNumber(
      shown.length > 0 ? { value: total, interval: null } : null,
      'Cost of these plays',
      'xG',
      1,
      'lower',
    ),
    sample: { count: all.length, noun: 'costly plays' },
    rows: aGame.map(({ kind, n, found }) =>
      row({ label: kind.title, found, n, strong: kind === most?.kind }),
    ),
    clips,
    drill: most ? (COACHED_METRICS[most.kind.metric]?.drill ?? null) : null,
  };
};
