import { IconArrowsExchange } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatNumber } from '../../../shared/format/number.ts';
import { Definition } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { NumberButton } from '../components/number-button.tsx';
import who from '../components/who-filter.module.css';
import type { FigureRow } from '../figures/figure-row.ts';
import { betterOf, pairGroups } from '../figures/pair-rows.ts';
import { useMatch } from '../match/match-context.ts';
import { barShare } from '../statistics/shown-statistics.ts';
import { playersOf, type ReportPlayer, TEAM_KEYS, teamName, teamsWithPlayers } from '../team-words.ts';
import classes from './compare-tab.module.css';
import tabs from './tabs.module.css';

const ALL = 'all';

/** Two players side by side: every figure that they have, mirrored. */
export default function CompareTab() {
  const { report, me, insight, search, change } = useMatch();
  const ordered = useMemo(
    () => teamsWithPlayers(report).flatMap((team) => playersOf(report, team)),
    [report],
  );
  const byKey = (key: string | undefined | null) => report.players.find((player) => player.key === key);
  const one = byKey(search.one) ?? byKey(me) ?? ordered[0];
  const other =
    [byKey(search.other), ...ordered.filter(({ team }) => team !== one?.team), ...ordered].find(
      (player) => player && player.key !== one?.key,
    ) ?? null;
  if (!one || !other) {
    return (
      <p className={tabs.reason}>The file names one player only, so there is nobody to compare him with.</p>
    );
  }
  const players = [one.key, other.key] as const;
  const groups = pairGroups(report, insight, players);
  const chosen = groups.find(({ key }) => key === search.figures) ?? groups[0];
  const shown = search.figures === ALL ? groups : groups.filter((group) => group === chosen);
  return (
    <>
      <div className={classes.choose}>
        <PlayerChoice
          label="First player"
          chosen={one}
          not={other.key}
          onChange={(key) => change({ one: key })}
        />
        <button
          type="button"
          className={classes.swap}
          aria-label="Swap the two players"
          onClick={() => change({ one: other.key, other: one.key })}
        >
          <IconArrowsExchange size={16} stroke={1.6} aria-hidden="true" />
        </button>
        <PlayerChoice
          label="Second player"
          chosen={other}
          not={one.key}
          onChange={(key) => change({ other: key })}
        />
        <label className={who.field}>
          <span>Figures</span>
          <select
            aria-label="Figures"
            value={search.figures === ALL ? ALL : chosen?.key}
            onChange={({ currentTarget }) => change({ figures: currentTarget.value })}
          >
            {groups.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
            <option value={ALL}>All of them</option>
          </select>
        </label>
        <p className="s12 t3">
          The better figure of a row is marked by a dot; no dot where neither is better.
        </p>
      </div>
      <div className={classes.groups} data-one={shown.length === 1 || undefined}>
        {shown.map(({ key, label, rows }) => (
          <Panel key={key} title={label} aside={wins(rows, players, [one, other])} flush>
            <table className={classes.table}>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{one.name}</th>
                  <th scope="col">Figure</th>
                  <th scope="col">{other.name}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <PairRow key={row.key} row={row} players={[one, other]} />
                ))}
              </tbody>
            </table>
          </Panel>
        ))}
      </div>
    </>
  );
}

function wins(
  rows: readonly FigureRow[],
  keys: readonly [string, string],
  players: readonly [ReportPlayer, ReportPlayer],
): string {
  const better = rows.map((row) => betterOf(row, keys));
  return players
    .map(({ name }, side) => `${name} ${better.filter((one) => one === side).length}`)
    .join(' · ');
}

interface PlayerChoiceProps {
  label: string;
  chosen: ReportPlayer;
  /** The other one, who cannot be chosen. */
  not: string;
  onChange: (key: string) => void;
}

function PlayerChoice({ label, chosen, not, onChange }: PlayerChoiceProps) {
  const { report, me } = useMatch();
  return (
    <label className={who.field}>
      <i className={classes.mark} data-team={TEAM_KEYS[chosen.team]} aria-hidden="true" />
      <select
        aria-label={label}
        value={chosen.key}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {teamsWithPlayers(report).map((team) => (
          <optgroup key={team} label={teamName(report, team)}>
            {playersOf(report, team).map(({ key, name }) => (
              <option key={key} value={key} disabled={key === not}>
                {key === me ? `${name} (you)` : name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

interface PairRowProps {
  row: FigureRow;
  players: readonly [ReportPlayer, ReportPlayer];
}

function PairRow({ row, players }: PairRowProps) {
  const figures = players.map(({ key }) => row.players.get(key) ?? { value: null, note: null });
  const values = figures.map(({ value }) => value ?? 0);
  const better = betterOf(row, [players[0].key, players[1].key]);
  const side = (place: 0 | 1) => {
    const { value, note } = figures[place]!;
    const text = value === null ? '–' : formatNumber(value, row.decimals);
    return (
      <td
        className={classes.side}
        data-right={place === 1 || undefined}
        data-behind={better === 1 - place || undefined}
      >
        <span className={classes.value} title={note ?? undefined}>
          {better === place && <i className={classes.dot} aria-hidden="true" />}
          <b data-player={players[place].key} data-figure={row.key}>
            <NumberButton figure={row} owner={{ player: players[place].key }}>
              {text}
            </NumberButton>
          </b>
          {value !== null && row.unit && <small> {row.unit}</small>}
          {better === place && <span className="sr-only"> better</span>}
        </span>
        <span className={classes.track} aria-hidden="true">
          <i
            data-team={TEAM_KEYS[players[place].team]}
            style={{ width: `${(barShare(value ?? 0, values) ?? 0) * 100}%` }}
          />
        </span>
      </td>
    );
  };
  return (
    <tr>
      {side(0)}
      <th scope="row">
        {row.label}
        <Definition term={row.term} />
      </th>
      {side(1)}
    </tr>
  );
}
