import type { AnswerPlaces } from '@datacoach/contract';
import { PitchPicture } from '../../../shared/pitch/pitch-picture.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from './places-panel.module.css';

const WORDS = { own: 'yours', against: 'theirs', lost: 'lost balls' } as const;
const SIZE = 15;

/** Where on the pitch it happened; the player attacks to the right. */
export function PlacesPanel({ places }: { places: AnswerPlaces }) {
  const { title, definition, marks } = places;
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  const label = kinds
    .map((kind) => `${marks.filter((mark) => mark.kind === kind).length} ${WORDS[kind]}`)
    .join(', ');
  return (
    <Panel title={title} term={{ label: title, definition }} aside={`${label} · attack →`}>
      <PitchPicture standard label={`${title}: ${label}`}>
        {marks.map(({ id, x, y, kind, strong }) => (
          <path
            key={id}
            d={kind === 'lost' ? TRIANGLE : kind === 'own' ? DISC : SQUARE}
            transform={`translate(${y / 10} ${-x / 10})`}
            className={classes.mark}
            data-strong={strong || undefined}
            data-kind={kind}
          />
        ))}
      </PitchPicture>
    </Panel>
  );
}

const TRIANGLE = `M${-SIZE} ${-SIZE * 0.8}H${SIZE}L0 ${SIZE}z`;
const SQUARE = `M${-SIZE * 0.8} ${-SIZE * 0.8}h${SIZE * 1.6}v${SIZE * 1.6}h${-SIZE * 1.6}z`;
const DISC = `M${SIZE} 0a${SIZE} ${SIZE} 0 1 1 ${-2 * SIZE} 0a${SIZE} ${SIZE} 0 1 1 ${2 * SIZE} 0z`;
