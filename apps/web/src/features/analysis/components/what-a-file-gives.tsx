import { STATISTIC_GROUP_LABELS, STATISTIC_GROUPS, STATISTICS } from '@datacoach/analysis/metadata';
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
        {STATISTIC_GROUPS.map((group) => {
          const statistics = STATISTICS.filter((statistic) => statistic.group === group);
          return (
            <details key={group} className={classes.group}>
              <summary>
                <b>{STATISTIC_GROUP_LABELS[group]}</b>
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
