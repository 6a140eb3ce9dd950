import type { Overview } from '@datacoach/contract';
import { formatNumber } from '../../../shared/format/number.ts';
import { money, shareWords, storageWords } from '../words/overview-words.ts';
import classes from './overview.module.css';
import { sumOfDays } from './sum-of-days.ts';

/** The sums of the period, and how things stand now. */
export function OverviewTiles({ data }: { data: Overview }) {
  const { days, queue, activeUsers, coaching, storage, revenue, flags } = data;
  const uploads = sumOfDays(days, 'uploads');
  const completed = sumOfDays(days, 'completed');
  const failed = sumOfDays(days, 'failed');
  const today = days.at(-1);
  const paid = revenue.filter(({ payments }) => payments > 0);
  return (
    <dl className={classes.tiles}>
      <Tile name="Uploads" value={formatNumber(uploads)} more={`${today?.uploads ?? 0} on the last day`} />
      <Tile
        name="Read"
        value={shareWords(completed, completed + failed)}
        more={`${formatNumber(failed)} failed`}
      />
      <Tile
        name="Queue now"
        value={queue.oldestMinutes === null ? 'empty' : `${formatNumber(queue.oldestMinutes)} min old`}
        more={`${formatNumber(queue.replays)} wait${queue.minutes === null ? '' : `, about ${queue.minutes} min`}`}
      />
      <Tile
        name="Active users"
        value={formatNumber(activeUsers.day)}
        more={`${formatNumber(activeUsers.week)} in 7 days, ${formatNumber(activeUsers.month)} in 30`}
      />
      <Tile
        name="Revenue, net"
        value={
          paid.map(({ net, refunded, currency }) => money(net - refunded, currency)).join(', ') || 'none'
        }
        more={
          paid
            .map(
              ({ payments, refunded, currency }) => `${payments} payments, ${money(refunded, currency)} back`,
            )
            .join(', ') || 'no payment'
        }
      />
      <Tile
        name="Coaching sessions"
        value={formatNumber(coaching.taken)}
        more={`${formatNumber(coaching.givenBack)} given back · not there: ${formatNumber(coaching.playersMissing)} players, ${formatNumber(coaching.coachesMissing)} coaches`}
      />
      <Tile
        name="Storage"
        value={storageWords(storage.bytes)}
        more={`${formatNumber(storage.files)} files, ${storageWords(storage.newBytes)} new`}
      />
      <Tile
        name="Called wrong"
        value={formatNumber(flags.events)}
        more={`moments; ${formatNumber(flags.metrics)} findings`}
      />
    </dl>
  );
}

function Tile({ name, value, more }: { name: string; value: string; more: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
      <dd>{more}</dd>
    </div>
  );
}
