import { analyzeReplay } from '@datacoach/analysis';
import { BOOST_PADS, METRICS } from '@datacoach/analysis/metadata';
import type {
  BoostSums,
  FolderContent,
  KickoffMoment,
  KickoffSums,
  MatchEvent,
  MatchInsight,
  MatchReport,
  ScoutBook,
} from '@datacoach/contract';
import { expect, test } from 'vitest';
import {
  readSharedReplay,
  reportMissingCorpus,
  sharedReplayNames,
} from '../../../../../tooling/shared-corpus.ts';
import { call } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { damagedReplay, sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { getPlayerIdentity } from '../gamedata/index.ts';

/** The engine's result for a file, without the server. */
interface Game {
  report: MatchReport;
  insight: MatchInsight;
  events: readonly MatchEvent[];
}
type Player = MatchReport['players'][number];

reportMissingCorpus('the sums of real matches in a folder');
const FILES: readonly Uint8Array<ArrayBuffer>[] = [
  sampleReplay({ seed: 401, seconds: 30 }),
  sampleReplay({ seed: 402, seconds: 25 }),
  ...['soccar-3v3-2026-03-ranked-standard-a', 'soccar-2v2-2026-03-ranked-doubles']
    .filter((name) => sharedReplayNames.includes(name))
    .map((name) => new Uint8Array(readSharedReplay(name))),
];

let folderId = '';
let content: FolderContent;
const games: readonly Game[] = FILES.map((bytes) => {
  const outcome = analyzeReplay(bytes, { events: true });
  if (outcome.kind !== 'complete' || !outcome.events || !outcome.insight) throw new Error('no match');
  return { report: outcome.report, insight: outcome.insight, events: outcome.events } as unknown as Game;
});
const server = await startServerForTests({ database: 'embedded', worker: true });
const coach = await createAccountWithRole(server, 'Coach');
for (const [n, bytes] of FILES.entries()) {
  const form = new FormData();
  form.append('file', new Blob([bytes]), `${n}.replay`);
  const where = folderId ? `folderId=${folderId}` : 'folderName=Sums';
  const answer = await fetch(`${server.url}/api/v1/coach/private-replay-upload?${where}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${coach.tokens.accessToken}` },
    body: form,
  });
  ({ folderId } = (await answer.json()) as { folderId: string });
}
const end = Date.now() + 300_000;
do {
  if (Date.now() > end) throw new Error('the files were not analyzed in time');
  await new Promise((resolve) => setTimeout(resolve, 50));
  content = await ask<FolderContent>('GET', 'folder-by-id');
} while (content.processed < FILES.length);
// The coach plays in none of them.
expect(content.teams.map(({ side }) => side)).not.toContain('us');
await ask('PUT', 'teams', { Team: content.teams[0]!.key });
content = await ask<FolderContent>('GET', 'folder-by-id');

async function ask<T>(method: string, name: string, json?: object, matchId?: string): Promise<T> {
  const where = `folderId=${folderId}${matchId ? `&matchId=${matchId}` : ''}`;
  const { status, body } = await coach.send(method, `/api/v1/coach/${name}?${where}`, json);
  expect([name, status]).toEqual([name, 200]);
  return body as T;
}

const getId = (player: Player) => getPlayerIdentity(player) ?? player.key;
/** Every player except bots, in each game. */
const appearances = () =>
  games.flatMap((game) =>
    game.report.players.filter(({ bot }) => !bot).map((player) => ({ game, player, id: getId(player) })),
  );
const sum = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);
const near = (value: number) => expect.closeTo(value, 3);

