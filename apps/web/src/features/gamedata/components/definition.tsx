import type { StatisticInfo } from '@datacoach/analysis/metadata';
import { Popover } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { UNIT_NAMES } from '../../../shared/format/statistic-value.ts';
import classes from './definition.module.css';

const CONFIDENCE_WORDS: Readonly<Record<StatisticInfo['confidence'], string>> = {
  high: 'read from the game’s own records',
  medium: 'derived from recorded positions',
  low: 'an estimate',
};

const DIRECTION_WORDS: Readonly<Record<StatisticInfo['better'], string>> = {
  higher: 'more is better',
  lower: 'less is better',
  neutral: 'neither more nor less is better',
};

/** What a figure means, one click away. */
export function Definition({ statistic }: { statistic: StatisticInfo }) {
  return (
    <Popover width={300} position="bottom-start" withinPortal trapFocus={false}>
      <Popover.Target>
        <button type="button" className={classes.button} aria-label={`Definition of ${statistic.label}`}>
          <IconInfoCircle size={13} stroke={1.6} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <b>{statistic.label}</b>
        <p>{statistic.definition}</p>
        <dl>
          <dt>Unit</dt>
          <dd>{UNIT_NAMES[statistic.unit]}</dd>
          <dt>Direction</dt>
          <dd>{DIRECTION_WORDS[statistic.better]}</dd>
          <dt>Confidence</dt>
          <dd>
            {statistic.confidence}, {CONFIDENCE_WORDS[statistic.confidence]}
          </dd>
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}
