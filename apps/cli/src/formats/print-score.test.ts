import { createReferenceBook, NO_REFERENCES, reviewPlayer, type ScoreGame } from '@datacoach/analysis';
import { describe, expect, it } from 'vitest';
import { printScore } from './print-score.ts';

const SUPERSONIC_LEGEND = 22;

/** Prints the scores of seven Standard games with the same stats. */
function printed(stats: Readonly<Record<string, number>>): string {
  const metrics = Object.fromEntries(
    Object.entries(stats).map(([key, value]) => [key, { value, over: 300 }]),
  );
  const games = Array.from(
    { length: 7 },
    (_, day): ScoreGame => ({
      playedAt: 1_772_323_200 + day * 86_400,
      mode: 'standard',
      liveSeconds: 300,
      metrics,
      result: 'lost',
    }),
  );
  const review = reviewPlayer(games, SUPERSONIC_LEGEND, createReferenceBook('standard', NO_REFERENCES));
  return printScore({
    player: 'Kestrel',
    mode: 'Standard',
    rank: 'Supersonic Legend',
    counts: 'public',
    games: 7,
    playedFrom: games[0]!.playedAt,
    playedTo: games[6]!.playedAt,
    won: 0,
    lost: 7,
    review,
    notCounted: [],
    withoutPlayer: 0,
    all: false,
  });
}

/** Defense stats that are only measured across players of all ranks. */
const DEFENDING = { savePct: 59, goalsPrevented: 0, takeaways: 8, clearSuccessPct: 52 };

describe('the label of a stat', () => {
  it("doesn't name a rank next to an average of all ranks", () => {
    const out = printed({ ...DEFENDING, dangerousTurnovers: 6 });
    expect(out).toMatch(/Dangerous turnovers: you 6\.0, players of any rank \d\.\d\.\n/);
    expect(out).toMatch(/Dangerous turnovers .* 6\.0 \/ \d\.\d, any rank/);
    expect(out).not.toMatch(/Supersonic Legend \d/);
    expect(out).not.toContain('the next rank');
  });

  it("names the rank next to that rank's own average", () => {
    const out = printed({ ...DEFENDING, avgSpeed: 1613, supersonicPct: 2, whiffs: 1.6, powerslides: 57 });
    expect(out).toMatch(/Time supersonic: you 2\.0, Supersonic Legend 20\.0\.\n/);
    expect(out).not.toMatch(/Time supersonic .* any rank/);
  });

  it("doesn't call a metric an opportunity when its worth in goals is unknown", () => {
    const out = printed({ ...DEFENDING, dangerousTurnovers: 6 });
    expect(out).toContain('Stands out most');
    expect(out).not.toContain('Top opportunity');
    expect(out).toMatch(
      /We don’t know yet what it’s worth in goals\. That takes 400 player games in this mode, and so far \d+ are measured\./,
    );
  });
});
