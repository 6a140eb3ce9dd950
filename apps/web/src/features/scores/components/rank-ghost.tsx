import { counted, formatNumber } from '@datacoach/analysis/format-number';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../app/api/client.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { KickoffGhost } from './kickoff-ghost.tsx';
import { HeatMap, type Pictures, ShotMap } from './position-pictures.tsx';

/** Below this a rank has no picture (`MIN_RANK_PLAYERS` of the contract). */
const MIN_PLAYERS = 30;

/** Where the player is, shoots from and takes kickoffs, next to the next rank’s players; fetched once it is opened. */
export const RankGhost = ({ mode, own }: { mode: 5 | 10 | 15; own: Pictures }) => (
  <Panel title="You and the next rank on the field" aside="positions, shots and kickoffs, attack →" folded>
    <Ghost mode={mode} own={own} />
  </Panel>
);

function Ghost({ mode, own }: { mode: 5 | 10 | 15; own: Pictures }) {
  const { data, isError } = useQuery(endpointQuery('/api/v1/scores/rank-picture', { query: { mode } }));
  if (isError) return <p className="t2">We couldn’t load the next rank. Try again later.</p>;
  if (!data) return <Skeleton height={320} role="status" aria-label="Loading the next rank…" />;
  const { rank, players, pictures } = data;
  if (pictures === null) {
    return (
      <p className="t2">
        We need games from {MIN_PLAYERS} {rank} players; so far we have {formatNumber(players)}.
      </p>
    );
  }
  const from = `${counted(players, 'player')}, ${counted(pictures.matches, 'game')}`;
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 max-md:grid-cols-1">
        <Figure title="Where you play">
          <HeatMap heat={own.heat} label="Your heat map" />
        </Figure>
        <Figure title={`Where ${rank} plays`} note={from}>
          <HeatMap heat={pictures.heat} label={`Heat map of ${rank}`} />
        </Figure>
        <Figure title="Your attempts">
          <ShotMap shots={own.shots} label="Your shot map" />
        </Figure>
        <Figure title={`Attempts at ${rank}`} note="from the newest games">
          <ShotMap shots={pictures.shots} label={`Shot map of ${rank}`} />
        </Figure>
      </div>
      <KickoffGhost own={pictures.kickoffs.own} rank={pictures.kickoffs.rank} rankName={rank} />
    </div>
  );
}

const Figure = ({ title, note, children }: { title: string; note?: string; children: React.ReactNode }) => (
  <figure>
    <figcaption className="text-xs mb-1 text-t2">
      {title} {note && <span className="text-t3">{note}</span>}
    </figcaption>
    {children}
  </figure>
);
