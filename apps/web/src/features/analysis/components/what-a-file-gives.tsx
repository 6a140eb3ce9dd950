import {
  STATISTIC_GROUP_LABELS,
  STATISTIC_GROUPS,
  STATISTICS,
  type StatisticGroup,
} from '@datacoach/analysis/metadata';
import { useId, useState } from 'react';
import classes from './what-a-file-gives.module.css';

/** Every figure that a file gives, by group, each with its definition: read from the registry itself. */
export function WhatAFileGives() {
  const [open, setOpen] = useState<StatisticGroup | null>(null);
  const list = useId();
  return (
    <section id="how" className={classes.section}>
      <h2>What a file gives you: {STATISTICS.length} figures for every player</h2>
      <p className={classes.lead}>
        And the score with its clocks, a timeline of goals, shots, saves and demolitions, and where each
        player and the ball spent their time. Open a group to read how each figure counts.
      </p>
      <div className={classes.groups}>
        {STATISTIC_GROUPS.map((group) => (
          <button
            key={group}
            type="button"
            className={classes.group}
            aria-expanded={open === group}
            aria-controls={list}
            onClick={() => setOpen(open === group ? null : group)}
          >
            <b>{STATISTIC_GROUP_LABELS[group]}</b>
            <span className="num">{STATISTICS.filter((statistic) => statistic.group === group).length}</span>
          </button>
        ))}
      </div>
      <div id={list}>
        {open && (
          <dl className={classes.definitions}>
            {STATISTICS.filter((statistic) => statistic.group === open).map((statistic) => (
              <div key={statistic.key}>
                <dt>{statistic.label}</dt>
                <dd>{statistic.definition}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
