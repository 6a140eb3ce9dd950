import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { AnswerNumber, AnswerPlaces, AskedQuestion, QuestionAnswer } from '@datacoach/contract';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { convertSpeedsInResponse } from '../../../shared/format/speed.ts';
import { calculateDelta, type Delta, DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import { SampleBadge } from '../../../shared/metrics/sample-badge.tsx';
import { PitchPicture } from '../../../shared/pitch/pitch-lines.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import answerHeadClasses from '../questions.module.css';
import { AnswerTable } from './answer-table.tsx';
import { ClipCards } from './clip-cards.tsx';
import { Headline } from './headline.tsx';
import { SeriesPanel } from './series-panel.tsx';

/** One thing to do: the advice, a drill with its training pack code, and the plans. */
function ActionBar({ action, aside }: { action: NonNullable<QuestionAnswer['action']>; aside: ReactNode }) {
  const { text, drill } = action;
  return (
    <section
      className="flex flex-wrap gap-3 items-center px-4 py-3 border-l-3 border-l-accent-text rounded-r-3 bg-s1"
      aria-label="One thing to do"
    >
      <div className="flex-[1_1_300px]">
        <h3>One thing to do</h3>
        <p className="text-base text-pretty">{text}</p>
      </div>
      <div
        className={`${answerHeadClasses.actions} max-md:w-full flex flex-wrap gap-x-4 gap-y-2 items-center`}
      >
        {drill ? (
          <Button variant="filled" onClick={() => openDialog('drill', drill)}>
            Start {drill.name}
            <span className="max-md:hidden">, {drill.minutes} min</span>
          </Button>
        ) : (
          <ButtonLink to="/training-plans" variant="filled">
            Training plans
          </ButtonLink>
        )}
        {aside}
      </div>
    </section>
  );
}

function Why({ answer, comparedWith }: { answer: QuestionAnswer; comparedWith: string }) {
  const { why, findings, caution, compared } = answer;
  const source = compared.find((one) => one.source !== undefined);
  return (
    <details className={answerHeadClasses.why} open>
      <summary className="min-h-6 text-t2 font-medium cursor-pointer">How we know</summary>
      {why.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {source !== undefined && (
        <p>
          Source for {source.label}: {source.source}.
        </p>
      )}
      {caution !== null && <p>{caution}</p>}
      {findings.length > 0 && (
        <>
          <h3 className="mt-4">Related stats</h3>
          <ul className="max-md:grid-cols-1 grid grid-cols-[repeat(auto-fill,minmax(320px,1fr))] gap-x-6 gap-y-3 mt-2">
            {findings.map(({ rule, question, verdict, text, early }) => (
              <li key={rule}>
                <b>{question}</b>{' '}
                <span
                  className="text-t3 text-[12px] data-[verdict=good]:text-better data-[verdict=weak]:text-worse-text"
                  data-verdict={verdict ?? undefined}
                >
                  {verdict === null ? 'for info only' : verdict}
                  {early && ', early sign'}
                </span>
                <p className="text-xs mt-0.5">{text}</p>
              </li>
            ))}
          </ul>
          <p className="t3 s12">
            60+ vs. {comparedWith} is good, under 40 is weak. It’s a pattern, not proof of a cause.
          </p>
        </>
      )}
    </details>
  );
}

const MARK_LABELS = { own: 'yours', against: 'theirs', lost: 'turnovers' } as const;
const SIZE = 15;

function PositionsPanel({ places }: { places: AnswerPlaces }) {
  const { title, definition, marks } = places;
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  const label = kinds
    .map((kind) => `${marks.filter((mark) => mark.kind === kind).length} ${MARK_LABELS[kind]}`)
    .join(', ');
  return (
    <Panel title={title} term={{ label: title, definition }} aside={`${label} · attack →`}>
      <PitchPicture standard label={`${title}: ${label}`}>
        {marks.map(({ id, x, y, kind, strong }) => (
          <path
            key={id}
            d={kind === 'lost' ? TRIANGLE : kind === 'own' ? DISC : SQUARE}
            transform={`translate(${y / 10} ${-x / 10})`}
            className="data-strong:[fill-opacity:0.95] data-[kind=against]:fill-worse-text data-[kind=against]:stroke-worse-text fill-me [fill-opacity:0.18] stroke-me stroke-4"
            data-strong={strong || undefined}
            data-kind={kind}
          />
        ))}
      </PitchPicture>
    </Panel>
  );
}

const TRIANGLE = `M${-SIZE} ${-SIZE * 0.8}H${SIZE}L0 ${SIZE}z`;
const SQUARE = `M${-SIZE * 0.8} ${-SIZE * 0.8}h${SIZE * 1.6}v${SIZE * 1.6}h${-SIZE * 1.6}z`;
const DISC = `M${SIZE} 0a${SIZE} ${SIZE} 0 1 1 ${-2 * SIZE} 0a${SIZE} ${SIZE} 0 1 1 ${2 * SIZE} 0z`;

interface AnswerViewProps {
  data: AskedQuestion;
  /** The user's question in their own words. */
  nearestTo: string | null;
  /** Shown next to the action, for saving. */
  aside: ReactNode;
}

/** An answer in a fixed layout; with too few cases it stays the same and says what is missing. */
export function AnswerView({ data, nearestTo, aside }: AnswerViewProps) {
  if (data.answer === null) return null;
  const answer = convertSpeedsInResponse(data.answer);
  const { missing, table, places, series, clips, action } = answer;
  return (
    <article className="grid grid-cols-1 gap-5 min-w-0" aria-label={data.title}>
      <AnswerHead data={data} answer={answer} nearestTo={nearestTo} />
      {missing && <Missing {...missing} />}
      {series && <SeriesPanel series={series} />}
      {(table || places) && (
        <div
          className="data-both:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] max-xl:data-both:grid-cols-1 grid grid-cols-1 gap-gutter items-stretch"
          data-both={(table !== null && places !== null) || undefined}
        >
          {table && <AnswerTable table={table} />}
          {places && places.marks.length > 0 && <PositionsPanel places={places} />}
        </div>
      )}
      {clips.length > 0 && <ClipCards clips={clips} />}
      {action && <ActionBar key={data.key} action={action} aside={aside} />}
      <Why answer={answer} comparedWith={data.rank} />
    </article>
  );
}

/** Cases so far out of those needed, as a bar, with the sections that will show up here. */
const Missing = ({ have, need, noun }: { have: number; need: number; noun: string }) => (
  <section className="grid gap-3 p-4 rounded-3 bg-s1 text-t2" aria-label="What you need">
    <span className="block max-w-80 h-2 rounded-[1px] bg-s4" aria-hidden="true">
      <i className="block h-full bg-me" style={{ width: `${Math.min(100, (have / need) * 100)}%` }} />
    </span>
    <p className="max-w-[64ch]">
      <b className="num text-t1">
        {have} of {need}
      </b>
      . {need - have} more {noun} until you see your result, clips and one thing to work on.
    </p>
  </section>
);

const FACT =
  'max-w-full mr-5 pr-5 border-r border-r-line last:mr-0 last:pr-0 last:border-0 max-md:flex-[1_1_45%] max-md:m-0 max-md:pt-0 max-md:pr-2 max-md:pb-0 max-md:pl-0 max-md:border-0';

type AnswerHeadProps = Omit<AnswerViewProps, 'aside'> & { answer: QuestionAnswer };

/** The result as a sentence, its number with interval, and what it is compared with. */
function AnswerHead({ data, answer, nearestTo }: AnswerHeadProps) {
  const { number, compared, sample } = answer;
  return (
    <header>
      {nearestTo !== null && (
        <p className="text-xs mb-1 text-accent-text wrap-anywhere">Closest question to “{nearestTo}”</p>
      )}
      <p className="text-xs text-t3">{data.title}</p>
      <Headline text={answer.headline} tabIndex={-1} />
      <dl className={`${answerHeadClasses.facts} flex flex-wrap gap-y-2.5 mt-3.5`}>
        {number && (
          <div className={FACT}>
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
            <div className={FACT} key={`${other.of} ${other.label}`}>
              <dt>{other.label}</dt>
              <dd>
                <b className="num">{formatNumber(other.value, number.decimals)}</b>
                {other.of === 'rank' || other.of === 'next' ? (
                  <DeltaMark delta={calculateComparedDelta(number, other.value)} />
                ) : (
                  other.games !== null && <span className="t3">{counted(other.games, 'game')}</span>
                )}
              </dd>
            </div>
          ))}
        <div className={FACT}>
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

/** Compares the player's number with another; a difference under half its interval doesn't count. */
function calculateComparedDelta({ value, interval, better, decimals }: AnswerNumber, other: number): Delta {
  const spread = interval === null ? 0 : (1.5 * (interval[1] - interval[0])) / 2;
  return calculateDelta(value - other, spread, { key: '', decimals, better });
}
