import type { MatchView } from '../../timeline/match-view.ts';
import { NO_TEAM } from '../../timeline/tracks.ts';
import type { Approach, BallStep, ContactSearch } from './contact-search.ts';
import type { Contact, ContactSource } from './find-contacts.ts';

/** +2 on the scoreboard is explained by a touch up to this much earlier, s [P]. */
const SCORE_LOOKBACK_SECONDS = 1;
/** Largest gap of a touch that only the scoreboard knows of, uu [P]. */
const SCORE_GAP = 60;
const TOUCH_POINTS = 2;
/** A change of the last-touch team is explained by a touch this much earlier or later, s. */
const HIT_TEAM_LOOKBACK_SECONDS = 0.3;
const HIT_TEAM_LOOKAHEAD_SECONDS = 0.1;
/** The refresh counter rises within this of the contact, s. */
const REFRESH_SECONDS = 0.25;
/** Largest gap of a touch that only the last-touch team tells of, uu [SA]. */
const HIT_TEAM_GAP = 25;
/** Largest gap of a touch that only the dodge refresh tells of, uu. */
const REFRESH_GAP = 60;

/** Something the game said that needs a touch to explain it. */
interface Claim {
  source: ContactSource;
  /** Touch of any of these is enough; indexes into the searches. */
  candidates: readonly number[];
  from: number;
  to: number;
  largestGap: number;
}

function claims(match: MatchView, searches: readonly ContactSearch[]): Claim[] {
  const { ball, clock, motion, timeline } = match;
  const found: Claim[] = [];
  const ofPlayer = (player: number): number => searches.findIndex(({ view }) => view.index === player);
  for (let frame = 1; frame < match.frames; frame++) {
    const team = ball.hitTeam[frame];
    if (motion[frame] === 0 || team === NO_TEAM || team === ball.hitTeam[frame - 1]) continue;
    found.push({
      source: 'hitTeam',
      candidates: searches.flatMap(({ view }, index) => (view.team === team ? [index] : [])),
      from: clock.elapsed[frame]! - HIT_TEAM_LOOKBACK_SECONDS,
      to: clock.elapsed[frame]! + HIT_TEAM_LOOKAHEAD_SECONDS,
      largestGap: HIT_TEAM_GAP,
    });
  }
  for (const { frame, player } of timeline.dodgeRefreshes) {
    const time = clock.elapsed[frame]!;
    found.push({
      source: 'dodgeRefresh',
      candidates: [ofPlayer(player)],
      from: time - REFRESH_SECONDS,
      to: time + REFRESH_SECONDS,
      largestGap: REFRESH_GAP,
    });
  }
  for (const { frame, player, counter, before, after } of timeline.rises) {
    if (counter !== 'score' || after - before !== TOUCH_POINTS || motion[frame] === 0) continue;
    const time = clock.elapsed[frame]!;
    found.push({
      source: 'score',
      candidates: [ofPlayer(player)],
      from: time - SCORE_LOOKBACK_SECONDS,
      to: time,
      largestGap: SCORE_GAP,
    });
  }
  return found.filter(({ candidates }) => candidates.length > 0 && !candidates.includes(-1));
}

/** Contacts that the ball's path does not show, but that the game's own counters and flags need (3.2, 6 to 8). */
export function fallbackContacts(
  match: MatchView,
  searches: readonly ContactSearch[],
  steps: readonly BallStep[],
  known: readonly Contact[],
): Contact[] {
  const added: Contact[] = [];
  const approach: Approach = { gap: 0, time: 0 };
  for (const { source, candidates, from, to, largestGap } of claims(match, searches)) {
    const explains = ({ searcher, time }: Contact): boolean =>
      time >= from && time <= to && candidates.includes(searcher);
    if (known.some(explains) || added.some(explains)) continue;
    let best: Contact | null = null;
    for (let index = firstAfter(steps, from); index < steps.length && steps[index]!.start <= to; index++) {
      const step = steps[index]!;
      for (const searcher of candidates) {
        searches[searcher]!.nearest(step, largestGap, approach);
        if (approach.gap > largestGap || (best !== null && approach.gap >= best.gap)) continue;
        best = { searcher, source, time: approach.time, gap: approach.gap, step };
      }
    }
    if (best !== null) added.push(best);
  }
  return added;
}

/** Index of the first step that ends at or after a time. */
function firstAfter(steps: readonly BallStep[], time: number): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps[middle]!.end < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
