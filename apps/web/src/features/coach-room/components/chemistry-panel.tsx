import { counted, formatNumber, formatSigned } from '@datacoach/analysis/format-number';
import type { TeamBoard, TeamChemistry, Together } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { Definition, type Term } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { chemistryQuery } from '../api/coach-room.ts';
import classes from '../coach-room.module.css';
import { listNames } from '../text/form-text.ts';
import { ClipList } from './focus-panel.tsx';

const TERM: Term = {
  label: 'Who plays well together',
  definition:
    'Goal difference per 5 minutes of play in games they played together. With few games together, results are pulled toward the team average.',
};
const STAT_TERMS = {
  xg: {
    label: 'Expected goals',
    definition:
      'Expected goals for and against while they play together. Over a few games it says more than the score.',
  },
  doubleCommits: {
    label: 'Double commits',
    definition: 'Both go for the same ball and no one covers. Fewer is better.',
  },
  handoff: {
    label: 'Handoff',
    definition: 'Time from one player’s touch to the next teammate’s touch (median). Shorter is better.',
  },
} as const satisfies Record<string, Term>;

const DUEL_MODE = 5;
/** Goals per five minutes from which a cell is tinted lightly and strongly. */
const TINTS = [0.1, 0.4] as const;

/** All pairs and whole teams: who should play with whom, and which pair to drill. */
export function ChemistryPanel({ board }: { board: TeamBoard }) {
  const query = useQuery({ ...chemistryQuery(board), enabled: board.mode !== DUEL_MODE });
  const { data, error } = query;
  return (
    <Panel title="Who plays well together" term={TERM} aside="goals per game">
      {board.mode === DUEL_MODE ? (
        <p className="t2">Duel has no teammates. Choose Doubles or Standard.</p>
      ) : error || !data ? (
        <Pending query={query} height={160} label="Loading pairs…" />
      ) : data.pairs.length === 0 ? (
        <p className="t2">
          No games yet with two of your players on one team. Ask one of them to upload theirs.
        </p>
      ) : (
        <Pairs chemistry={data} members={board.members} />
      )}
    </Panel>
  );
}

function Pairs({ chemistry, members }: { chemistry: TeamChemistry; members: TeamBoard['members'] }) {
  const { pairs, lineUps } = chemistry;
  const [chosen, choose] = useState<Together>(pairs[0]!);
  const shown = [...pairs, ...lineUps].find((one) => getKey(one) === getKey(chosen)) ?? pairs[0]!;
  const playing = members.filter(({ playerId }) => pairs.some((pair) => hasPlayer(pair, playerId)));
  const findPair = (one: string, other: string) =>
    pairs.find((pair) => hasPlayer(pair, one) && hasPlayer(pair, other));
  return (
    <>
      <div className="overflow-x-auto">
        <table className={classes.table}>
          <caption className="sr-only">Goal difference of each pair and their games together</caption>
          <thead>
            <tr>
              <td />
              {playing.map(({ playerId, userName }) => (
                <th key={playerId} scope="col">
                  {userName}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {playing.map((row, r) => (
              <tr key={row.playerId}>
                <th scope="row">{row.userName}</th>
                {playing.map((column, c) => {
                  const pair = r === c ? undefined : findPair(row.playerId, column.playerId);
                  if (!pair) return <td key={column.playerId} className={classes.none} />;
                  if (c < r) {
                    return (
                      <td key={column.playerId} className="num text-t2">
                        {pair.games}
                      </td>
                    );
                  }
                  return (
                    <td key={column.playerId} data-tint={getTint(pair.shrunk) || undefined}>
                      <button
                        type="button"
                        className={`num ${classes.cell}`}
                        aria-pressed={pair === shown}
                        aria-label={`${getNames(pair)}: ${formatSigned(pair.shrunk, 2)} goals per game, ${counted(pair.games, 'game')}`}
                        onClick={() => choose(pair)}
                      >
                        {formatSigned(pair.shrunk, 2)}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-xs mt-1.5 text-t3">
        Top right: goal difference per game (small samples count less). Bottom left: games together.
      </p>
      {lineUps.length > 0 && (
        <ul className="grid mt-3" aria-label="Line-ups">
          {lineUps.map((one) => (
            <li key={getKey(one)}>
              <button
                type="button"
                className={`${classes.lineUp} flex gap-3 justify-between w-full px-2 py-1.5 max-md:py-3 border-0 rounded-1 bg-transparent text-inherit font-inherit text-left cursor-pointer`}
                aria-pressed={one === shown}
                onClick={() => choose(one)}
              >
                <span>{getNames(one)}</span>
                <span className="num">
                  {formatSigned(one.shrunk, 2)} <span className="t3 ml-1">{counted(one.games, 'game')}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Details together={shown} />
    </>
  );
}

function Details({ together }: { together: Together }) {
  const { games, won, goalDifference, xg, recorded, doubleCommits, handoff, clips } = together;
  const stats: readonly (readonly [string, string, Term?])[] = [
    ['Games', `${games}, ${won} won`],
    ['Goal difference per game', formatSigned(goalDifference, 2)],
    [
      'xG per game, for and against',
      xg ? `${formatNumber(xg.own, 2)} to ${formatNumber(xg.other, 2)}` : '–',
      STAT_TERMS.xg,
    ],
    [
      'Double commits per game',
      doubleCommits === null ? '–' : formatNumber(doubleCommits, 2),
      STAT_TERMS.doubleCommits,
    ],
    ['Handoff', handoff === null ? 'not enough games' : `${formatNumber(handoff, 1)} s`, STAT_TERMS.handoff],
  ];
  return (
    <section
      className={`${classes.details} grid gap-2.5 mt-3 pt-3 border-t border-t-line`}
      aria-label={getNames(together)}
      aria-live="polite"
    >
      <h3>{getNames(together)}</h3>
      <dl>
        {stats.map(([name, value, term]) => (
          <div key={name}>
            <dt className="flex items-center gap-0.5">
              {name}
              {term && <Definition term={term} />}
            </dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {recorded < games && recorded > 0 && (
        <p className="s12 t3">Double commits and handoff from the newest {recorded} games.</p>
      )}
      <ClipList clips={clips} label="Double commits" />
    </section>
  );
}

const getKey = ({ players }: Together): string => players.map(({ playerId }) => playerId).join();

const getNames = ({ players }: Together): string => listNames(players.map(({ userName }) => userName));

const hasPlayer = ({ players }: Together, id: string): boolean =>
  players.some(({ playerId }) => playerId === id);

/** -2 to 2. */
const getTint = (difference: number): number =>
  Math.sign(difference) * TINTS.filter((min) => Math.abs(difference) >= min).length;
