import { RANK_GROUPS, type RankGroup } from '@datacoach/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { capital, type GoalMode, MODES } from '../words/goal-words.ts';
import classes from './community-goal-form.module.css';
import type { Draft } from './goal-draft.ts';

interface TargetsProps {
  unit: string;
  rows: Draft['targets'];
  onChange: (rows: Draft['targets']) => void;
}

/** The grid: one row may stand for all modes and ranks, the most particular one that fits a player is his. */
export function Targets({ unit, rows, onChange }: TargetsProps) {
  const change = (key: number, part: Partial<Draft['targets'][number]>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <fieldset className={classes.targets}>
      <legend>Targets by mode and rank</legend>
      {rows.map(({ key, mode, rankGroup, target }, place) => (
        <div key={key} className={classes.target}>
          <NativeSelect
            aria-label={`Mode ${place + 1}`}
            value={mode === null ? '' : String(mode)}
            data={[
              { value: '', label: 'All modes' },
              ...MODES.map((row) => ({ value: String(row.mode), label: row.label })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              change(key, { mode: value === '' ? null : (Number(value) as GoalMode) })
            }
          />
          <NativeSelect
            aria-label={`Rank ${place + 1}`}
            value={rankGroup ?? ''}
            data={[
              { value: '', label: 'All ranks' },
              ...RANK_GROUPS.map((value) => ({ value, label: capital(value) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              change(key, {
                rankGroup: RANK_GROUPS.find((group): group is RankGroup => group === value) ?? null,
              })
            }
          />
          <TextInput
            type="number"
            aria-label={`Target ${place + 1}`}
            rightSection={<span className="s12 t3 nowrap">{unit}</span>}
            rightSectionWidth={84}
            value={target}
            min={0}
            step="any"
            onChange={(event) => change(key, { target: event.currentTarget.value })}
          />
          <Button
            size="xs"
            disabled={rows.length === 1}
            aria-label={`Remove target ${place + 1}`}
            onClick={() => onChange(rows.filter((row) => row.key !== key))}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button
        size="xs"
        onClick={() =>
          onChange([
            ...rows,
            { key: Math.max(...rows.map(({ key }) => key)) + 1, mode: null, rankGroup: null, target: '' },
          ])
        }
      >
        Add a target
      </Button>
    </fieldset>
  );
}
