import { formatNumber, formatSpan } from '@datacoach/analysis/format-number';
import { CAREER_PARTS, type CareerPage, type CareerPart } from '@datacoach/contract';
import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { saveFile } from '../../../shared/files/save-file.ts';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { type CareerSearch, careerQuery, careerShareQuery, saveCareerShare } from '../api/career.ts';
import {
  CareerBody,
  CareerFilters,
  describeCoverage,
  describeSpan,
  formatCareerText,
  formatKilometers,
  MODE_LABELS,
  RECORDS,
} from '../components/career-body.tsx';

interface CareerScreenProps {
  search: CareerSearch;
  onChange: (part: { [K in keyof CareerSearch]: CareerSearch[K] | undefined }) => void;
}

export function CareerScreen({ search, onChange }: CareerScreenProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(careerQuery(search));
  const [shown, setShown] = useState<'picture' | 'public' | null>(null);
  const isEmpty = data?.coverage.counted === 0;
  return (
    <>
      <PageHead
        title="Career record"
        subtitle={data ? describeCoverage(data) : 'your career so far'}
        actions={
          data &&
          !isEmpty && (
            <>
              <Button onClick={() => setShown('public')}>Choose what’s public</Button>
              <Button onClick={() => setShown('picture')}>Share a picture</Button>
            </>
          )
        }
      />
      <CareerFilters search={search} onChange={onChange} />
      {data ? (
        isEmpty ? (
          <Empty search={search} onAll={() => onChange({ mode: undefined, span: undefined })} />
        ) : (
          <CareerBody career={data} isOld={isPlaceholderData} />
        )
      ) : error ? (
        <LoadFailed title="We couldn’t load your career" error={error} retry={refetch}>
          Your games and stats are safe.
        </LoadFailed>
      ) : (
        <Skeleton height={480} mt={24} role="status" aria-label="Loading your career…" />
      )}
      {data && (
        <>
          <PictureDialog career={data} opened={shown === 'picture'} onClose={() => setShown(null)} />
          <PublicDialog opened={shown === 'public'} onClose={() => setShown(null)} />
        </>
      )}
    </>
  );
}

function Empty({ search, onAll }: { search: CareerSearch; onAll: () => void }) {
  const isNarrow = search.mode !== undefined || search.span !== undefined;
  return (
    <StatePanel
      title={isNarrow ? 'No games yet' : 'No records yet'}
      actions={
        isNarrow ? (
          <Button onClick={onAll}>Show all games</Button>
        ) : (
          <Button onClick={() => openDialog('upload')}>Choose replay files</Button>
        )
      }
    >
      {isNarrow
        ? 'You have no games in this mode and period.'
        : 'Upload a replay to see your games, goals, hardest shot, longest win streak and best teammates.'}
    </StatePanel>
  );
}

function PictureDialog(props: { career: CareerPage; opened: boolean; onClose: () => void }) {
  const { career, opened, onClose } = props;
  const svg = useMemo(() => drawCareerPicture(career), [career]);
  const [failed, setFailed] = useState(false);
  const words = formatCareerText(career);
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const save = async () => {
    try {
      setFailed(false);
      saveFile(await renderPng(address), 'datacoach-career.png');
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog opened={opened} onClose={onClose} title="Share a picture" size={720}>
      <div className="grid grid-cols-1 gap-3">
        <img src={address} alt={words} width="100%" style={{ aspectRatio: PICTURE.width / PICTURE.height }} />
        <p className="s12 t3">Alt text for the picture:</p>
        <CopyLine what="the alt text" text={words} />
        <div className="flex flex-wrap gap-2">
          <TextButton label="Save as PNG" variant="filled" onClick={() => void save()} />
          <TextButton
            label="Save as SVG"
            onClick={() => saveFile(new Blob([svg], { type: 'image/svg+xml' }), 'datacoach-career.svg')}
          />
        </div>
        {failed && <p role="alert">Your browser couldn’t create the picture. Save it as SVG instead.</p>}
      </div>
    </Dialog>
  );
}

async function renderPng(address: string): Promise<Blob> {
  const image = new Image(PICTURE.width, PICTURE.height);
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  canvas.getContext('2d')!.drawImage(image, 0, 0, PICTURE.width, PICTURE.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('We couldn’t create the picture.'))));
  });
}

/** Shown uncropped on social sites. */
const PICTURE = { width: 1200, height: 630 } as const;
/** Colors of the dark theme: a picture has no style sheet. */
const COLORS = {
  ground: '#0e141b',
  line: '#2a3540',
  bright: '#f2f5f7',
  quiet: '#9aa7b3',
  bib: '#d9f23c',
} as const;
const MAX_FEATS = 5;
const LEFT = 64;
/** Distance between two stats: the pitch starts to the right of the last. */
const COLUMN = 148;

