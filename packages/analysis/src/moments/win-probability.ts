/** The scoreboard clock: seconds left in regulation, played in overtime. */
interface Clock {
  readonly seconds: number;
  readonly overtime: boolean;
}

/** A goal, or an attempt with its chance of going in; team 0 is blue. */
interface Happening {
  readonly clock: Clock;
  readonly team: 0 | 1;
}

export interface WinMatch<G extends Happening> {
  readonly teamSize: number;
  /** In order of time. */
  readonly goals: readonly G[];
  readonly attempts: readonly (Happening & { readonly xg: number })[];
  /** Where the recording ends. */
  readonly end: Clock;
}

/** Blue's chance to win, 0-1, at a moment of the clock. */
export interface WinPoint {
  readonly clock: Clock;
  readonly blue: number;
}

/** What a goal did to blue's chance to win. */
export interface WinSwing<G> {
  readonly goal: G;
  readonly before: number;
  readonly after: number;
}

/** Goals of a team a minute of play by team size, mean of 23 complete games of the shared replays; 3v3 stands for larger ones. */
const GOALS_PER_MINUTE = [0.8, 0.56, 0.49] as const;
/** Minutes of play that the mean counts for next to the expected goals of the match so far; 1 to 8 tell nearly the same. */
const PRIOR_MINUTES = 4;
const REGULATION_SECONDS = 300;
const STEP_SECONDS = 5;
/** A team scores more than this in the rest of a match less than once in a million. */
const MAX_GOALS = 20;

/** Chance of 0, 1, 2 … goals where `mean` are expected. */
function distributeGoals(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= MAX_GOALS; goals++) chances.push((chances[goals - 1]! * mean) / goals);
  return chances;
}

/** Blue's chance from both teams' expected goals of the rest; whoever scores first wins an overtime. */
function chanceOf(lead: number, blue: number, orange: number): number {
  const overtime = blue / (blue + orange);
  const [ours, theirs] = [distributeGoals(blue), distributeGoals(orange)];
  let chance = 0;
  let total = 0;
  ours.forEach((first, scored) => {
    theirs.forEach((second, conceded) => {
      const margin = lead + scored - conceded;
      total += first * second;
      chance += first * second * (margin > 0 ? 1 : margin === 0 ? overtime : 0);
    });
  });
  return chance / total;
}

/** Seconds of play until a moment. */
const elapsed = ({ seconds, overtime }: Clock): number =>
  overtime ? REGULATION_SECONDS + seconds : Math.max(0, REGULATION_SECONDS - seconds);

/**
 * Chance to win from the score, the clock and the expected goals so far: both teams score by chance, at the rate of their
 * team size drawn toward their expected goals a minute. On the shared replays its log loss is 0.43, that of score and
 * clock alone 0.48. For matches of five minutes.
 */
export function calculateWinProbability<G extends Happening>({
  teamSize,
  goals,
  attempts,
  end,
}: WinMatch<G>): { points: WinPoint[]; swings: WinSwing<G>[] } {
  const mean = GOALS_PER_MINUTE[Math.min(Math.max(teamSize, 1), GOALS_PER_MINUTE.length) - 1]!;
  const scored = goals.map(({ clock, team }) => ({ at: elapsed(clock), sign: team === 0 ? 1 : -1 }));
  const chances = attempts.map(({ clock, team, xg }) => ({ at: elapsed(clock), team, xg }));
  /** @param known how many goals have been scored */
  const blueAt = (at: number, known: number): number => {
    const lead = scored.slice(0, known).reduce((sum, { sign }) => sum + sign, 0);
    const left = Math.max(0, REGULATION_SECONDS - at);
    if (left === 0 && lead !== 0) return lead > 0 ? 1 : 0;
    const rates = [0, 1].map((team) => {
      const xg = chances.reduce((sum, one) => sum + (one.team === team && one.at <= at ? one.xg : 0), 0);
      return (PRIOR_MINUTES * mean + xg) / (PRIOR_MINUTES + at / 60);
    });
    // An overtime has no end: only the ratio of the rates counts.
    const minutes = left > 0 ? left / 60 : Number.EPSILON;
    return chanceOf(lead, rates[0]! * minutes, rates[1]! * minutes);
  };
  const last = elapsed(end);
  const points: WinPoint[] = [];
  const add = (at: number, known: number) => {
    const overtime = at > REGULATION_SECONDS;
    const seconds = Math.abs(REGULATION_SECONDS - at);
    points.push({ clock: { seconds, overtime }, blue: blueAt(at, known) });
  };
  let known = 0;
  for (let at = 0; at <= last; at += STEP_SECONDS) {
    while (known < scored.length && scored[known]!.at <= at) {
      add(scored[known]!.at, known);
      known += 1;
      add(scored[known - 1]!.at, known);
    }
    add(at, known);
  }
  while (known < scored.length) {
    add(scored[known]!.at, known);
    known += 1;
    add(scored[known - 1]!.at, known);
  }
  const swings = goals.map((goal, index) => {
    const { at } = scored[index]!;
    return { goal, before: blueAt(at, index), after: blueAt(at, index + 1) };
  });
  return { points, swings };
}
