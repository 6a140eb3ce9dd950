import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { AnswerSeries } from '@datacoach/contract';
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { ChartFrame } from '../../../shared/chart/chart-frame.tsx';
import { formatLinePath } from '../../../shared/chart/chart-paths.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';

const HEIGHT = 160;
const EDGE = { left: 28, right: 12, top: 10, bottom: 20 } as const;

/** A value game by game, its mean, and where its level changed. */
export function SeriesPanel({ series }: { series: AnswerSeries }) {
  const { title, definition, points, changeAt, reference, decimals } = series;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const values = [...points.map(({ value }) => value), ...(reference === null ? [] : [reference])];
  const [low = 0, high = 0] = extent(values);
  const y = scaleLinear([low, high], [HEIGHT - EDGE.bottom, EDGE.top]);
  const words = `${counted(points.length, 'game')}, from ${formatNumber(first.value, decimals)} to ${formatNumber(last.value, decimals)}${changeAt === null ? ', no real change' : `, a real change on ${formatShortDate(new Date(points[changeAt]!.at * 1000))}`}`;
  return (
    <Panel
      title={title}
      term={{ label: title, definition }}
      aside={`${formatShortDate(new Date(first.at * 1000))} to ${formatShortDate(new Date(last.at * 1000))}`}
    >
      <ChartFrame label={words} className="min-h-41.5">
        {(width) => {
          const x = scaleLinear([0, Math.max(1, points.length - 1)], [EDGE.left, width - EDGE.right]);
          return (
            <svg width={width} height={HEIGHT} aria-hidden="true">
              {reference !== null && (
                <path
                  d={`M${EDGE.left} ${y(reference)}H${width - EDGE.right}`}
                  className="stroke-ref [stroke-dasharray:4_4]"
                />
              )}
              {[low, high].map((value) => (
                <text
                  key={value}
                  x={EDGE.left - 6}
                  y={y(value) + 4}
                  textAnchor="end"
                  className="fill-t3 text-[12px]"
                >
                  {formatNumber(value, decimals)}
                </text>
              ))}
              {points.map(({ at, value }, index) => (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: two games may begin in the same second
                  key={`${at} ${index}`}
                  cx={x(index)}
                  cy={y(value)}
                  r="3"
                  className="fill-t3 [fill-opacity:0.6]"
                />
              ))}
              <path
                d={formatLinePath(
                  points.map(({ mean }) => mean),
                  x,
                  y,
                )}
                className="fill-none stroke-me stroke-2"
              />
              {changeAt !== null && (
                <>
                  <path
                    d={`M${(x(changeAt) + x(changeAt - 1)) / 2} ${EDGE.top}V${HEIGHT - EDGE.bottom}`}
                    className="stroke-accent-text stroke-[1.5]"
                  />
                  <text
                    x={(x(changeAt) + x(changeAt - 1)) / 2}
                    y={HEIGHT - 6}
                    textAnchor="middle"
                    className="fill-t3 text-[12px]"
                  >
                    change
                  </text>
                </>
              )}
            </svg>
          );
        }}
      </ChartFrame>
    </Panel>
  );
}