test('lists every game with its score and expected goals, from our side', async () => {
  expect(content.failed).toBe(0);
  const counted = content.games.filter(({ isRepeated }) => !isRepeated);
  expect(counted).toHaveLength(games.length);
  const us = new Set(
    content.teams.find(({ side }) => side === 'us')!.players.map(({ playerId }) => playerId),
  );
  let ours = 0;
  for (const { name, replayId, ...game } of counted) {
    const { report, insight } = games[Number.parseInt(name, 10)]!;
    const side = report.players.find((player) => us.has(getId(player)))?.team;
    expect(game.teamSize, name).toBe(report.match.teamSize);
    const getScore = (team: 0 | 1) => report.teams.find((one) => one.team === team)!.score;
    const sumXg = (team: 0 | 1) => near(insight.teams[team]!.metrics.xg!.value ?? 0);
    if (side === undefined) {
      expect([game.result, game.score === null || game.teams === null], name).toEqual([null, true]);
      continue;
    }
    ours++;
    const other = side === 0 ? 1 : 0;
    expect(game.score, name).toEqual({ us: getScore(side), them: getScore(other) });
    expect(game.xg, name).toEqual({ us: sumXg(side), them: sumXg(other) });
    expect(game.result, name).toBe(getScore(side) > getScore(other) ? 5 : 10);
    const single = await ask<FolderContent>('GET', 'folder-by-id', undefined, game.matchId!);
    expect(single.games.map((one) => one.replayId)).toEqual([replayId]);
  }
  expect(ours).toBeGreaterThan(0);
  const teams = content.teams.map(({ players }) => players.map(({ playerId }) => playerId));
  for (const { report } of games) {
    for (const side of [0, 1] as const) {
      const people = report.players.filter(({ team, bot }) => team === side && !bot).map(getId);
      expect(teams.some((ids) => people.every((id) => ids.includes(id)))).toBe(true);
    }
  }
});

test('xg-stat: shots, goals, expected goals, finishing and goals prevented of all players and teams', async () => {
  type Sums = Record<'shots' | 'goals' | 'xg' | 'finishing' | 'prevented' | 'games', number>;
  const { players, teams } = await ask<{
    players: (Sums & { playerId: string; team: string })[];
    teams: (Sums & { team: string })[];
  }>('POST', 'xg-stat', {});
  const byHand = new Map<string, Sums>();
  for (const { game, player, id } of appearances()) {
    const { metrics } = game.insight.players[player.key]!;
    const before = byHand.get(id) ?? { shots: 0, goals: 0, xg: 0, finishing: 0, prevented: 0, games: 0 };
    const goals = player.statistics['core.goals'] ?? 0;
    byHand.set(id, {
      shots: before.shots + (player.statistics['core.shots'] ?? 0),
      goals: before.goals + goals,
      xg: before.xg + (metrics.xg?.value ?? 0),
      finishing: before.finishing + (metrics.goalsMinusXg?.value ?? 0),
      prevented: before.prevented + (metrics.goalsPrevented?.value ?? 0),
      games: before.games + 1,
    });
  }
  expect(players.map(({ playerId }) => playerId).sort()).toEqual([...byHand.keys()].sort());
  for (const { playerId, shots, goals, xg, finishing, prevented, games: played } of players) {
    const own = byHand.get(playerId)!;
    expect({ shots, goals, xg, finishing, prevented, games: played }).toEqual({
      ...own,
      xg: near(own.xg),
      finishing: near(own.finishing),
      prevented: near(own.prevented),
    });
  }
  for (const { team, ...sums } of teams) {
    const members = players.filter((player) => player.team === team);
    for (const key of ['shots', 'goals', 'prevented'] as const) {
      expect(sums[key], `${team} ${key}`).toBeCloseTo(sum(members.map((member) => member[key])), 3);
    }
    // Rebounds by teammates count for the team as for a single player: at most one goal.
    const ofTeam = (key: 'xg' | 'goalsMinusXg') =>
      sum(
        games.flatMap(({ report, insight }) =>
          ([0, 1] as const)
            .filter((side) =>
              report.players.some(
                (one) => one.team === side && members.some(({ playerId }) => playerId === getId(one)),
              ),
            )
            .map((side) => insight.teams[side]!.metrics[key]!.value),
        ),
      );
    expect([sums.xg, sums.finishing]).toEqual([near(ofTeam('xg')), near(ofTeam('goalsMinusXg'))]);
  }
});

