import {
  addPlayerMatch,
  createReferenceBook,
  makeScoreGame,
  NO_REFERENCES,
  type RankedGame,
} from '@datacoach/analysis';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { createGameResult, type GameScript, type StoredGame, storeGames } from '../../testing/store-games.ts';
import { restoreMatch } from '../gamedata/index.ts';
import { readPlayerGames } from './player-games.repository.ts';
import { createReferenceBooks, readLearnedState } from './reference-books.ts';
import { updateReferences } from './update-references.ts';

const PLATINUM_2 = 11;
const RANK_KNOWN_AT = new Date('2026-03-15T12:00:00Z');
const ofMarch = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour));

describe.each(DATABASE_KINDS)('rank references on %s', async (database) => {
  let ann: TestAccount;
  let bob: TestAccount;
  const server = await startServerForTests({ database });
  beforeEach(async () => {
    await query('truncate users, matches, reference_cells, reference_states cascade');
    [ann, bob] = [await ranked('Ann'), await ranked('Bob')];
  });

  const query = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.pool.query(text, values)).rows as Record<string, unknown>[];
  const update = (chunk?: number) =>
    updateReferences({ db: server.platform.database.db, logger: server.platform.logger }, chunk);
  const learned = () => readLearnedState(server.platform.database.db, 'doubles', [PLATINUM_2]);
  const getIdentity = (account: TestAccount) => `steam:${account.tokens.user.id}`;
  const play = (account: TestAccount, scripts: readonly GameScript[]) =>
    storeGames(server.platform.database, account.tokens.user.id, getIdentity(account), scripts);

  /** Creates a user who agrees to research by default and declares a rank. */
  async function ranked(name: string, ageBand = '18-or-older', research = true): Promise<TestAccount> {
    const account = await signUpAndIn(server.url, name);
    const consents = { ownStatistics: true, shareWithTeammates: false, research };
    const json = { step: 1, ageBand, consents };
    const { accessToken: token } = account.tokens;
    const answer = await call(`${server.url}/api/v1/get-started`, { method: 'PUT', token, json });
    expect(answer.status).toBe(200);
    await query(
      `update users set doubles_mode_rank = 'platinum-2', ranks_confirmed_at = $2 where id = $1`,
      account.tokens.user.id,
      RANK_KNOWN_AT,
    );
    return account;
  }

  /** Returns what the engine learns from these games, oldest first. */
  function expected(games: readonly [TestAccount, StoredGame][]) {
    const inOrder = games
      .map(
        ([account, { matchId, result, me }]): RankedGame => ({
          matchId,
          playerId: account.tokens.user.id,
          tier: PLATINUM_2,
          rankKnownAt: RANK_KNOWN_AT.getTime() / 1000,
          game: makeScoreGame(result.report as never, result.insight as never, me)!,
        }),
      )
      .sort((a, b) => a.game.playedAt - b.game.playedAt || (a.matchId < b.matchId ? -1 : 1));
    return inOrder.reduce((state, game) => addPlayerMatch(state, game).state, NO_REFERENCES);
  }
  const of = (account: TestAccount, games: readonly StoredGame[]) =>
    games.map((game) => [account, game] as [TestAccount, StoredGame]);

  test('can be learned offline from every stored match that may be used, with margin and known rank', async () => {
    // Two own uploads confirm the identity, and with it the rank.
    const known = await play(ann, [
      { playedAt: ofMarch(1), times: 0.8 },
      { playedAt: ofMarch(2), times: 1.2 },
    ]);
    await play(bob, [{ playedAt: ofMarch(2), playlist: 'private' }]);
    await update();
    const expectedGames = known.map(({ matchId, result, me }) => {
      const game = makeScoreGame(result.report as never, result.insight as never, me)!;
      const [blue, orange] = result.report.teams as readonly { score: number }[];
      const margin = Math.abs(blue!.score - orange!.score) * (game.result === 'won' ? 1 : -1);
      return { game, match: matchId, margin, tier: PLATINUM_2 };
    });
    const byMatch = (one: { match: string }, other: { match: string }) => (one.match < other.match ? -1 : 1);
    expect(await readPlayerGames(server.platform.database.db)).toEqual(expectedGames.sort(byMatch));
  });

  test('equal what the engine makes of the matches that count, once each', async () => {
    const annGames = await play(
      ann,
      Array.from({ length: 23 }, (_, n) => ({ playedAt: ofMarch(1 + n), times: 0.5 + n / 20 })),
    );
    const bobGames = await play(bob, [
      { playedAt: ofMarch(3, 15), times: 2 },
      { playedAt: ofMarch(4, 15), times: 3 },
    ]);
    const left = await play(bob, [
      { playedAt: new Date('2026-01-01T12:00:00Z') },
      { playedAt: ofMarch(5), playlist: 'private' },
      { playedAt: ofMarch(6), liveSeconds: 149 },
    ]);
    expect(await update(7)).toBe(22);
    const state = await learned();
    // The last three of Ann's 23 games that month exceed the limit; excluded games were never counted.
    expect(state).toEqual(expected([...of(ann, annGames.slice(0, 20)), ...of(bob, bobGames)]));
    expect(expected(of(bob, bobGames))).not.toEqual(state);
    expect(
      await query('select match_id from reference_matches where status = $1', 'enoughOfPlayer'),
    ).toHaveLength(3);
    const ledger = await query('select match_id from reference_matches');
    for (const { matchId } of left) expect(ledger).not.toContainEqual({ match_id: matchId });

    expect(await update()).toBe(0);
    expect(await learned()).toEqual(state);

    const books = createReferenceBooks(server.platform.database.db);
    const book = await books.getBook('doubles', PLATINUM_2);
    expect(book.at('bpm', PLATINUM_2)).toEqual(createReferenceBook('doubles', state).at('bpm', PLATINUM_2));
    expect(book.at('bpm', PLATINUM_2)).toMatchObject({
      origin: 'players',
      comparedWith: 'the rank average',
    });
    expect(await books.getBook('doubles', PLATINUM_2)).toBe(book);
    await play(bob, [{ playedAt: ofMarch(7, 15) }]);
    expect(await update()).toBe(1);
    expect(await books.getBook('doubles', PLATINUM_2)).not.toBe(book);
  });

  test('resume where they stopped when interrupted', async () => {
    const games = await play(
      ann,
      Array.from({ length: 9 }, (_, n) => ({ playedAt: ofMarch(1 + n), times: 1 + n / 10 })),
    );
    // The database itself fails in the third transaction of three games, after writing some.
    await query(`create function fail() returns trigger language plpgsql as $$
      begin if new.revision > 2 then raise exception 'power cut'; end if; return new; end $$`);
    await query('create trigger fail before update on reference_states for each row execute function fail()');
    await expect(update(3)).rejects.toThrow();
    expect(await query('select 1 from reference_matches where status = $1', 'counted')).toHaveLength(6);
    expect((await learned()).cells['doubles|11|bpm']!.n).toBe(6);
    await query('drop trigger fail on reference_states');
    expect(await update(3)).toBe(3);
    expect(await learned()).toEqual(expected(of(ann, games)));
  });

  test('are rebuilt when a match changes, a player is gone or the engine version changes', async () => {
    const annGames = await play(ann, [
      { playedAt: ofMarch(1) },
      { playedAt: ofMarch(2), times: 2 },
      { playedAt: ofMarch(3), times: 3 },
    ]);
    const bobGames = await play(bob, [
      { playedAt: ofMarch(4), times: 4 },
      { playedAt: ofMarch(5), times: 5 },
    ]);
    await update();
    expect(await learned()).toEqual(expected([...of(ann, annGames), ...of(bob, bobGames)]));

    const [first, ...others] = annGames as [StoredGame, ...StoredGame[]];
    const guid = first.result.report.match.guid;
    const again = {
      ...first,
      result: createGameResult(getIdentity(ann), { playedAt: ofMarch(1), times: 9 }, guid),
    };
    const { id: ownerId } = ann.tokens.user;
    const sourceUpload = { replayId: first.replayId, ownerId, sha256: first.replayId, playedAt: ofMarch(1) };
    await server.platform.database.db.transaction((tx) =>
      restoreMatch(tx, again.result, sourceUpload, first.matchId, ofMarch(20)),
    );
    // A newly declared rank applies to future matches; counted ones keep theirs.
    await query(`update users set doubles_mode_rank = 'diamond-1' where id = $1`, ownerId);
    await update();
    expect(await learned()).toEqual(expected([...of(ann, [again, ...others]), ...of(bob, bobGames)]));

    await query('delete from users where id = $1', bob.tokens.user.id);
    await update();
    expect(await learned()).toEqual(expected(of(ann, [again, ...others])));

    await query(`update reference_cells set mean = mean + 1`);
    await query(`update reference_states set version = '0'`);
    await update();
    expect(await learned()).toEqual(expected(of(ann, [again, ...others])));
  });

  test('use only players who agree to research and are 13 or older, and drop those who withdraw', async () => {
    const child = await ranked('Child', 'under-13', false);
    const silent = await ranked('Silent', '18-or-older', false);
    await play(child, [{ playedAt: ofMarch(1) }, { playedAt: ofMarch(2) }]);
    await play(silent, [{ playedAt: ofMarch(3) }, { playedAt: ofMarch(4) }]);
    const annGames = await play(ann, [{ playedAt: ofMarch(5) }, { playedAt: ofMarch(6), times: 2 }]);
    const bobGames = await play(bob, [
      { playedAt: ofMarch(7), times: 3 },
      { playedAt: ofMarch(8), times: 4 },
    ]);
    expect(await update()).toBe(4);
    expect(await learned()).toEqual(expected([...of(ann, annGames), ...of(bob, bobGames)]));

    const { accessToken: token } = bob.tokens;
    const consent = (research: boolean) => {
      const json = { ownStatistics: true, shareWithTeammates: false, research };
      return call(`${server.url}/api/v1/consents`, { method: 'PUT', token, json });
    };
    await query('delete from pgboss.job');
    expect((await consent(false)).status).toBe(200);
    expect(await query('select name from pgboss.job')).toEqual([{ name: 'scores.update-references' }]);
    await update();
    expect(await learned()).toEqual(expected(of(ann, annGames)));
    expect((await consent(true)).status).toBe(200);
    await update();
    expect(await learned()).toEqual(expected([...of(ann, annGames), ...of(bob, bobGames)]));

    // A corrected age applies immediately, whatever was agreed before.
    await query(
      `update get_started_answers set age_band = 'under-13' where user_id = $1`,
      ann.tokens.user.id,
    );
    await update();
    expect(await learned()).toEqual(expected(of(bob, bobGames)));
  });

  test('log a mean that falls where it should rise', async () => {
    await play(ann, [{ playedAt: ofMarch(1) }, { playedAt: ofMarch(2) }]);
    await play(bob, [{ playedAt: ofMarch(3) }, { playedAt: ofMarch(4) }]);
    await query(`update users set doubles_mode_rank = 'platinum-3' where id = $1`, bob.tokens.user.id);
    await update();
    await query(
      `update reference_cells set n = 500, mean = mean + 2000 where tier = 11 and metric = 'avgSpeed'`,
    );
    await query(`update reference_cells set n = 500, mean = 0 where tier = 12 and metric = 'avgSpeed'`);
    await play(bob, [{ playedAt: ofMarch(5) }]);
    await update();
    const logged = server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged).toContainEqual(
      expect.objectContaining({ metric: 'avgSpeed', from: 'Platinum II', to: 'Platinum III' }),
    );
  });
});
