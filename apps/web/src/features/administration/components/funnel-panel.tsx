import type { Overview } from '@datacoach/contract';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { shareWords } from '../words/overview-words.ts';
import classes from './overview.module.css';

/** How far those who have signed up have come. */
export function FunnelPanel({ funnel }: Pick<Overview, 'funnel'>) {
  return (
    <Panel title="From sign-up to paying">
      <ol className={classes.steps}>
        {(
          [
            ['Signed up', funnel.signUps],
            ['First upload', funnel.firstUpload],
            ['Fifth upload', funnel.fifthUpload],
            ['Paying', funnel.paying],
          ] as const
        ).map(([name, value]) => (
          <li key={name}>
            <span className="t2">{name}</span>
            <span className="num">
              {formatNumber(value)} <span className="t3">{shareWords(value, funnel.signUps)}</span>
            </span>
            <span className={classes.bar}>
              <i style={{ width: `${funnel.signUps === 0 ? 0 : (100 * value) / funnel.signUps}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
