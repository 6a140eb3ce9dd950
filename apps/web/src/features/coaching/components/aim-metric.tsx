import { GOAL_METRICS } from '@datacoach/analysis/metadata';
import type { OwnBrief } from '@datacoach/contract';
import { NativeSelect } from '@mantine/core';

interface AimMetricProps {
  cases: OwnBrief['cases'];
  value: string;
  onChange: (metric: string) => void;
}

/** The number that says afterwards whether it helped: one of the player's cases, or of the weekly goals. */
export function AimMetric({ cases, value, onChange }: AimMetricProps) {
  const others = GOAL_METRICS.flatMap(({ metric, label }) =>
    metric === null || cases.some((one) => one.metric === metric) ? [] : [{ metric, label }],
  );
  return (
    <NativeSelect
      label="Measured afterwards by"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">what your coach sets</option>
      {cases.length > 0 && (
        <optgroup label="Your cases">
          {cases.map(({ metric, label }) => (
            <option key={metric} value={metric}>
              {label}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label="Other numbers">
        {others.map(({ metric, label }) => (
          <option key={metric} value={metric}>
            {label}
          </option>
        ))}
      </optgroup>
    </NativeSelect>
  );
}
