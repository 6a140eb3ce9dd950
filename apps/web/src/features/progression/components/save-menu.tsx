import type { Progression } from '@datacoach/contract';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { saveCsv } from '../../../shared/files/save-file.ts';
import { progressCsv } from '../export/progress-csv.ts';
import { type PictureWords, savePicture } from '../export/save-picture.ts';

interface SaveMenuProps {
  data: Progression;
  /** The chart while it is drawn. */
  chart: RefObject<SVGSVGElement | null>;
  words: PictureWords;
}

/** The picture with its description, and the numbers behind it. */
export function SaveMenu({ data, chart, words }: SaveMenuProps) {
  const save = (format: 'svg' | 'png') => {
    if (!chart.current) return;
    savePicture(chart.current, words, format).catch(() =>
      showToast({ kind: 'failed', message: 'The picture could not be made. Try the other format.' }),
    );
  };
  const copy = () =>
    navigator.clipboard.writeText(words.description).then(
      () => showToast({ kind: 'done', message: 'Description copied' }),
      () => showToast({ kind: 'failed', message: 'The browser did not allow copying.' }),
    );
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          leftSection={<IconDownload size={14} stroke={1.6} aria-hidden="true" />}
        >
          Save
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save('png')}>Picture (PNG)</Menu.Item>
        <Menu.Item onClick={() => save('svg')}>Picture (SVG)</Menu.Item>
        <Menu.Item onClick={() => saveCsv(progressCsv(data), `${words.fileName}.csv`)}>
          Numbers (CSV)
        </Menu.Item>
        <Menu.Item onClick={() => void copy()}>Copy the description</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
