import { analyzeReplay } from '@datacoach/analysis';
import type { MatchEvent, MatchInsight, MatchReport, TeamChemistry, Together } from '@datacoach/contract';
import { expect, test, vi } from 'vitest';
import {
  readSharedReplay,
  reportMissingCorpus,
  sharedReplayNames,
} from '../../../../../tooling/shared-corpus.ts';
import type { TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { getPlayerIdentity } from '../gamedata/index.ts';

/** The engine's result for a file, and the player keys of our three accounts on blue. */
interface Game {
  report: MatchReport;
  insight: MatchInsight;
  events: readonly MatchEvent[];
  keys: readonly string[];
}

const REAL = 'soccar-3v3-2026-03-ranked-standard-a';
const STANDARD = 15;
reportMissingCorpus('who plays well together in a real match');
const FILES = [
  sampleReplay({ seed: 411, seconds: 60, teamSize: 3 }),
  ...(sharedReplayNames.includes(REAL) ? [new Uint8Array(readSharedReplay(REAL))] : []),
];

const getBlue = ({ players }: MatchReport) =>
  players.filter(({ team, bot }) => team === 0 && !bot).slice(0, 3);

const games: readonly Game[] = FILES.map((bytes) => {
  const outcome = analyzeReplay(bytes, { events: true });
  if (outcome.kind !== 'complete' || !outcome.events || !outcome.insight) throw new Error('no match');
  const { report, events, insight } = outcome as unknown as Game;
  return { report, events, insight, keys: getBlue(report).map(({ key }) => key) };
});
const server = await startServerForTests({ database: 'embedded', worker: true });
const coach = await createAccountWithRole(server, 'Coach');
const members: readonly TestAccount[] = [
  await createAccountWithRole(server, 'Player', 'Ann'),
  await createAccountWithRole(server, 'Player', 'Bo'),
  await createAccountWithRole(server, 'Player', 'Cy'),
];
const { pool } = server.platform.database;
for (const [index, member] of members.entries()) {
  await pool.query(
    `insert into team_invitations (coach_id, player_id, status, invited_at, answered_at, sees_from)
       values ($1, $2, 10, now(), now(), 'epoch')`,
    [coach.tokens.user.id, member.tokens.user.id],
  );
  for (const { report } of games) {
    await pool.query(
      `insert into player_identities (user_id, identity, name, link_status, linked_at)
         values ($1, $2, 'x', 'verified', now())`,
      [member.tokens.user.id, getPlayerIdentity(getBlue(report)[index]!)],
    );
  }
}
for (const bytes of FILES) expect((await members[0]!.upload(bytes)).status).toBe(201);
await members[0]!.finishedReplays();
// A minute of play is too short to count.
await pool.query(`update played_games set counts_for = '{score}'`);
// Digests of members' games exist before anyone requests chemistry.
const digests = 'select match_id from match_digests';
await vi.waitFor(async () => expect((await pool.query(digests)).rows).toHaveLength(FILES.length), 120_000);
const answer = await coach.get(`/api/v1/coach/team-chemistry?mode=${STANDARD}`);
const chemistry: TeamChemistry = answer.body as TeamChemistry;
const sum = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** Calculates everything shown for a pair or lineup from the engine's results. */
function byHand(places: readonly number[]) {
  const groups = games.map((game) => ({ ...game, group: new Set(places.map((place) => game.keys[place])) }));
  const seconds = sum(games.map(({ report }) => report.match.liveSeconds));
  const per5 = (total: number) => (total * 300) / seconds;
  // A team's own value: rebounds by teammates count once, so the players' sum is larger.
  const xg = (team: 0 | 1) => sum(games.map(({ insight }) => insight.teams[team]!.metrics.xg!.value));
  const commits = groups.flatMap(({ events, group }) =>
    events.filter(
      ({ kind, player, other }) => kind === 'doubleCommit' && group.has(player!) && group.has(other!),
    ),
  );
  const waits = groups.flatMap(({ events, group }) => {
    const own = events.filter(({ kind, team, player }) => kind === 'touch' && team === 0 && player !== null);
    return own.slice(1).flatMap((touch, n) => {
      const before = own[n]!;
      const isHanded =
        group.has(before.player!) && group.has(touch.player!) && before.player !== touch.player;
      return isHanded && touch.time - before.time <= 5 ? [touch.time - before.time] : [];
    });
  });
  waits.sort((a, b) => a - b);
  const half = waits.length / 2;
  const median = half % 1 ? waits[Math.floor(half)]! : (waits[half - 1]! + waits[half]!) / 2;
  return {
    games: games.length,
    won: games.filter(({ report: { teams } }) => teams[0]!.score > teams[1]!.score).length,
    goalDifference: per5(sum(games.map(({ report: { teams } }) => teams[0]!.score - teams[1]!.score))),
    xg: { own: per5(xg(0)), other: per5(xg(1)) },
    doubleCommits: per5(commits.length),
    handoff: waits.length < 10 ? null : median,
    clips: Math.min(3, commits.length),
  };
}

function shown({ games: count, won, goalDifference, xg, doubleCommits, handoff, clips }: Together) {
  return { games: count, won, goalDifference, xg, doubleCommits, handoff, clips: clips.length };
}

const findMemberIndex = (playerId: string) => members.findIndex(({ tokens }) => tokens.user.id === playerId);
const close = (value: number | null) => (value === null ? null : expect.closeTo(value, 3));

test.each(['pairs', 'lineUps'] as const)("%s match the sums of the engine's events and stats", (which) => {
  expect(chemistry[which]).toHaveLength(which === 'pairs' ? 3 : 1);
  for (const together of chemistry[which]) {
    const expected = byHand(together.players.map(({ playerId }) => findMemberIndex(playerId)));
    expect(shown(together)).toEqual({
      ...expected,
      goalDifference: close(expected.goalDifference),
      xg: { own: close(expected.xg.own), other: close(expected.xg.other) },
      doubleCommits: close(expected.doubleCommits),
      handoff: close(expected.handoff),
    });
    // The ball, the one who comes second and the one who was there are drawn as they moved.
    for (const { path } of together.clips) {
      expect(path!.bodies.map(({ of }) => of)).toEqual(expect.arrayContaining(['me', 'own', 'ball']));
      for (const { points } of path!.bodies) expect(points.length).toBeGreaterThan(2);
    }
  }
});