test('generate-statistics: every metric of every player, weighted by what it is based on', async () => {
  const metricKeys = METRICS.map(({ key }) => key);
  type Stat = { value: number | null; over: number };
  const { players } = await ask<{ players: { playerId: string; values: Record<string, Stat> }[] }>(
    'POST',
    'generate-statistics',
    { metricKeys },
  );
  let compared = 0;
  const everybody = [...new Set(appearances().map(({ id }) => id))].sort();
  expect(players.map(({ playerId }) => playerId).sort()).toEqual(everybody);
  for (const { playerId, values } of players) {
    const own = appearances().filter(({ id }) => id === playerId);
    for (const key of metricKeys) {
      const stats = own
        .map(({ game, player }) => game.insight.players[player.key]!.metrics[key])
        .filter((stat) => stat?.value != null);
      const over = sum(stats.map((stat) => stat!.over));
      const weighted = sum(stats.map((stat) => stat!.value! * stat!.over));
      const expected = over > 0 ? weighted / over : null;
      const where = `${playerId} ${key}`;
      if (expected === null) expect(values[key]?.value, where).toBeNull();
      // Stats are stored in four bytes.
      else
        expect(Math.abs(values[key]!.value! - expected), where).toBeLessThan(1e-5 * (1 + Math.abs(expected)));
      compared++;
    }
  }
  expect(compared).toBe(players.length * metricKeys.length);
});

test('shot-type-stat and mechanics-stat: every row and column', async () => {
  type Row = Record<string, number> & { code: number };
  const { teams } = await ask<{ teams: Record<'types' | 'heights' | 'placements', Row[]>[] }>(
    'POST',
    'shot-type-stat',
    {},
  );
  for (const [name, ofEngine] of [
    ['types', 'shotTypes'],
    ['heights', 'shotHeights'],
    ['placements', 'placements'],
  ] as const) {
    for (const column of ['shots', 'onTarget', 'goals', 'saved', 'assisted', 'xg'] as const) {
      const rows = appearances().flatMap(({ game, player }) => game.insight.players[player.key]![ofEngine]);
      for (const code of new Set(rows.map((row) => row.code))) {
        const own = sum(rows.filter((row) => row.code === code).map((row) => row[column]));
        const shown = teams.flatMap((team) => team[name]).filter((row) => row.code === code);
        expect(sum(shown.map((row) => row[column])), `${name} ${code} ${column}`).toBeCloseTo(own, 2);
      }
      // No rows besides the engine's.
      const whole = sum(teams.flatMap((team) => team[name]).map((row) => row[column]));
      expect(whole, `${name} ${column}`).toBeCloseTo(sum(rows.map((row) => row[column])), 1);
    }
  }
  const { players } = await ask<{
    players: { playerId: string; mechanics: { code: number; attempts: number; successes: number }[] }[];
  }>('POST', 'mechanics-stat', {});
  const everybody = [...new Set(appearances().map(({ id }) => id))].sort();
  expect(players.map(({ playerId }) => playerId).sort()).toEqual(everybody);
  for (const { playerId, mechanics } of players) {
    const rows = appearances()
      .filter(({ id }) => id === playerId)
      .flatMap(({ game, player }) => game.insight.players[player.key]!.mechanics);
    const codes = [...new Set(rows.filter(({ attempts }) => attempts > 0).map(({ code }) => code))];
    expect(mechanics).toEqual(
      codes
        .sort((a, b) => a - b)
        .map((code) => {
          const same = rows.filter((row) => row.code === code);
          return {
            code,
            attempts: sum(same.map(({ attempts }) => attempts)),
            successes: sum(same.map(({ successes }) => successes)),
          };
        }),
    );
  }
});

test('xg-graph: each of our games, the running totals, and the attempts of one game', async () => {
  interface Pair {
    us: number;
    them: number;
  }
  type Graph = { points: { matchId: string; xg: Pair; total: Pair }[]; race: object[] | null };
  const { points } = await ask<Graph>('POST', 'xg-graph', {});
  const us = new Set(
    content.teams.find(({ side }) => side === 'us')!.players.map(({ playerId }) => playerId),
  );
  const ours = games.filter(({ report }) => report.players.some((player) => us.has(getId(player))));
  const byHand = ours.map(({ report, insight }) => {
    const side = report.players.find((player) => us.has(getId(player)))!.team;
    const of = (isOwn: boolean) => insight.teams[isOwn ? side : side === 0 ? 1 : 0]!.metrics.xg!.value ?? 0;
    return { us: of(true), them: of(false) };
  });
  expect(points.length).toBe(byHand.length);
  const rounded = (pairs: readonly Pair[]) =>
    pairs.map((pair) => `${pair.us.toFixed(3)} ${pair.them.toFixed(3)}`);
  expect(rounded(points.map(({ xg }) => xg)).sort()).toEqual(rounded(byHand).sort());
  const total = { us: 0, them: 0 };
  for (const point of points) {
    total.us += point.xg.us;
    total.them += point.xg.them;
    expect(point.total).toEqual({ us: near(total.us), them: near(total.them) });
  }
  const single = await ask<Graph>('POST', 'xg-graph', {}, points[0]!.matchId);
  const [alone] = single.points;
  expect([single.points.length, alone!.xg, alone!.total]).toEqual([1, points[0]!.xg, points[0]!.xg]);
  const last = (single.race as { side: 'us' | 'them'; total: number }[]).findLast(
    ({ side }) => side === 'us',
  );
  expect(last?.total ?? 0).toBeCloseTo(points[0]!.xg.us, 3);
});

