import { formatNumber } from '../../../shared/format/number.ts';
import classes from './chances-graph.module.css';
import type { GraphPoint } from './chances-points.ts';

/** The same in words, for who cannot see the picture. */
export function ChancesTable({ points }: { points: readonly GraphPoint[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">Score</th>
          <th scope="col">xG us</th>
          <th scope="col">xG them</th>
          <th scope="col">Sum us</th>
          <th scope="col">Sum them</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ matchId, goals, xg, total }, index) => (
          <tr key={matchId}>
            <th scope="row">Game {index + 1}</th>
            <td>
              {goals.us}–{goals.them}
            </td>
            <td>{formatNumber(xg.us, 2)}</td>
            <td>{formatNumber(xg.them, 2)}</td>
            <td>{formatNumber(total.us, 2)}</td>
            <td>{formatNumber(total.them, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
