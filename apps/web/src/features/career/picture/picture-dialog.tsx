import type { CareerPage } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { saveFile } from '../../../shared/files/save-file.ts';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { formatCareerText } from '../words/career-words.ts';
import { drawCareerPicture, PICTURE } from './career-picture.ts';

interface PictureDialogProps {
  career: CareerPage;
  opened: boolean;
  onClose: () => void;
}

export function PictureDialog({ career, opened, onClose }: PictureDialogProps) {
  const svg = useMemo(() => drawCareerPicture(career), [career]);
  const [failed, setFailed] = useState(false);
  const words = formatCareerText(career);
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const save = async () => {
    try {
      setFailed(false);
      saveFile(await asPng(address), 'datacoach-career.png');
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
          <Button variant="filled" onClick={() => void save()}>
            Save as PNG
          </Button>
          <Button
            onClick={() => saveFile(new Blob([svg], { type: 'image/svg+xml' }), 'datacoach-career.svg')}
          >
            Save as SVG
          </Button>
        </div>
        {failed && <p role="alert">Your browser couldn’t create the picture. Save it as SVG instead.</p>}
      </div>
    </Dialog>
  );
}

async function asPng(address: string): Promise<Blob> {
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
