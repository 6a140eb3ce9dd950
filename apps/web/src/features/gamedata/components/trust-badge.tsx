import { ThreeBlocks } from '../../../shared/metrics/sample-badge.tsx';

/** Confidence of a detector from which on it is called so. */
const SURE = 0.9;
const LIKELY = 0.7;

/** How sure the detector is. */
export function TrustBadge({ confidence }: { confidence: number }) {
  const [filled, word] =
    confidence >= SURE ? [3, 'sure'] : confidence >= LIKELY ? [2, 'likely'] : [1, 'unsure'];
  return (
    <ThreeBlocks filled={filled} title={`${Math.round(confidence * 100)} % sure`}>
      {word}
    </ThreeBlocks>
  );
}