test('kickoff habits: taken, won and lost from each spot, and the approaches', async () => {
  for (const team of content.teams) {
    const ids = new Set(team.players.map(({ playerId }) => playerId));
    const taken = games.flatMap(({ report, events }) => {
      const side = report.players.find((player) => ids.has(getId(player)))?.team;
      return events.filter((event) => event.kind === 'kickoffTaken' && event.team === side && event.player);
    });
    const { kickoffs } = (
      await coach.get(`/api/v1/coach/scout-book?folderId=${folderId}&Team=${encodeURIComponent(team.key)}`)
    ).body as ScoutBook;
    const known = taken.filter(({ evidence }) => kickoffs.some(({ spawn }) => spawn === evidence.spawn));
    expect(sum(kickoffs.map(({ count }) => count))).toBe(known.length);
    expect(known.length).toBe(taken.filter(({ evidence }) => evidence.spawn !== 'unknown').length);
    for (const { spawn, won, lost, neutral, approaches } of kickoffs) {
      const here = taken.filter(({ evidence }) => evidence.spawn === spawn);
      const count = (result: string) => here.filter(({ evidence }) => evidence.result === result).length;
      expect([won, lost, neutral]).toEqual([count('won'), count('lost'), count('neutral')]);
      for (const { key, count: often } of approaches) {
        expect(often).toBe(here.filter(({ evidence }) => evidence.approach === key).length);
      }
    }
  }
});

/** Events of a kind by player id and match. */
const listEvents = (kind: string) =>
  games.flatMap((game) =>
    game.events
      .filter((event) => event.kind === kind)
      .map((event) => ({
        event,
        game,
        id: getId(game.report.players.find(({ key }) => key === event.player)!),
      })),
  );

