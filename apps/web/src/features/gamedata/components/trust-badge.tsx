import classes from './trust-badge.module.css';

/** Confidence of a detector from which on it is called so. */
const SURE = 0.9;
const LIKELY = 0.7;

/** How sure the detector is: three blocks and a word. */
export function TrustBadge({ confidence }: { confidence: number }) {
  const [blocks, word] =
    confidence >= SURE ? [3, 'sure'] : confidence >= LIKELY ? [2, 'likely'] : [1, 'unsure'];
  return (
    <span className={classes.badge} title={`${Math.round(confidence * 100)} % sure`}>
      <span aria-hidden="true" className={classes.blocks}>
        {[1, 2, 3].map((block) => (
          <i key={block} data-on={block <= blocks || undefined} />
        ))}
      </span>
      {word}
    </span>
  );
}
