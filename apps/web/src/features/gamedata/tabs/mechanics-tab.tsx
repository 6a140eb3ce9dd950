import { describeTrust, EVENT_KINDS, isExperimental, MECHANICS } from '@datacoach/analysis/metadata';
import type { MatchInsight } from '@datacoach/contract';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { Definition } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { EventMap } from '../components/event-map.tsx';
import classes from '../components/plain-table.module.css';
import { PairTab } from '../components/waiting.tsx';
import { useMatch } from '../match/match-context.ts';
import { listAllPlayers } from '../match/teams.ts';

export default function MechanicsTab({ insight }: { insight: MatchInsight }) {
  return (
    <PairTab group="mechanics" title="Mechanics, every player" isWide>
      <EventMap
        title="Mechanics map"
        kinds={[
          { kind: 'aerialTouch', glyph: 'takeaway' },
          { kind: 'flick', glyph: 'boost' },
          { kind: 'flipReset', glyph: 'other' },
          { kind: 'airDribble', glyph: 'assist' },
          { kind: 'doubleTap', glyph: 'goal' },
          { kind: 'redirect', glyph: 'pass' },
          { kind: 'ceilingShot', glyph: 'demolition' },
          { kind: 'whiff' },
          { kind: 'speedFlip', glyph: 'shot', off: true },
          { kind: 'waveDash', glyph: 'turnover', off: true },
          { kind: 'halfFlip', glyph: 'challenge', off: true },
        ]}
      />
      <MechanicsPanel insight={insight} />
    </PairTab>
  );
}

function MechanicsPanel({ insight }: { insight: MatchInsight }) {
  const { report } = useMatch();
  const players = listAllPlayers(report);
  const countAttempts = (key: string, code: number) =>
    insight.players[key]?.mechanics.find((row) => row.code === code) ?? { attempts: 0, successes: 0 };
  const rows = MECHANICS.filter(({ code }) =>
    players.some(({ key }) => countAttempts(key, code).attempts > 0),
  );
  return (
    <Panel title="Mechanics and success" aside="successful tries" flush>
      {rows.length === 0 ? (
        <p className="pt-1 px-4 pb-3 text-t2">No mechanics in this match.</p>
      ) : (
        <DataTable
          scrollLabel="Mechanics of every player"
          className={classes.table}
          style={{ minWidth: 242 + players.length * 84 }}
          rows={rows}
          rowKey={({ key }) => key}
          rowProps={({ key }) => ({ 'data-mechanic': key })}
          columns={[
            {
              head: 'Mechanic',
              isRowHead: true,
              headProps: { style: { width: 232 } },
              cell: ({ label, kind, success }) => (
                <>
                  {label} {isExperimental(kind) && <StateTag tone="off">Experimental</StateTag>}
                  <Definition
                    term={{
                      label,
                      definition: EVENT_KINDS[kind].definition,
                      facts: [
                        { name: 'Success', text: success },
                        { name: 'Reliability', text: describeTrust(kind) },
                      ],
                    }}
                  />
                </>
              ),
            },
            ...players.map(
              (player): Column<(typeof rows)[number]> => ({
                key: player.key,
                head: player.name,
                isNumber: true,
                headProps: { title: player.name },
                cellProps: () => ({ 'data-player': player.key }),
                cell: ({ code }) => {
                  const { attempts, successes } = countAttempts(player.key, code);
                  return attempts === 0 ? (
                    <span className="t3">0</span>
                  ) : (
                    <>
                      {successes} <span className="text-t3 text-[12px]">of {attempts}</span>
                    </>
                  );
                },
              }),
            ),
          ]}
        />
      )}
    </Panel>
  );
}