test("kickoff-stat: outcomes of all players' and both sides' kickoffs, from each spot, and all of them to watch", async () => {
  const { players, sides, kickoffs } = await ask<{
    players: (KickoffSums & { playerId: string })[];
    sides: (KickoffSums & { side: string; spots: (KickoffSums & { spawn: string })[] })[];
    kickoffs: KickoffMoment[];
  }>('POST', 'kickoff-stat', {});
  const taken = listEvents('kickoffTaken');
  const supported = listEvents('kickoffSupported');
  const byHand = (own: typeof taken) => {
    const count = (key: string, value: unknown) =>
      own.filter(({ event }) => event.evidence[key] === value).length;
    const times = own.flatMap(({ event }) => (event.evidence.timeToBall as number | null) ?? []);
    times.sort((a, b) => a - b);
    const half = times.length / 2;
    const middle = half % 1 ? times[Math.floor(half)]! : (times[half - 1]! + times[half]!) / 2;
    return {
      taken: own.length,
      won: count('result', 'won'),
      lost: count('result', 'lost'),
      neutral: count('result', 'neutral'),
      firstTouches: count('firstTouch', true),
      possession: {
        own: own.filter(({ event }) => event.evidence.possession !== 'loose' && event.evidence.ownPossession)
          .length,
        of: own.length - count('possession', 'loose'),
      },
      seconds: times.length === 0 ? null : near(middle),
      goalsFor: count('goalFor', true),
      goalsAgainst: count('goalAgainst', true),
    };
  };
  const shown = (sums: KickoffSums) => {
    const { approaches, supports, supported: watched, ...rest } = sums;
    expect(sum(approaches.map(({ count }) => count))).toBe(rest.taken);
    expect(sum(supports.map(({ count }) => count))).toBe(watched);
    const {
      taken: all,
      won,
      lost,
      neutral,
      firstTouches,
      possession,
      seconds,
      goalsFor,
      goalsAgainst,
    } = rest;
    return { taken: all, won, lost, neutral, firstTouches, possession, seconds, goalsFor, goalsAgainst };
  };
  expect(taken.length).toBeGreaterThan(4);
  expect(sum(players.map((player) => player.taken))).toBe(taken.length);
  for (const player of players) {
    expect(shown(player), player.playerId).toEqual(byHand(taken.filter(({ id }) => id === player.playerId)));
    expect(player.supported).toBe(supported.filter(({ id }) => id === player.playerId).length);
  }
  const listIds = (side: string) =>
    new Set(
      content.teams.flatMap((team) =>
        team.side === side ? team.players.map(({ playerId }) => playerId) : [],
      ),
    );
  for (const { side, spots, ...sums } of sides) {
    const own = taken.filter(({ id }) => listIds(side).has(id));
    expect(shown(sums), side).toEqual(byHand(own));
    for (const { spawn, label, ...spot } of spots as ((typeof spots)[number] & { label: string })[]) {
      const here = own.filter(({ event }) => event.evidence.spawn === spawn);
      expect(shown(spot), `${side} ${label}`).toEqual(byHand(here));
      // Teammates belong to the kickoffs taken from this spot, wherever they stood.
      const taken = new Set(here.map(({ event }) => event));
      const teammates = supported.filter(({ event, game }) =>
        game.events.some(
          (other) => taken.has(other) && other.time === event.time && other.team === event.team,
        ),
      );
      expect(spot.supported, `${side} ${label}`).toBe(teammates.length);
    }
  }
  const seen = (time: number, id: string) => `${time.toFixed(2)} ${id}`;
  expect(kickoffs.map(({ time, playerId }) => seen(time, playerId)).sort()).toEqual(
    taken.map(({ event, id }) => seen(event.time, id)).sort(),
  );
  // For one player and one game.
  const { playerId } = players[0]!;
  const alone = await ask<{ players: { playerId: string }[]; sides: KickoffSums[] }>('POST', 'kickoff-stat', {
    playerIds: [playerId],
  });
  expect(alone.players.map((player) => player.playerId)).toEqual([playerId]);
  expect(alone.sides.map(({ taken: n }) => n)).toEqual([taken.filter(({ id }) => id === playerId).length]);
  const game = kickoffs[0]!.matchId;
  const single = await ask<{ kickoffs: KickoffMoment[] }>('POST', 'kickoff-stat', {}, game);
  expect(single.kickoffs).toEqual(kickoffs.filter(({ matchId }) => matchId === game));
});

test('boost-stat: stats, waste by size and pads of all players and both sides', async () => {
  interface Boost extends BoostSums {
    pads: { counts: number[]; games: number } | null;
  }
  const { players, sides, metricKeys } = await ask<{
    players: (BoostSums & { playerId: string })[];
    sides: (Boost & { side: string })[];
    metricKeys: string[];
  }>('POST', 'boost-stat', {});
  const pickups = listEvents('padPickup').filter(({ event }) => event.evidence.live === true);
  const own = (id: string) => appearances().filter((one) => one.id === id);
  const listMetrics = ({ game, player }: ReturnType<typeof appearances>[number]) =>
    game.insight.players[player.key]!.metrics;
  expect(metricKeys).toEqual(METRICS.flatMap(({ key, group }) => (group === 'boostCollected' ? [key] : [])));
  for (const { playerId, values, wastedBig, wastedSmall, smallStolen } of players) {
    for (const key of metricKeys) {
      const stats = own(playerId).flatMap((one) => {
        const stat = listMetrics(one)[key];
        return stat?.value == null ? [] : [stat as { value: number; over: number }];
      });
      const over = sum(stats.map((stat) => stat.over));
      const weighted = sum(stats.map((stat) => stat.value * stat.over));
      if (over === 0) expect(values[key]!.value, key).toBeNull();
      else expect(values[key]!.value, `${playerId} ${key}`).toBeCloseTo(weighted / over, 2);
    }
    const seconds = sum(own(playerId).map((one) => listMetrics(one).overfill?.over));
    if (seconds === 0) continue;
    const wasted = (big: boolean) =>
      (300 *
        sum(
          pickups
            .filter(({ id, event }) => id === playerId && event.evidence.big === big)
            .map(({ event }) => event.evidence.overfill as number | null),
        )) /
      seconds;
    expect([wastedBig, wastedSmall]).toEqual([
      expect.closeTo(wasted(true), 1),
      expect.closeTo(wasted(false), 1),
    ]);
    // The engine's overfill is the sum of both.
    expect(wastedBig! + wastedSmall!).toBeCloseTo(values.overfill!.value!, 0);
    const stolen = pickups.filter(
      ({ id, event }) => id === playerId && event.evidence.stolen === true && event.evidence.big === false,
    );
    expect(smallStolen).toBeCloseTo((300 * stolen.length) / seconds, 2);
  }
  for (const { side, pads } of sides) {
    const ids = new Set(
      content.teams.flatMap((team) =>
        team.side === side ? team.players.map(({ playerId }) => playerId) : [],
      ),
    );
    const taken = pickups.filter(({ id, event }) => ids.has(id) && event.evidence.pad !== null);
    expect(sum(pads!.counts), side).toBe(taken.length);
    const theirs = BOOST_PADS.map(({ y }, pad) => (y > 0 ? pads!.counts[pad]! : 0));
    const half = taken.filter(({ event }) => event.evidence.half === 'opponent');
    expect(sum(theirs), side).toBe(half.length);
    expect(pads!.games).toBeGreaterThan(0);
  }
});

