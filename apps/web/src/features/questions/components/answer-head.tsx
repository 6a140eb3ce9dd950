import type { AskedQuestion, QuestionAnswer } from '@datacoach/contract';
import { formatNumber } from '../../../shared/format/number.ts';
import { DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import { SampleBadge } from '../../../shared/metrics/sample-badge.tsx';
import { comparedDelta } from '../words/compare-words.ts';
import { headlineParts } from '../words/headline-parts.ts';
import classes from './answer-head.module.css';

/** The finding as a sentence, its number with interval, and what it is held against. */
export function AnswerHead({
  asked,
  answer,
  nearestTo,
}: {
  asked: AskedQuestion;
  answer: QuestionAnswer;
  /** What somebody asked in his own words. */
  nearestTo: string | null;
}) {
  const { number, compared, sample } = answer;
  return (
    <header>
      {nearestTo !== null && (
        <p className="text-xs mb-1 text-accent-text wrap-anywhere">Nearest question to “{nearestTo}”</p>
      )}
      <p className="text-xs text-t3">{asked.title}</p>
      <h2
        className={`${classes.headline} max-w-[34ch] mt-0.5 text-[28px] leading-8.5 font-stretch-112% text-balance`}
        tabIndex={-1}
      >
        {headlineParts(answer.headline).map(({ text, strong }) =>
          strong ? (
            <b className="text-accent-text" key={text}>
              {text}
            </b>
          ) : (
            text
          ),
        )}
      </h2>
      <dl className={`${classes.facts} flex flex-wrap gap-y-2.5 mt-3.5`}>
        {number && (
          <div className="max-w-full mr-5 pr-5 border-r border-r-line last:mr-0 last:pr-0 last:border-0 max-md:flex-[1_1_45%] max-md:m-0 max-md:pt-0 max-md:pr-2 max-md:pb-0 max-md:pl-0 max-md:border-0">
            <dt>You{number.label ? `, ${number.label[0]!.toLowerCase()}${number.label.slice(1)}` : ''}</dt>
            <dd>
              <b className="num">{formatNumber(number.value, number.decimals)}</b>
              <span className="t3">
                {number.interval &&
                  `± ${formatNumber((number.interval[1] - number.interval[0]) / 2, number.decimals)} `}
                {number.unit}
              </span>
            </dd>
          </div>
        )}
        {number &&
          compared.map((other) => (
            <div
              className="max-w-full mr-5 pr-5 border-r border-r-line last:mr-0 last:pr-0 last:border-0 max-md:flex-[1_1_45%] max-md:m-0 max-md:pt-0 max-md:pr-2 max-md:pb-0 max-md:pl-0 max-md:border-0"
              key={`${other.of} ${other.label}`}
            >
              <dt>{other.label}</dt>
              <dd>
                <b className="num">{formatNumber(other.value, number.decimals)}</b>
                {other.of === 'rank' || other.of === 'next' ? (
                  <DeltaMark delta={comparedDelta(number, other.value)} />
                ) : (
                  other.games !== null && (
                    <span className="t3">
                      {other.games} {other.games === 1 ? 'game' : 'games'}
                    </span>
                  )
                )}
              </dd>
            </div>
          ))}
        <div className="max-w-full mr-5 pr-5 border-r border-r-line last:mr-0 last:pr-0 last:border-0 max-md:flex-[1_1_45%] max-md:m-0 max-md:pt-0 max-md:pr-2 max-md:pb-0 max-md:pl-0 max-md:border-0">
          <dt>Sample</dt>
          <dd>
            <SampleBadge games={sample.games} />
            {sample.count !== null && (
              <span className="t3">
                {formatNumber(sample.count)} {sample.noun}
              </span>
            )}
          </dd>
        </div>
      </dl>
    </header>
  );
}
