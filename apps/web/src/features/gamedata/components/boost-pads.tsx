import { BOOST_PADS } from '@datacoach/analysis/metadata';
import type { MatchInsight } from '@datacoach/contract';
import { useElementSize } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../../shared/format/number.ts';
import { PITCH_VIEW, PITCH_VIEW_BOX, PitchLines, pitchOutline } from '../../../shared/pitch/pitch-lines.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { padPlayers, padTeamCounts } from '../boost/pad-counts.ts';
import { useMatch } from '../match/match-context.ts';
import { TEAM_KEYS, teamName } from '../team-words.ts';
import { PICTURE_TERMS } from '../words/definition-text.ts';
import classes from './boost-pads.module.css';
import { PlayerName } from './player-name.tsx';
import { WhoFilter } from './who-filter.tsx';

/** The 34 pads with how often each was taken, and every player's share of stolen ones. */
export function BoostPads({ insight }: { insight: MatchInsight }) {
  const { report, me, search } = useMatch();
  const rows = useMemo(() => padPlayers(report, insight), [report, insight]);
  return (
    <Panel title="Boost pads" term={PICTURE_TERMS.pads} aside={<WhoFilter label="Whose pickups" />}>
      {rows === null ? (
        <p className={classes.note}>
          This field has another pad layout, so pickups are counted but cannot be placed on pads.
        </p>
      ) : (
        <div className={classes.content}>
          <PadPicture counts={padTeamCounts(rows, search)} />
          <div>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Player</th>
                  <th scope="col">Big</th>
                  <th scope="col">Small</th>
                  <th scope="col">Stolen</th>
                  <th scope="col">Stolen share</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ player, big, small, stolen }) => {
                  const all = big + small;
                  const share = all > 0 ? stolen / all : null;
                  return (
                    <tr key={player.key} data-pads={player.key}>
                      <th scope="row">
                        <PlayerName
                          player={{ ...player, mvp: false, bot: false, nameHidden: false }}
                          me={me}
                        />
                      </th>
                      <td>{big}</td>
                      <td>{small}</td>
                      <td>{stolen}</td>
                      <td>
                        {share === null ? (
                          <>
                            –<span className="sr-only">, no pickups</span>
                          </>
                        ) : (
                          <span className={classes.share}>
                            <i aria-hidden="true">
                              <b data-team={TEAM_KEYS[player.team]} style={{ width: `${share * 100}%` }} />
                            </i>
                            {formatNumber(share * 100)} %
                          </span>
                        )}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </div>
      )}
    </Panel>
  );
}

/** Radius of a pad that was taken once and of the one taken most, px. */
const RADIUS = { least: 5, most: 17 } as const;

function PadPicture({ counts }: { counts: readonly (readonly [number, number])[] }) {
  const { report } = useMatch();
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const { ref, width } = useElementSize();
  const pixel = width > 0 ? PITCH_VIEW.width / width : 1;
  const most = Math.max(1, ...counts.map(([blue, orange]) => blue + orange));
  const words = (pad: number) => {
    const [blue = 0, orange = 0] = counts[pad] ?? [];
    const { x, y, big } = BOOST_PADS[pad] ?? { x: 0, y: 0, big: false };
    const half = y === 0 ? 'on the middle line' : `in ${teamName(report, y < 0 ? 0 : 1)}’s half`;
    const side = x === 0 ? 'in the middle' : x > 0 ? 'Blue’s left' : 'Blue’s right';
    return `${big ? 'Big' : 'Small'} pad ${half}, ${side}: ${teamName(report, 0)} ${blue}, ${teamName(report, 1)} ${orange}`;
  };
  return (
    <div>
      <div ref={ref}>
        {/* biome-ignore lint/a11y/useSemanticElements: a picture with parts to read is a group */}
        <svg
          viewBox={PITCH_VIEW_BOX}
          width="100%"
          role="group"
          aria-label="Boost pads with how often each was taken"
          style={{ display: 'block' }}
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
            const next = step === undefined ? undefined : stop + step;
            if (next === undefined || !BOOST_PADS[next]) return;
            event.preventDefault();
            event.currentTarget.querySelectorAll<SVGGElement>('[data-pad]')[next]?.focus();
          }}
        >
          <path d={pitchOutline(true)} fill="var(--pitch)" />
          <PitchLines standard />
          {BOOST_PADS.map((pad, index) => {
            const [blue = 0, orange = 0] = counts[index] ?? [];
            const total = blue + orange;
            const radius = (RADIUS.least + (RADIUS.most - RADIUS.least) * Math.sqrt(total / most)) * pixel;
            return (
              // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part to read, not to press
              <g
                key={`${pad.x} ${pad.y}`}
                data-pad={index}
                role="img"
                tabIndex={index === stop ? 0 : -1}
                aria-label={words(index)}
                className={classes.pad}
                transform={`translate(${pad.y / 10} ${-pad.x / 10})`}
                onFocus={() => {
                  setStop(index);
                  setActive(index);
                }}
                onBlur={() => setActive(null)}
                onPointerEnter={() => setActive(index)}
                onPointerLeave={() => setActive(null)}
              >
                <circle r={radius + 3 * pixel} fill="transparent" strokeWidth={2 * pixel} />
                <PadDisc blue={blue} orange={orange} radius={radius} big={pad.big} pixel={pixel} />
              </g>
            );
          })}
        </svg>
      </div>
      <p className={classes.caption}>
        {active === null
          ? 'Number: pickups; colour: whose, Blue from the top clockwise. A ring around it: big pad.'
          : words(active)}
      </p>
    </div>
  );
}

/** Smallest disc that carries its number, px. */
const LEAST_NUMBER_PX = 9;

interface PadDiscProps {
  blue: number;
  orange: number;
  radius: number;
  big: boolean;
  pixel: number;
}

/** Both teams' pickups as a divided disc with the number on it. */
function PadDisc({ blue, orange, radius, big, pixel }: PadDiscProps) {
  const total = blue + orange;
  return (
    <>
      {big && <circle r={radius + 2.5 * pixel} fill="none" stroke="var(--t2)" strokeWidth={1.5 * pixel} />}
      <circle r={radius} fill={total === 0 ? 'var(--s3)' : orange > 0 ? 'var(--orange)' : 'var(--blue)'} />
      {blue > 0 && orange > 0 && <path d={slice(blue / total, radius)} fill="var(--blue)" />}
      {total > 0 && radius >= LEAST_NUMBER_PX * pixel && (
        <text textAnchor="middle" y={4 * pixel} fontSize={12 * pixel} fontWeight="650" fill="#0c1016">
          {total}
        </text>
      )}
    </>
  );
}

/** Part of a disc, clockwise from the top. */
function slice(share: number, radius: number): string {
  const angle = share * 2 * Math.PI;
  const [x, y] = [radius * Math.sin(angle), -radius * Math.cos(angle)];
  return `M0 0V${-radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}z`;
}
