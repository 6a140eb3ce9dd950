import { formatNumber } from '@datacoach/analysis/format-number';
import { useMemo } from 'react';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { EventMap } from '../components/event-map.tsx';
import { NumberButton } from '../components/number-button.tsx';
import classes from '../components/plain-table.module.css';
import { PlayerName } from '../components/player-name.tsx';
import { PairTab, Waiting } from '../components/waiting.tsx';
import { useEvents, useMatch } from '../match/match-context.ts';
import { getTeamName, listPlayers, listTeamsWithPlayers } from '../match/teams.ts';
import { groupPasses } from '../passing/pass-lines.ts';
import { getKindDefinition, getKindLabel } from '../text/event-facts.ts';

export default function PassingTab() {
  return (
    <PairTab group="passing" title="Passing, every player">
      <EventMap
        title="Pass map"
        kinds={[
          { kind: 'pass' },
          { kind: 'center', glyph: 'takeaway' },
          { kind: 'assist', off: true },
          { kind: 'passAttempt', glyph: 'shot', off: true },
        ]}
      />
      <PassTable />
    </PairTab>
  );
}

function PassTable() {
  const { report } = useMatch();
  const events = useEvents();
  const passes = useMemo(() => groupPasses(events), [events]);
  return (
    <Panel
      title="Who passes to whom"
      term={{ label: getKindLabel('pass'), definition: getKindDefinition('pass') }}
      aside="completed passes"
      flush
    >
      <Waiting>
        {listTeamsWithPlayers(report).map((team) => {
          const players = listPlayers(report, team);
          if (players.length < 2) return null;
          return (
            <DataTable
              key={team}
              className={classes.table}
              rows={players}
              rowKey={({ key }) => key}
              columns={[
                {
                  head: `${getTeamName(report, team)}, from`,
                  isRowHead: true,
                  cell: (from) => <PlayerName player={from} details="none" />,
                },
                ...players.map(
                  (to): Column<(typeof players)[number]> => ({
                    key: to.key,
                    head: `to ${to.name}`,
                    headProps: { title: `to ${to.name}` },
                    isNumber: true,
                    cell: (from) =>
                      from === to ? (
                        <span className="t3">·</span>
                      ) : (
                        <NumberButton
                          stat={{ key: 'passes', label: `Passes from ${from.name} to ${to.name}` }}
                          owner={{ player: from.key }}
                          counted={{ kinds: ['pass'], events: passes.get(from.key)?.get(to.key) ?? [] }}
                        >
                          {formatNumber(passes.get(from.key)?.get(to.key)?.length ?? 0)}
                        </NumberButton>
                      ),
                  }),
                ),
              ]}
            />
          );
        })}
        {report.match.teamSize < 2 && <p className="pt-1 px-4 pb-3 text-t2">Passes need a teammate.</p>}
      </Waiting>
    </Panel>
  );
}
