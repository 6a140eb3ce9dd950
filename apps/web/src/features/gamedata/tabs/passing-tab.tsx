import { formatNumber } from '@datacoach/analysis/format-number';
import type { MatchInsight } from '@datacoach/contract';
import { useMemo } from 'react';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import type { Column } from '../../../shared/data-table/use-data-table.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { EventMap } from '../components/event-map.tsx';
import { NumberButton } from '../components/number-button.tsx';
import classes from '../components/plain-table.module.css';
import { PlayerName } from '../components/player-name.tsx';
import { MetricPanel, Waiting } from '../components/waiting.tsx';
import { useEvents, useMatch } from '../match/match-context.ts';
import { groupPasses } from '../passing/pass-lines.ts';
import { listPlayers, listTeamsWithPlayers, teamName } from '../team-words.ts';
import { getKindDefinition, getKindLabel } from '../words/event-facts.ts';

export default function PassingTab({ insight }: { insight: MatchInsight }) {
  return (
    <>
      <div className="@max-[901px]/match:data-wide:grid-cols-1 @max-[761px]/match:grid-cols-1 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-gutter items-stretch">
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
      </div>
      <MetricPanel insight={insight} group="passing" title="Passing, every player" />
    </>
  );
}

/** Who passes to whom, one table per team. */
export function PassTable() {
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
                  head: `${teamName(report, team)}, from`,
                  isRowHead: true,
                  cell: (from) => (
                    <PlayerName player={{ ...from, mvp: false, bot: false, nameHidden: false }} me={null} />
                  ),
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
