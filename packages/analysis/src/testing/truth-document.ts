import { EVENT_KINDS, type EventKind } from '../detectors/event-kinds.ts';
import type { EventAgreement } from '../detectors/event-trust.ts';
import { summarizeFields } from './compare-ballchasing.ts';
import type { PeerRow } from './peer-agreement.data.ts';
import type { Truth } from './truth.ts';

/** Lowest shares and F1 that `docs/truth.md` claims. */
export interface Claims {
  /** Family → percent. */
  readonly families: ReadonlyMap<string, number>;
  /** Label of a row of events → F1. */
  readonly events: ReadonlyMap<string, number>;
}

/** Results of the fits to the stats that aren't equal, including failed ones. */
const TRIED = [
  'Written by hand; everything above comes from the command.',
  '',
  '- **Time at full boost** was 1.8, 4.3 and 7.1 s too long for three of 12 players: boost given at full boost starts the span again. Found by which',
  '  of 68 repeated reports of a full level have a new grant count: the five that do sum to the errors, to a hundredth of a second.',
  '- **Role seconds** (most back, most forward, closest, farthest) are whole tenths, and those of a team add up to −1 to +18 s of the',
  '  round. Tried on all 40 values, mean error now 4.1 s: 48 ways of sampling ten times a second (replay time or played time; the round, live',
  '  play, with or without kickoffs and celebrations; demolished cars left out or kept where they were; the frame before or after the',
  '  sample), at best 3.8 s; a linear fit of 11 kinds of time (live, first and later countdowns, waiting for the kickoff, celebrations, jumps of',
  "  the clock, own and teammates' time demolished, changes of the role), which leaves 1.8 s, largest 5.0, at weights that no rule has: live",
  '  1.06, countdowns 0, celebrations 2.1, time demolished 0.9. So demolished players and celebrations count for something there; how, three games',
  "  don't tell. What is certain: in the duel all four roles of both players are 365.1 s, which is live play, waiting for the kickoff and",
  "  celebrations without countdowns (365.13 s), one player's 3.1 s demolished included. In the 2v2, most back + most forward equals closest +",
  "  farthest for each of the four players to the tenth: each of a player's samples gives one of each pair, but the players have different",
  "  numbers of samples, 3286, 3272, 3334 and 3313, where that rule gives 3203. They follow the tenths of a second in which the player's own",
  '  car was updated (3095, 3072, 3135, 3105) plus 191 to 208; the countdowns, in which cars stand still, last 199 tenths. In the duel the same',
  "  tenths (3628, 3657) need nothing added. Counting by the car's own updates has a mean error of 4.1 s too, and ignoring countdowns 4.6 s.",
  "  Then 1,080 rules, each on all 40 values: two time bases; every frame, tenths of a second, or the player's own updates (each, the first of a",
  '  tenth, or 0.1 s apart), weighed by time or by number; five choices of phases; demolished cars out, kept, or no one counted meanwhile; depth',
  "  from the goal line or the middle of the goal; ties for one or all. The goal's middle adds about 2 s, and counting only while all are there",
  '  1.4 s. Best, with 3.5 s (largest 12.3), are own updates at least 0.1 s apart, weighed by the time since the last; 360 more that cap, drop or',
  "  round long waits get to 3.3 s. None has the players' sums above, the best are 7 to 44 s off in the duel, where all is certain, and by own",
  "  updates a team's shares don't add up to 100%. So the rule stays. All three games are of one era, March 2026.",
  '- **Boost used while supersonic** had a mean error of 102 of 292, however a fall of the level was booked: to either report, to the frames',
  '  with the boost on, to every frame between. What was missing is the ground: a fall counts if the car is at 2200 uu/s or more and at most',
  '  20 uu high in the frame that reports it. With that, the largest difference of all 12 values is 1.',
  '- **Powerslides** were up to 24 of 62 too few: the site looks at each update in turn, so a press is judged by the position before and after',
  '  its frame, and a release by the position after. With that, all 12 counts are exact.',
];

const HEADINGS = {
  families: '## Statistics, by family',
  fields: '## Statistics, by field',
  missed: '## Values outside their tolerance',
  events: '## Events',
  humans: '## Replays recorded for one thing',
  tried: '## What we tried',
} as const;

export const getRowName = ({ label, kind }: PeerRow): string => label ?? EVENT_KINDS[kind].label;

const round = (share: number): number => Number(share.toFixed(3));

const renderTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Renders `docs/truth.md`: every stat that the shared oracles can judge. */
export function formatTruth(truth: Truth, { version, date }: { version: string; date: string }): string {
  const missed = truth.comparisons.filter(({ pass }) => !pass);
  return [
    '# How accurate our stats are',
    '',
    `Written by \`npm run truth\` on ${date} with engine ${version}. A test fails when a share or an F1 falls below the figure here.`,
    '',
    HEADINGS.families,
    '',
    'Players and teams of three games, against what the API of ballchasing.com says. The tolerance of each field is in',
    '[game and statistics](reference/game-and-stats.md), sections 5.2 to 5.6.',
    '',
    renderTable(
      ['Family', 'Values', 'Inside', 'Share'],
      truth.families.map(({ family, judged, inside, share }) => [
        family,
        judged,
        inside,
        `${share.toFixed(1)}%`,
      ]),
    ),
    '',
    HEADINGS.events,
    '',
    `${truth.labeledGames} games, against the events of subtr-actor 1.2.0: another analyzer's opinion, not the truth. An event is the`,
    "same when player and moment (within 0.2 s) agree. What we checked frame by frame is in the detector's `disagreements.md`.",
    '',
    renderTable(
      ['Event', 'Both', 'Only ours', 'Only theirs', 'Precision', 'Recall', 'F1'],
      truth.agreements.map(({ row, both, onlyOurs, onlyTheirs, precision, recall, f1 }) => [
        getRowName(row),
        both,
        onlyOurs,
        onlyTheirs,
        ...[precision, recall, f1].map((share) => share.toFixed(3)),
      ]),
    ),
    '',
    HEADINGS.humans,
    '',
    renderTable(
      ['Replay', 'Event', 'Recorded', 'Found'],
      truth.humanLabels.map(({ replay, kind, labeled, found }) => [
        replay,
        EVENT_KINDS[kind].label,
        labeled,
        found,
      ]),
    ),
    '',
    HEADINGS.fields,
    '',
    renderTable(
      ['Field', 'Values', 'Bias', 'Mean error', 'Largest', 'Inside'],
      summarizeFields(truth.comparisons).map(({ field, count, bias, meanError, largest, inside }) => [
        field,
        count,
        ...[bias, meanError, largest].map((error) => error.toFixed(2)),
        inside,
      ]),
    ),
    '',
    HEADINGS.missed,
    '',
    ...(missed.length === 0 ? ['None.'] : []),
    ...missed.map(
      ({ who, field, ours, theirs, allowed }) =>
        `- ${who}, ${field}: ${ours} against ${theirs}, allowed ${allowed.toFixed(2)}`,
    ),
    '',
    HEADINGS.tried,
    '',
    ...TRIED,
    '',
  ].join('\n');
}

/** Returns each kind's agreement with all its labels: `event-trust.data.json`. */
export function measureTrust({ agreements, humanLabels }: Truth): Partial<Record<EventKind, EventAgreement>> {
  const counts = [
    ...agreements.map(({ row, both, onlyOurs, onlyTheirs }) => ({
      kind: row.kind,
      both,
      ours: both + onlyOurs,
      labels: both + onlyTheirs,
    })),
    ...humanLabels.map(({ kind, labeled, found }) => ({
      kind,
      both: Math.min(labeled, found),
      ours: found,
      labels: labeled,
    })),
  ];
  return Object.fromEntries(
    [...Map.groupBy(counts, ({ kind }) => kind)].map(([kind, rows]) => {
      const total = (count: 'both' | 'ours' | 'labels') => rows.reduce((sum, row) => sum + row[count], 0);
      const [both, ours, labels] = [total('both'), total('ours'), total('labels')];
      return [
        kind,
        {
          labels,
          precision: round(both / ours),
          recall: round(both / labels),
          f1: round((2 * both) / (ours + labels)),
        },
      ];
    }),
  );
}

/** Returns the rows of the table under a heading, as cells. */
function readTable(document: string, heading: string): string[][] {
  const section = document.split(`${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

/** What a `docs/truth.md` claims. */
export function readClaims(document: string): Claims {
  const families = readTable(document, HEADINGS.families);
  const events = readTable(document, HEADINGS.events);
  return {
    families: new Map(families.map(([family, , , share]) => [family!, Number.parseFloat(share!)])),
    events: new Map(events.map((cells) => [cells[0]!, Number(cells.at(-1))])),
  };
}
