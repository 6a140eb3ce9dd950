/** A chance given beforehand and what happened. */
export interface Prediction {
  chance: number;
  goal: boolean;
}

export interface ReliabilityRow {
  attempts: number;
  predicted: number;
  observed: number;
}

export interface PredictionScore {
  attempts: number;
  goals: number;
  logLoss: number;
  /** Log loss of always saying the share of goals. */
  baseLogLoss: number;
  brier: number;
  /** Chance that a goal was given more than a miss; null without both. */
  auc: number | null;
  /** Sum of chances over goals, minus 1; null without goals. */
  bias: number | null;
  /** Line of goals on the logits of the chances: 1 and 0 when they are right; null without both. */
  slope: number | null;
  intercept: number | null;
  /** Ten rows of equal size, least likely first. */
  reliability: ReliabilityRow[];
}

const ROWS = 10;
/** Keeps logarithms finite. */
const LEAST = 1e-9;

export function scorePredictions(predictions: readonly Prediction[]): PredictionScore {
  const sorted = [...predictions].sort((a, b) => a.chance - b.chance);
  const attempts = sorted.length;
  const goals = sorted.filter(({ goal }) => goal).length;
  const share = goals / Math.max(1, attempts);
  const mean = (value: (prediction: Prediction) => number): number =>
    sorted.reduce((sum, prediction) => sum + value(prediction), 0) / Math.max(1, attempts);
  const loss = (chance: number, goal: boolean): number =>
    -Math.log(Math.max(LEAST, goal ? chance : 1 - chance));
  return {
    attempts,
    goals,
    logLoss: mean(({ chance, goal }) => loss(chance, goal)),
    baseLogLoss: mean(({ goal }) => loss(share, goal)),
    brier: mean(({ chance, goal }) => (chance - (goal ? 1 : 0)) ** 2),
    auc: areaUnderCurve(sorted, goals),
    bias: goals === 0 ? null : (mean(({ chance }) => chance) * attempts) / goals - 1,
    ...calibrationLine(sorted, goals),
    reliability: reliability(sorted),
  };
}

/** Mann-Whitney with ties counted half. */
function areaUnderCurve(sorted: readonly Prediction[], goals: number): number | null {
  const misses = sorted.length - goals;
  if (goals === 0 || misses === 0) return null;
  let ranks = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1;
    while (to < sorted.length && sorted[to]!.chance === sorted[from]!.chance) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let i = from; i < to; i++) if (sorted[i]!.goal) ranks += rank;
    from = to;
  }
  return (ranks - (goals * (goals + 1)) / 2) / (goals * misses);
}

const LINE_ROUNDS = 30;

/** Logistic regression of what happened on the logit of what was said, by Newton's method. */
function calibrationLine(
  sorted: readonly Prediction[],
  goals: number,
): { slope: number | null; intercept: number | null } {
  if (goals === 0 || goals === sorted.length) return { slope: null, intercept: null };
  let slope = 1;
  let intercept = 0;
  for (let round = 0; round < LINE_ROUNDS; round++) {
    let g0 = 0;
    let g1 = 0;
    let h00 = LEAST;
    let h01 = 0;
    let h11 = LEAST;
    for (const { chance, goal } of sorted) {
      const bounded = Math.min(1 - LEAST, Math.max(LEAST, chance));
      const logit = Math.log(bounded / (1 - bounded));
      const fit = 1 / (1 + Math.exp(-(intercept + slope * logit)));
      const error = fit - (goal ? 1 : 0);
      const spread = fit * (1 - fit);
      g0 += error;
      g1 += error * logit;
      h00 += spread;
      h01 += spread * logit;
      h11 += spread * logit * logit;
    }
    const determinant = h00 * h11 - h01 * h01;
    if (Math.abs(determinant) < LEAST) break;
    intercept -= (h11 * g0 - h01 * g1) / determinant;
    slope -= (h00 * g1 - h01 * g0) / determinant;
  }
  return { slope, intercept };
}

function reliability(sorted: readonly Prediction[]): ReliabilityRow[] {
  const rows: ReliabilityRow[] = [];
  for (let row = 0; row < ROWS; row++) {
    const part = sorted.slice(
      Math.floor((row * sorted.length) / ROWS),
      Math.floor(((row + 1) * sorted.length) / ROWS),
    );
    if (part.length === 0) continue;
    rows.push({
      attempts: part.length,
      predicted: part.reduce((sum, { chance }) => sum + chance, 0) / part.length,
      observed: part.filter(({ goal }) => goal).length / part.length,
    });
  }
  return rows;
}
