import { EVENT_KINDS, MECHANICS } from '@datacoach/analysis/metadata';
import type { MatchInsight } from '@datacoach/contract';
import { Definition } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useMatch } from '../match/match-context.ts';
import { playersOf, TEAMS } from '../team-words.ts';
import classes from './plain-table.module.css';

/** Every mechanic that somebody tried: successes of attempts, player by player. */
export function MechanicsPanel({ insight }: { insight: MatchInsight }) {
  const { report } = useMatch();
  const players = TEAMS.flatMap((team) => playersOf(report, team));
  const tally = (key: string, code: number) =>
    insight.players[key]?.mechanics.find((row) => row.code === code) ?? { attempts: 0, successes: 0 };
  const rows = MECHANICS.filter(({ code }) => players.some(({ key }) => tally(key, code).attempts > 0));
  return (
    <Panel title="Mechanics, how they came off" aside="successes of attempts" flush>
      {rows.length === 0 ? (
        <p className={classes.empty}>No mechanic of the list was seen in this match.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section tabIndex={0} aria-label="Mechanics of every player" className={classes.scroll}>
          <table className={classes.table} style={{ minWidth: 200 + players.length * 84 }}>
            <thead>
              <tr>
                <th scope="col" style={{ width: 190 }}>
                  Mechanic
                </th>
                {players.map((player) => (
                  <th key={player.key} scope="col" data-number title={player.name}>
                    {player.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ code, key, label, kind, success }) => (
                <tr key={key} data-mechanic={key}>
                  <th scope="row">
                    {label}
                    <Definition
                      term={{
                        label,
                        definition: EVENT_KINDS[kind].definition,
                        facts: [{ name: 'Success', text: success }],
                      }}
                    />
                  </th>
                  {players.map((player) => {
                    const { attempts, successes } = tally(player.key, code);
                    return (
                      <td key={player.key} data-number data-player={player.key}>
                        {attempts === 0 ? (
                          <span className="t3">0</span>
                        ) : (
                          <>
                            {successes} <span className={classes.share}>of {attempts}</span>
                          </>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  );
}
