import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { goalChoicesQuery } from '../api/weekly-goals.ts';
import { goalTitle } from '../words/goal-words.ts';

/** As many as a week can hold of one's own: a habit and a skill. */
const SHOWN = ['habit', 'skill'] as const;

interface NextTargetsProps {
  mode: 5 | 10 | 15;
  onLeave: () => void;
}

/** This week's targets towards the next rank; nothing before there are games for any. */
export function NextTargets({ mode, onLeave }: NextTargetsProps) {
  const { data } = useQuery(goalChoicesQuery(mode, false));
  const titles = SHOWN.flatMap((kind) => {
    const choice = data?.choices.find((row) => row.kind === kind && row.target !== null);
    if (!choice || choice.target === null) return [];
    return goalTitle({ ...choice, title: null, mode, target: choice.target, direction: 'atLeast' });
  });
  if (titles.length === 0) return null;
  return (
    <p>
      <span className="t3">New weekly targets</span> {titles.join(', ')}.{' '}
      <Link to="/dashboard" search={{ goals: 'choose', mode }} className="text-link" onClick={onLeave}>
        Choose
      </Link>
    </p>
  );
}