test('the scouting report shows the last man winning and clearing balls', async () => {
  for (const { key, players } of content.teams) {
    const url = `${server.url}/api/v1/coach/scout-book?folderId=${folderId}&Team=${encodeURIComponent(key)}`;
    const book = (await call(url, { token: coach.tokens.accessToken })).body as ScoutBook;
    const finding = book.chapters
      .flatMap(({ findings }) => findings)
      .find(({ text }) => text.includes('last man'));
    if (!finding) continue;
    const name = finding.text.split(' is usually last man')[0];
    const { playerId } = players.find((player) => player.name === name)!;
    const stops = listEvents('lastManStop').filter(({ id }) => id === playerId);
    expect(finding.sample).toContain(`as last man: ${stops.length} in`);
    expect(finding.clips).toHaveLength(Math.min(3, stops.length));
    for (const { time } of finding.clips) {
      expect(stops.some(({ event }) => Math.abs(event.time - time) < 0.01)).toBe(true);
    }
  }
});

test('the scouting report and the tables count the same shots and goals', async () => {
  const { teams } = await ask<{ teams: { team: string; shots: number; goals: number; attempts: number }[] }>(
    'POST',
    'xg-stat',
    {},
  );
  for (const { team, shots, goals, attempts } of teams) {
    const where = `folderId=${folderId}&Team=${encodeURIComponent(team)}`;
    const { body } = await coach.get(`/api/v1/coach/scout-book?${where}`);
    const attack = (body as ScoutBook).chapters.find(({ key }) => key === 'attack');
    const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
    expect(attack!.findings[0]!.text).toContain(`${counted(goals, 'goal')} from ${counted(shots, 'shot')};`);
    expect(attack!.findings[0]!.sample).toBe(counted(attempts, 'attempt'));
  }
});

test("a file with only a scoreboard doesn't add goals without chances", async () => {
  const before = await ask<{ teams: object[]; players: object[] }>('POST', 'xg-stat', {});
  const form = new FormData();
  form.append('file', new Blob([damagedReplay(sampleReplay({ seed: 403, seconds: 20 }))]), 'bad.replay');
  await fetch(`${server.url}/api/v1/coach/private-replay-upload?folderId=${folderId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${coach.tokens.accessToken}` },
    body: form,
  });
  await expect
    .poll(async () => (await ask<FolderContent>('GET', 'folder-by-id')).processed)
    .toBe(FILES.length + 1);
  const after = await ask<{ teams: object[]; players: object[] }>('POST', 'xg-stat', {});
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
  expect(sorted(after.teams.map((team) => ({ ...team, team: '' })))).toEqual(
    sorted(before.teams.map((team) => ({ ...team, team: '' }))),
  );
  expect(after.players).toHaveLength(before.players.length);
});
