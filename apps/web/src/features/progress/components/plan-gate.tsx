import {
  PLAN_LABELS,
  PLAN_NAMES,
  type PlanName,
  PROGRESSION_ACCESS,
  type Progression,
  type ProgressionWindow,
} from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { countWords } from '../words/point-words.ts';
import { modeLabel, seasonWords } from '../words/window-words.ts';
import classes from './plan-gate.module.css';

/** A line that nobody played: what a longer look back shows. */
const EXAMPLE = [
  3.1, 3, 2.9, 3.05, 2.8, 2.75, 2.85, 2.7, 2.72, 2.6, 2.62, 2.4, 2.2, 2.05, 2, 1.9, 1.95, 1.8,
] as const;
const WIDTH = 220;
const HEIGHT = 64;
const [LOW, HIGH] = [1.6, 3.2];

/** The smallest plan that opens something. */
function opener(opens: (plan: PlanName) => boolean): string {
  return PLAN_LABELS[PLAN_NAMES.find(opens) ?? 'Diamond'];
}

interface PlanGateProps {
  data: Progression;
  /** What the plan does not open. */
  part: 'window' | 'periods';
}

/** What was asked for and a larger plan shows, with an example; everything else on the screen works. */
export function PlanGate({ data, part }: PlanGateProps) {
  const { plan, filter, season } = data;
  const isWindow = part === 'window';
  const reach = { games: 'your last 20 games', season: seasonWords(season), all: 'all your games' }[
    PROGRESSION_ACCESS[plan.name].reach
  ];
  const opens = (window: ProgressionWindow) =>
    opener((name) => PROGRESSION_ACCESS[name].windows.includes(window));
  return (
    <section
      className={classes.gate}
      aria-label={isWindow ? 'Further back, with a larger plan' : 'Two periods, with a larger plan'}
    >
      <Example isWindow={isWindow} />
      <div>
        <p className={classes.sentence}>
          {isWindow
            ? `${PLAN_LABELS[plan.name]} looks back at ${reach}. ${opens('season')} shows the season, ${opens('all')} all time.`
            : `Two periods of your own choice are compared with ${opener((name) => PROGRESSION_ACCESS[name].periods)}. Your newest games against those before stand below.`}
        </p>
        <p className="s12 t2">
          {isWindow && plan.gamesBeyond > 0
            ? `${countWords(plan.gamesBeyond)} of ${modeLabel(filter.mode)} before these are kept, and would be in the picture.`
            : 'Nothing is lost: all your games are kept, whatever the plan.'}{' '}
          <Link to="/membership" className="text-link">
            See the plans
          </Link>
        </p>
      </div>
    </section>
  );
}

function Example({ isWindow }: { isWindow: boolean }) {
  const x = (place: number) => (place / (EXAMPLE.length - 1)) * WIDTH;
  const y = (value: number) => HEIGHT - ((value - LOW) / (HIGH - LOW)) * HEIGHT;
  const path = EXAMPLE.map(
    (value, place) => `${place === 0 ? 'M' : 'L'}${x(place).toFixed(1)} ${y(value).toFixed(1)}`,
  );
  const cut = x(EXAMPLE.length - 6);
  return (
    <figure className={classes.example}>
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        role="img"
        aria-label={
          isWindow
            ? 'Example: over a season double commits fall from 3.1 to 1.8; the last 20 games show the end of it only'
            : 'Example: double commits before and after a change of habit, 2.8 against 2.0'
        }
      >
        <rect x={cut} y={-4} width={WIDTH - cut} height={HEIGHT + 8} className={classes.part} />
        {!isWindow && <rect x={0} y={-4} width={cut - 6} height={HEIGHT + 8} className={classes.other} />}
        <path d={path.join('')} className={classes.line} />
      </svg>
      <figcaption>Example, not your games</figcaption>
    </figure>
  );
}
