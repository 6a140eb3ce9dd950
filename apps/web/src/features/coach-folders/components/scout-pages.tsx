import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { ScoutBook, ScoutClip, Team } from '@datacoach/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Avatar } from '../../../app/shell/avatar.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatSpeedsInText } from '../../../shared/format/speed.ts';
import { drawPitchOutline, PITCH_VIEW_BOX, PitchLines } from '../../../shared/pitch/pitch-lines.tsx';
import { getShotRadius, SHOT_OUTCOMES, ShotMark } from '../../../shared/pitch/shot-mark.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { formatGameCount } from '../text/folder-text.ts';
import { formatHabits } from './kickoff-habits.tsx';
import classes from './scout-pages.module.css';

/** Chapters of the first page; the others are on the second. */
const FIRST_PAGE = new Set(['kickoffs', 'attack']);

/** A scouting report on two pages, to print or read aloud. */
export function ScoutPages({ book, folderName, by }: { book: ScoutBook; folderName?: string; by?: Team }) {
  const { name, games, wins, players, chapters, kickoffs, shots } = book;
  const first = chapters.filter(({ key }) => FIRST_PAGE.has(key));
  const second = chapters.filter(({ key }) => !FIRST_PAGE.has(key));
  return (
    <article className={classes.book} data-printed aria-label={`Scouting report: ${name}`}>
      <section className={classes.page} aria-label="Page 1">
        <header>
          {by && <TeamLine {...by} />}
          <h2>{name}</h2>
          <p className="s12 t2">
            {formatGameCount(games)}, {wins} won · {folderName && `from the folder ${folderName} · `}
            {players.map((player) => `${player.name} (${player.games})`).join(', ')}
          </p>
        </header>
        {kickoffs.length > 0 && <KickoffTable rows={kickoffs} />}
        {first.map((chapter) => (
          <Chapter key={chapter.key} chapter={chapter} />
        ))}
      </section>
      <section className={classes.page} aria-label="Page 2">
        {shots.length > 0 && <ShotPicture shots={shots} name={name} />}
        {second.map((chapter) => (
          <Chapter key={chapter.key} chapter={chapter} />
        ))}
      </section>
    </article>
  );
}

/** Whose report it is: logo and name, as far as the coach has set them. */
function TeamLine({ name, logoUrl }: Team) {
  if (!name && !logoUrl) return null;
  return (
    <p className="flex items-center gap-2 mb-2 wrap-anywhere">
      <span
        className="border border-line grid flex-none place-items-center size-8 rounded-[50%] bg-s4"
        aria-hidden="true"
      >
        <Avatar imageUrl={logoUrl} epicUserName={name} />
      </span>
      <span>Scouting report{name && ` by ${name}`}</span>
    </p>
  );
}

const Chapter = ({ chapter: { title, findings } }: { chapter: ScoutBook['chapters'][number] }) => (
  <section className={classes.chapter} aria-label={title}>
    <h3>{title}</h3>
    <ul>
      {findings.map(({ text, sample, clips }) => (
        <li key={text}>
          <p>{formatSpeedsInText(text)}</p>
          <p className="s12 t3">{sample}</p>
          {clips.length > 0 && (
            <div className="flex flex-wrap gap-1.5 mt-1.5 print:hidden">
              {clips.map((clip, index) => (
                <Clip key={`${clip.matchId} ${clip.time}`} clip={clip} number={index + 1} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  </section>
);

function Clip({ clip, number }: { clip: ScoutClip; number: number }) {
  const { matchId, label } = clip;
  return (
    <ButtonLink
      to="/admin/team-dashboard/match/$matchId"
      params={{ matchId }}
      search={toClipSearch(clip)}
      size="xs"
      aria-label={`Watch ${label}, clip ${number}`}
      leftSection={<IconPlayerPlay size={14} stroke={1.6} aria-hidden="true" />}
    >
      Clip {number}
    </ButtonLink>
  );
}

const KickoffTable = ({ rows }: { rows: ScoutBook['kickoffs'] }) => (
  <DataTable
    scrollLabel="Kickoff habits, table"
    isCaptionShown
    caption="Kickoff habits by spawn"
    className={classes.table}
    rows={rows}
    rowKey={({ spawn }) => spawn}
    columns={[
      { head: 'Spawn', isRowHead: true, cell: ({ label }) => label },
      { head: 'Taken', cell: ({ count }) => count },
      { head: 'Won', cell: ({ won }) => won },
      { head: 'Lost', cell: ({ lost }) => lost },
      { head: 'Neutral', cell: ({ neutral }) => neutral },
      {
        head: 'Time to ball',
        cell: ({ seconds }) => (seconds === null ? '–' : `${formatNumber(seconds, 2)} s`),
      },
      { head: 'The taker', cell: ({ approaches }) => formatHabits(approaches) },
      { head: 'Teammates', cell: ({ supports }) => formatHabits(supports) },
    ]}
  />
);

const PIXEL = 1.6;

function ShotPicture({ shots, name }: { shots: ScoutBook['shots']; name: string }) {
  const goals = shots.filter(({ outcome }) => outcome === 'goal').length;
  return (
    <figure className={`${classes.pitch}`}>
      <svg
        viewBox={PITCH_VIEW_BOX}
        width="100%"
        role="img"
        aria-label={`Where ${name} shoots from: ${counted(shots.length, 'attempt')}, ${counted(goals, 'goal')}`}
      >
        <path d={drawPitchOutline(true)} fill="var(--pitch)" />
        <PitchLines standard turned />
        {shots.map(({ x, y, xg, outcome }) => (
          <g
            key={`${x} ${y} ${xg}`}
            transform={`translate(${y / 10} ${-x / 10})`}
            style={{ color: 'var(--orange)' }}
          >
            <ShotMark
              outcome={SHOT_OUTCOMES.find((one) => one === outcome) ?? 'miss'}
              radius={getShotRadius(xg) * PIXEL}
              line={1.5 * PIXEL}
            />
          </g>
        ))}
      </svg>
      <figcaption className="s12 t3">
        Where they shoot from, attacking to the right. Filled = goal; bigger = better chance.
      </figcaption>
    </figure>
  );
}
