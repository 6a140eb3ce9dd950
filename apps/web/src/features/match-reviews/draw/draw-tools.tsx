import { MARK_COLOURS, MARK_TEXT_LENGTH, type MatchReport } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { IconArrowUpRight, IconCircle, IconFocus2, IconLetterT, IconPencil } from '@tabler/icons-react';
import classes from './draw-tools.module.css';
import { type Hand, TOOLS, type Tool } from './tools.ts';

const TOOL_ROWS = {
  arrow: { label: 'Arrow', icon: IconArrowUpRight, hint: 'Drag over the pitch: straight or bent.' },
  zone: { label: 'Zone', icon: IconCircle, hint: 'Drag from the middle of the zone to its edge.' },
  ring: {
    label: 'Ring',
    icon: IconFocus2,
    hint: 'Click a car, or choose the player: the ring goes with him.',
  },
  text: { label: 'Text', icon: IconLetterT, hint: 'Write it here, then click where it stands on the pitch.' },
  pen: {
    label: 'Pen',
    icon: IconPencil,
    hint: 'Draw on the picture. The camera is kept with it and stands still.',
  },
} as const satisfies Record<Tool, object>;
const COLOUR_WORDS = { chalk: 'White', yellow: 'Yellow', pink: 'Pink', green: 'Green' } as const;

interface DrawToolsProps {
  hand: Hand;
  onHand: (hand: Hand) => void;
  players: MatchReport['players'];
  onRing: (player: string) => void;
  /** Null where there is no camera to keep: then the pen has nothing to draw on. */
  canPen: boolean;
}

/** What the hand can draw with. */
export function DrawTools({ hand, onHand, players, onRing, canPen }: DrawToolsProps) {
  const { tool, colour } = hand;
  return (
    <div className="flex flex-col gap-2">
      <fieldset className={`${classes.row} flex flex-wrap gap-1 items-center m-0 p-0 border-0`}>
        <legend className="sr-only">Draw</legend>
        {TOOLS.map((one) => {
          const { label, icon: ToolIcon } = TOOL_ROWS[one];
          return (
            <button
              key={one}
              type="button"
              aria-pressed={tool === one}
              disabled={one === 'pen' && !canPen}
              onClick={() => onHand({ ...hand, tool: tool === one ? null : one })}
            >
              <ToolIcon size={18} stroke={1.6} aria-hidden="true" />
              {label}
            </button>
          );
        })}
      </fieldset>
      {tool && (
        <>
          <fieldset className={`${classes.row} flex flex-wrap gap-1 items-center m-0 p-0 border-0`}>
            <legend className="sr-only">Colour</legend>
            {MARK_COLOURS.map((one) => (
              <button
                key={one}
                type="button"
                className={classes.colour}
                data-colour={one}
                aria-label={COLOUR_WORDS[one]}
                aria-pressed={colour === one}
                onClick={() => onHand({ ...hand, colour: one })}
              >
                <i className="size-4 rounded-[50%] bg-current" />
              </button>
            ))}
          </fieldset>
          {tool === 'text' && (
            <TextInput
              size="xs"
              aria-label="Words in the picture"
              placeholder="Words in the picture"
              maxLength={MARK_TEXT_LENGTH}
              value={hand.text}
              onChange={(event) => onHand({ ...hand, text: event.currentTarget.value })}
            />
          )}
          {tool === 'ring' && (
            <fieldset className={`${classes.row} flex flex-wrap gap-1 items-center m-0 p-0 border-0`}>
              <legend className="sr-only">Ring around</legend>
              {players.map(({ key, name }) => (
                <button key={key} type="button" onClick={() => onRing(key)}>
                  {name}
                </button>
              ))}
            </fieldset>
          )}
          <p className="text-t2 text-[12px]">{TOOL_ROWS[tool].hint}</p>
        </>
      )}
    </div>
  );
}