export function drawCareerPicture(career: CareerPage): string {
  const { record, feats, userName, mode } = career;
  const stats = record
    ? [
        { label: 'Games', value: formatNumber(record.games) },
        { label: 'Won', value: `${Math.round((record.won / Math.max(1, record.games)) * 100)}%` },
        { label: 'Goals', value: formatNumber(record.goals) },
        { label: 'Assists', value: formatNumber(record.assists) },
        { label: 'Saves', value: formatNumber(record.saves) },
      ]
    : [];
  const rows = RECORDS.flatMap(({ name, label, write }) => {
    const found = feats?.[name];
    return found ? [{ label, value: write(found.value) }] : [];
  }).slice(0, MAX_FEATS);
  const time = record
    ? `${formatSpan(record.seconds)} on the field, ${formatKilometers(record.distance)}`
    : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" width="${PICTURE.width}" height="${PICTURE.height}" font-family="Archivo, Arial, sans-serif">`,
    `<rect width="100%" height="100%" fill="${COLORS.ground}"/>`,
    `<g fill="none" stroke="${COLORS.line}" stroke-width="2"><path d="M880 70h220l50 50v370l-50 50H880l-50-50V120z"/><circle cx="990" cy="305" r="72"/><path d="M830 305h88M1062 305h88"/></g>`,
    renderText(LEFT, 92, 52, COLORS.bright, userName, 700),
    renderText(LEFT, 132, 24, COLORS.quiet, `${describeSpan(career)}${MODE_LABELS[mode]}`),
    ...stats.flatMap(({ label, value }, index) => [
      renderText(LEFT + index * COLUMN, 236, 44, COLORS.bib, value, 700),
      renderText(LEFT + index * COLUMN, 268, 20, COLORS.quiet, label),
    ]),
    renderText(LEFT, 312, 20, COLORS.quiet, time),
    ...rows.flatMap(({ label, value }, index) => [
      renderText(LEFT, 372 + index * 38, 22, COLORS.quiet, label),
      renderText(LEFT + 520, 372 + index * 38, 24, COLORS.bright, value, 600),
    ]),
    renderText(LEFT, 598, 18, COLORS.quiet, describeCoverage({ ...career, season: null, week: null })),
    renderText(PICTURE.width - LEFT, 598, 24, COLORS.bright, 'DataCoach', 700, 'end'),
    '</svg>',
  ].join('');
}

const renderText = (
  x: number,
  y: number,
  size: number,
  fill: string,
  words: string,
  weight = 400,
  anchor: 'start' | 'end' = 'start',
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeXml(words)}</text>`;

/** Names may contain anything. */
function escapeXml(words: string): string {
  const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return words.replaceAll(/[&<>"]/g, (mark) => marks[mark]!);
}

const PART_LABELS: Readonly<Record<CareerPart, string>> = {
  record: 'Games, goals, assists, saves and more',
  feats: 'Records (without links to the games)',
  milestones: 'Milestones',
  ranks: 'Ranks over time',
  teammates: 'Best teammates (hidden players left out)',
  favorites: 'Favorite car and map',
};

/** Chooses what of the career is visible to everyone with the link; nothing by default. */
function PublicDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const share = useQuery({ ...careerShareQuery, enabled: opened });
  return (
    <Dialog opened={opened} onClose={onClose} title="Choose what’s public">
      {share.data ? (
        <Choice parts={share.data.parts} token={share.data.token} onClose={onClose} />
      ) : (
        <Pending query={share} height={240} label="Loading your settings…" />
      )}
    </Dialog>
  );
}

function Choice(props: { parts: readonly CareerPart[]; token: string | null; onClose: () => void }) {
  const { parts, token, onClose } = props;
  const [chosen, setChosen] = useState<readonly CareerPart[]>(parts);
  const save = useMutation({ mutationFn: () => saveCareerShare(chosen).then(() => chosen.length > 0) });
  const saved = save.data ? 'Saved. The link shows only these parts.' : 'Nothing is public anymore.';
  const words = save.error ? getFailureMessage(save.error) : save.isSuccess && saved;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="t2">
        Your career is private unless you share parts of it here. Anyone with the link sees these parts, your
        username and your game count, but not your matches. Search engines can’t index it.
      </p>
      <Checkbox.Group
        label="Public parts"
        value={[...chosen]}
        onChange={(values) => setChosen(CAREER_PARTS.filter((part) => values.includes(part)))}
      >
        <div className="grid gap-2 pt-2">
          {CAREER_PARTS.map((part) => (
            <Checkbox key={part} value={part} label={PART_LABELS[part]} />
          ))}
        </div>
      </Checkbox.Group>
      {token !== null && <CopyLine what="the link" text={`${location.origin}/player/${token}`} />}
      {words && <p role="status">{words}</p>}
      <div className="flex flex-wrap gap-2">
        <TextButton label="Save" variant="filled" loading={save.isPending} onClick={() => save.mutate()} />
        <TextButton label="Close" quiet onClick={onClose} />
      </div>
    </div>
  );
}
