import type { FolderContent, FolderGame } from '@datacoach/contract';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import type { AnalysisSearch } from '../search/analysis-search.ts';
import { gamesText } from '../words/folder-words.ts';
import classes from './game-strip.module.css';

interface GameStripProps {
  folder: FolderContent;
  search: AnalysisSearch;
  onChange: (part: Partial<Record<keyof AnalysisSearch, unknown>>) => void;
}

/** The folder's games in the order in which they were played, and all of them; figures below are of the one that holds. */
export function GameStrip({ folder, search, onChange }: GameStripProps) {
  const games = folder.games.filter(({ matchId, isRepeated }) => matchId !== null && !isRepeated);
  const scored = games.filter(({ score }) => score !== null);
  const sum = (of: (game: FolderGame) => number) => scored.reduce((total, game) => total + of(game), 0);
  return (
    <section
      className="relative flex gap-0.25 overflow-x-auto rounded-3 bg-line print:hidden"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Games of the folder"
    >
      <Tile
        head={`All, ${gamesText(games.length)}`}
        score={
          scored.length > 0 ? `${sum(({ score }) => score!.us)}–${sum(({ score }) => score!.them)}` : '–'
        }
        chances={`xG ${formatNumber(
          sum(({ xg }) => xg?.us ?? 0),
          2,
        )} · ${formatNumber(
          sum(({ xg }) => xg?.them ?? 0),
          2,
        )}`}
        isOpen={search.game === undefined}
        onOpen={() => onChange({ game: undefined })}
      />
      {games.map((game, index) => (
        <GameTile
          key={game.replayId}
          game={game}
          number={index + 1}
          isOpen={search.game === game.matchId}
          onOpen={() => onChange({ game: game.matchId })}
        />
      ))}
    </section>
  );
}

interface GameTileProps {
  game: FolderGame;
  number: number;
  isOpen: boolean;
  onOpen: () => void;
}

function GameTile({ game, number, isOpen, onOpen }: GameTileProps) {
  const { playedAt, score, xg, result } = game;
  const day = playedAt ? `, ${formatShortDate(new Date(playedAt))}` : '';
  return (
    <Tile
      head={`Game ${number}${day}`}
      result={result}
      score={score ? `${score.us}–${score.them}` : 'not ours'}
      chances={xg ? `xG ${formatNumber(xg.us, 2)} · ${formatNumber(xg.them, 2)}` : 'no xG'}
      isOpen={isOpen}
      onOpen={onOpen}
    />
  );
}

interface TileProps {
  head: string;
  result?: 5 | 10 | null;
  score: string;
  chances: string;
  isOpen: boolean;
  onOpen: () => void;
}

const WON = 5;

function Tile({ head, result, score, chances, isOpen, onOpen }: TileProps) {
  return (
    <button type="button" className={classes.tile} aria-pressed={isOpen} onClick={onOpen}>
      <span className="text-xs text-t2 whitespace-nowrap">{head}</span>
      <span className="flex items-center gap-1.5 min-h-5.5 font-semibold whitespace-nowrap">
        {result && (
          <span
            className="data-won:bg-t1 data-won:text-bg inline-flex items-center justify-center size-4.5 rounded-[3px] bg-s4 text-t1 text-[12px] leading-none"
            data-won={result === WON || undefined}
          >
            {result === WON ? 'W' : 'L'}
            <span className="sr-only">{result === WON ? 'on' : 'ost'}</span>
          </span>
        )}
        {score}
      </span>
      <span className="text-xs text-t2 whitespace-nowrap">{chances}</span>
    </button>
  );
}
