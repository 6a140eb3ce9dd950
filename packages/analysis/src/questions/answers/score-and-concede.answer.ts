import { PLACEMENTS, SHOT_HEIGHTS } from '../../detectors/shot/shot-types.ts';
import { counted, formatNumber } from '../../format-number.ts';
import { sumOf } from '../../sums.ts';
import { chooseClips, createCandidate, toMark } from '../clips.ts';
import { GOAL, SHOT } from '../codes.ts';
import { type Compute, createNumber, row } from '../draft.ts';
import type { QuestionEvent } from '../question-game.ts';

/** The eight areas that the 24 field zones are grouped into, in the shooter's attack frame. */
const AREAS = [
  { label: 'in front of the net', zones: [120] },
  { label: 'the left side of the box', zones: [100] },
  { label: 'the right side of the box', zones: [105] },
  { label: 'the left corner', zones: [90, 110] },
  { label: 'the right corner', zones: [95, 115] },
  { label: 'the slot', zones: [85] },
  { label: 'midfield', zones: [65, 70, 75, 80] },
  { label: 'their own half', zones: [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60] },
] as const;

const isAttempt = ({ code, xg }: QuestionEvent): boolean => code === SHOT && xg !== null;
const scored = (event: QuestionEvent): boolean => isAttempt(event) && event.outcome === 'goal';

export const scoreAndConcede: Compute = (context) => {
  const { games, facts } = context;
  const shots = context.events((event) => isAttempt(event) && event.by !== 'nobody');
  const own = shots.filter((event) => scored(event) && event.by === 'me');
  const against = shots.filter((event) => scored(event) && event.by === 'opponent');
  const getArea = ({ zone }: QuestionEvent) =>
    AREAS.find(({ zones }) => (zones as readonly number[]).includes(zone ?? -1));
  const counts = AREAS.map((area) => ({
    area,
    own: own.filter((event) => getArea(event) === area).length,
    against: against.filter((event) => getArea(event) === area).length,
    shots: shots.filter((event) => event.by === 'me' && getArea(event) === area).length,
  }));
  const insights = games.flatMap(({ matchId }) => facts.insights.get(matchId) ?? []);
  const countGoals = (
    of: 'placements' | 'placementsAgainst' | 'shotHeights' | 'heightsAgainst',
    code: number,
  ) => sumOf(insights, (insight) => insight[of].find((one) => one.code === code)?.goals ?? 0);
  const placements = PLACEMENTS.map(({ code, label }) => ({
    label,
    own: countGoals('placements', code),
    against: countGoals('placementsAgainst', code),
  }));
  const heights = SHOT_HEIGHTS.map(({ code, label }) => ({
    label,
    own: countGoals('shotHeights', code),
    against: countGoals('heightsAgainst', code),
  }));
  const most = <T extends { own: number; against: number }>(rows: readonly T[], side: 'own' | 'against') =>
    rows.toSorted((a, b) => b[side] - a[side])[0]!;
  const zone = most(counts, 'own');
  const placement = most(placements, 'own');
  const theirs = most(counts, 'against');
  const share = (part: number, whole: number) => formatNumber(whole === 0 ? 0 : (100 * part) / whole, 0);
  const placed = sumOf(placements, (one) => one.own);
  const toRow = (label: string, one: { own: number; against: number }, strong: boolean, n: number) =>
    row({ label, value: one.own, reference: one.against, n, strong });
  return {
    finding: own.length > 0 ? 'found' : 'noOwn',
    values: {
      zone: zone.area.label,
      place: placement.label.toLowerCase(),
      share: own.length > 0 ? share(placement.own, placed) : share(theirs.against, against.length),
      against: theirs.area.label,
      goals: counted(against.length, 'goal'),
    },
    number: createNumber(
      own.length > 0 ? { value: placed === 0 ? 0 : (100 * placement.own) / placed, interval: null } : null,
      `Goals into the ${placement.label.toLowerCase()}`,
      '%',
      0,
      'neutral',
    ),
    sample: { count: own.length + against.length, noun: 'goals' },
    rows: [
      ...counts
        .filter((one) => one.own + one.against > 0)
        .map((one) =>
          toRow(
            one.area.label[0]!.toUpperCase() + one.area.label.slice(1),
            one,
            one === zone && own.length > 0,
            one.shots,
          ),
        ),
      ...placements.map((one) =>
        toRow(
          `Into the ${one.label.toLowerCase()}`,
          one,
          one === placement && own.length > 0,
          one.own + one.against,
        ),
      ),
      ...heights.map((one) => toRow(`${one.label}, height`, one, false, one.own + one.against)),
    ],
    marks: [
      ...own.map((event) => toMark(event, 'own', getArea(event) === zone.area)),
      ...against.map((event) => toMark(event, 'against', getArea(event) === theirs.area)),
    ],
    clips: chooseClips(
      against
        .filter((event) => getArea(event) === theirs.area)
        .map((event) => {
          const detail = getGoalKind(context.listEvents(event), event);
          return createCandidate(event, `Conceded from ${theirs.area.label}`, detail, event.xg ?? 0);
        }),
      own.map((event) => {
        const area = getArea(event);
        const weight = Number(area === zone.area);
        return createCandidate(event, 'Counterexample: your goal', area?.label ?? '', weight);
      }),
    ),
  };
};

/** Returns, for example, "against after 2 s". */
function getGoalKind(events: readonly QuestionEvent[], { time }: QuestionEvent): string {
  const goal = events.find((event) => event.code === GOAL && event.time >= time);
  return goal ? `in after ${Math.max(1, Math.round(goal.time - time))} s` : 'goal';
}
