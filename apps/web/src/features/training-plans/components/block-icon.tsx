import type { BlockType } from '@datacoach/contract';
import {
  IconBulb,
  IconCheck,
  IconClipboardCheck,
  IconMovie,
  IconRepeat,
  IconTarget,
  IconTrophy,
  IconVideo,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<BlockType, typeof IconCheck>> = {
  'warm-up': IconBulb,
  pack: IconTarget,
  'own-mistakes': IconRepeat,
  'clip-review': IconMovie,
  'ranked-set': IconTrophy,
  video: IconVideo,
  check: IconClipboardCheck,
};

export function BlockIcon({ type, isDone }: { type: BlockType; isDone: boolean }) {
  const Shown = isDone ? IconCheck : ICONS[type];
  return <Shown size={18} stroke={1.6} aria-hidden="true" />;
}
