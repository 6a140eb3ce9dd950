import type { ReplayItem } from '@datacoach/contract';
import classes from './replay-result.module.css';

const WON = 5;

/**
 * The score, the caller's goals first when it is known which player he is (W or L plate), else blue before orange
 * with the team marks beside the figures.
 */
export function ReplayResult({ replay }: { replay: ReplayItem }) {
  const { score, result } = replay;
  if (!score) return <span className="t3 nowrap">no score</span>;
  const { blue, orange } = score;
  if (result === null) {
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        <i
          className="w-0.75 h-4 rounded-[1px] bg-blue data-[team=orange]:bg-orange"
          data-team="blue"
          aria-hidden="true"
        />
        <b className="num" aria-hidden="true">
          {blue}–{orange}
        </b>
        <i
          className="w-0.75 h-4 rounded-[1px] bg-blue data-[team=orange]:bg-orange"
          data-team="orange"
          aria-hidden="true"
        />
        <span className="sr-only">{`Blue ${blue}, Orange ${orange}`}</span>
      </span>
    );
  }
  const won = result === WON;
  const [own, other] = won === blue > orange ? [blue, orange] : [orange, blue];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <i className={classes.plate} data-won={won || undefined} aria-hidden="true">
        {won ? 'W' : 'L'}
      </i>
      <span className="sr-only">{won ? 'Won' : 'Lost'}</span>
      <b className="num">
        {own}–{other}
      </b>
    </span>
  );
}
