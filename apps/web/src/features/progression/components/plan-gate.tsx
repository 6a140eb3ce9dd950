import { PLAN_LABELS, type Progression } from '@datacoach/contract';
import { formatMode } from '../../../shared/format/mode.ts';
import { FeatureGate, formatOpener } from '../../../shared/ui/feature-gate.tsx';
import { describeSeason, formatGames } from '../text/point-text.ts';

/** A made-up line that shows what a longer history looks like. */
const EXAMPLE = [
  3.1, 3, 2.9, 3.05, 2.8, 2.75, 2.85, 2.7, 2.72, 2.6, 2.62, 2.4, 2.2, 2.05, 2, 1.9, 1.95, 1.8,
] as const;
const WIDTH = 220;
const HEIGHT = 64;
const [LOW, HIGH] = [1.6, 3.2];
/** Points of the line visible with a short history. */
const SHORT = 6;

type Part = Progression['plan']['closed'][number];

interface GateRow {
  label: string;
  entitlement: keyof Progression['plan']['opensWith'];
  picture: string;
}

const DROP = 'Example: double commits drop from 3.1 to 1.8 over a season';
const GATES: Readonly<Record<Part, GateRow>> = {
  all: { label: 'Progression', entitlement: 'games', picture: DROP },
  mode: { label: 'This mode', entitlement: 'mode', picture: DROP },
  window: {
    label: 'Longer history',
    entitlement: 'all',
    picture: `${DROP}; the last 20 games show only the end`,
  },
  polr: {
    label: 'POLR over time',
    entitlement: 'polr',
    picture: 'Example: POLR rises from 41 to 47 over a season',
  },
  periods: {
    label: 'Compare two periods',
    entitlement: 'periods',
    picture: 'Example: double commits before and after changing a habit, 2.8 vs. 2.0',
  },
};

/** Shows what a higher plan unlocks, with an example; the rest of the screen works. */
export function PlanGate({ data, part }: { data: Progression; part: Part }) {
  const { label, entitlement } = GATES[part];
  return (
    <FeatureGate
      label={`${label} with ${formatOpener(data.plan.opensWith[entitlement])}`}
      example={<Example part={part} />}
      summary={getText(data, part)}
      note={getGateNote(data, part)}
    />
  );
}

function getText({ plan, filter, season }: Progression, part: Part): string {
  const { opensWith } = plan;
  const planLabel = PLAN_LABELS[plan.name];
  switch (part) {
    case 'all':
      return `${formatOpener(opensWith.games)} shows your stats over time, game by game.`;
    case 'mode':
      return `${formatOpener(opensWith.mode)} tracks ${formatMode(filter.mode)} over time; ${planLabel} tracks your most-played mode.`;
    case 'window': {
      const all = formatOpener(opensWith.all);
      if (plan.reach === 'season') {
        const reach = season.number === null ? 'the last 90 days' : describeSeason(season);
        return `${planLabel} looks back at ${reach}. ${all} shows all time.`;
      }
      return `${planLabel} looks back at your last 20 games. ${formatOpener(opensWith.season)} shows the season, ${all} all time.`;
    }
    case 'polr':
      return `${formatOpener(opensWith.polr)} tracks POLR (path of least resistance): the rank you play like, over your last 20 games at each point.`;
    case 'periods':
      return `${formatOpener(opensWith.periods)} compares any two periods. Your newest games vs. earlier ones are below.`;
  }
}

function getGateNote({ plan, filter }: Progression, part: Part): string {
  if (part === 'polr') return 'Choose any other stat to see it here.';
  if (part === 'periods' || plan.gamesBeyond === 0) return 'You keep all your games on every plan.';
  const games = `${formatGames(plan.gamesBeyond)} of ${formatMode(filter.mode)}`;
  return part === 'window'
    ? `${games} earlier games are saved and would show up here.`
    : `${games} are saved and would show up here. Their match pages are open on every plan.`;
}

function Example({ part }: { part: Part }) {
  const x = (pointIndex: number) => (pointIndex / (EXAMPLE.length - 1)) * WIDTH;
  const y = (value: number) => {
    const fromTop = (HIGH - value) / (HIGH - LOW);
    return HEIGHT * (part === 'polr' ? 1 - fromTop : fromTop);
  };
  const path = EXAMPLE.map(
    (value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`,
  );
  const cut = x(EXAMPLE.length - SHORT);
  return (
    <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} role="img" aria-label={GATES[part].picture}>
      {(part === 'window' || part === 'periods') && (
        <rect x={cut} y={-4} width={WIDTH - cut} height={HEIGHT + 8} className="fill-band" />
      )}
      {part === 'periods' && (
        <rect x={0} y={-4} width={cut - 6} height={HEIGHT + 8} className="fill-band opacity-50" />
      )}
      <path d={path.join('')} className="fill-none stroke-me stroke-2 [stroke-linejoin:round]" />
    </svg>
  );
}
