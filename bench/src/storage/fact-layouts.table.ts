import { KEYS, type MadeFact, PLACES } from './made-facts.ts';

/** A way to store a player's stats for a match. Every layout's statements return the same. */
export interface FactLayout {
  readonly name: string;
  /** Columns other than match and player. */
  readonly columns: string;
  /** A row's columns as JSON for `jsonb_to_recordset`. */
  readonly row: (fact: MadeFact) => object;
  /** Σ value·over / Σ over of every metric for player $1: rows of index and value. */
  readonly aggregate: string;
  /** Value and sample of metric 41 in each match of player $1. */
  readonly trend: string;
}

const places = Array.from({ length: PLACES }, (_, index) => index);
const TREND_PLACE = 41;

export const FACT_LAYOUTS: readonly FactLayout[] = [
  {
    name: 'real[] by metric number',
    columns: 'metric_values real[], metric_overs real[]',
    row: ({ values, overs }) => ({ metric_values: values, metric_overs: overs }),
    aggregate: `select place - 1 as place, sum(value * over) / sum(over) as value
      from facts, unnest(metric_values, metric_overs) with ordinality as figure(value, over, place)
      where player = $1 and value is not null group by place`,
    trend: `select match, metric_values[${TREND_PLACE + 1}] as value, metric_overs[${TREND_PLACE + 1}] as over
      from facts where player = $1 order by match`,
  },
  {
    name: 'jsonb by key',
    columns: 'metrics jsonb',
    row: ({ values, overs }) => ({
      metrics: Object.fromEntries(KEYS.map((key, index) => [key, [values[index], overs[index]]])),
    }),
    aggregate: `select key as place, sum((figure->>0)::real * (figure->>1)::real) / sum((figure->>1)::real) as value
      from facts, jsonb_each(metrics) as each(key, figure)
      where player = $1 and figure->>0 is not null group by key`,
    trend: `select match, (metrics->'${KEYS[TREND_PLACE]}'->>0)::real as value,
        (metrics->'${KEYS[TREND_PLACE]}'->>1)::real as over
      from facts where player = $1 order by match`,
  },
  {
    name: 'two columns a metric',
    columns: places.map((place) => `v${place} real, o${place} real`).join(', '),
    row: ({ values, overs }) =>
      Object.fromEntries(
        places.flatMap((place) => [
          [`v${place}`, values[place]],
          [`o${place}`, overs[place]],
        ]),
      ),
    aggregate: `with sums as (select ${places
      .map((place) => `sum(v${place} * o${place}) / nullif(sum(o${place}), 0) as s${place}`)
      .join(', ')} from facts where player = $1)
      select place, value from sums, unnest(array[${places.map((place) => `s${place}`).join(', ')}])
        with ordinality as figure(value, place) where value is not null`,
    trend: `select match, v${TREND_PLACE} as value, o${TREND_PLACE} as over from facts where player = $1 order by match`,
  },
];
