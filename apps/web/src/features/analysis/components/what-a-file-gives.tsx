import { STATISTICS } from '@datacoach/analysis/metadata';
import { GROUP_LABELS } from '../../../shared/format/statistic-groups.ts';
import classes from './what-a-file-gives.module.css';

/** Every figure that a file gives, by group, each with its definition: read from the registry itself. */
export function WhatAFileGives() {
  return (
    <section id="how" className={classes.section}>
      <h2>What a file gives you: {STATISTICS.length} figures for every player</h2>
      <p className={classes.lead}>
        And the score with its clocks, a timeline of goals, shots, saves and demolitions, and where each
        player and the ball spent their time. Open a group to read how each figure counts.
      </p>
      <div className={classes.groups}>
        {GROUP_LABELS.map(({ group, label }) => {
          const statistics = STATISTICS.filter((statistic) => statistic.group === group);
          return (
            <details key={group} className={classes.group}>
              <summary>
                <b>{label}</b>
                <span className="num">{statistics.length}</span>
              </summary>
              <dl>
                {statistics.map((statistic) => (
                  <div key={statistic.key}>
                    <dt>{statistic.label}</dt>
                    <dd>{statistic.definition}</dd>
                  </div>
                ))}
              </dl>
            </details>
          );
        })}
      </div>
    </section>
  );
}
