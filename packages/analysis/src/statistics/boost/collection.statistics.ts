import type { Statistic } from '../define-statistic.ts';
import type { PlayerFacts } from '../facts/facts.ts';
import type { PadAmounts } from '../facts/tally-boost.ts';

const pads = { group: 'boost', decimals: 0, player: true, team: true, minimumTeamSize: 1 } as const;
const amount = { ...pads, unit: 'boost', confidence: 'medium' } as const;
const count = { ...pads, unit: 'count', confidence: 'high' } as const;

const amounts =
  (sum: (amounts: PadAmounts) => number) =>
  ({ pads: facts }: PlayerFacts): number | null =>
    facts?.amounts ? sum(facts.amounts) : null;
const counts =
  (field: 'bigCount' | 'smallCount' | 'stolenBigCount' | 'stolenSmallCount') =>
  ({ pads: facts }: PlayerFacts): number | null =>
    facts?.[field] ?? null;

/** What the pads gave. Stolen means from pads in the opponents' half, the middle line not counted. */
export const BOOST_COLLECTION_STATISTICS: readonly Statistic[] = [
  {
    ...amount,
    key: 'boost.amount_collected',
    label: 'Boost collected',
    better: 'higher',
    definition: 'Boost that pads put into your tank; a full tank is 100. What did not fit is overfill.',
    compute: amounts(({ big, small }) => big + small),
  },
  {
    ...amount,
    key: 'boost.amount_collected_big',
    label: 'Boost from big pads',
    better: 'neutral',
    definition: 'Boost that big pads (100) put into your tank.',
    compute: amounts(({ big }) => big),
  },
  {
    ...amount,
    key: 'boost.amount_collected_small',
    label: 'Boost from small pads',
    better: 'higher',
    definition: 'Boost that small pads (12) put into your tank.',
    compute: amounts(({ small }) => small),
  },
  {
    ...amount,
    key: 'boost.amount_stolen',
    label: 'Boost stolen',
    better: 'higher',
    definition: "Boost from pads in the opponents' half; the pads on the middle line do not count.",
    compute: amounts(({ stolenBig, stolenSmall }) => stolenBig + stolenSmall),
  },
  {
    ...amount,
    key: 'boost.amount_stolen_big',
    label: 'Boost stolen, big pads',
    better: 'higher',
    definition: "Boost from big pads in the opponents' corners.",
    compute: amounts(({ stolenBig }) => stolenBig),
  },
  {
    ...amount,
    key: 'boost.amount_stolen_small',
    label: 'Boost stolen, small pads',
    better: 'higher',
    definition: "Boost from small pads in the opponents' half.",
    compute: amounts(({ stolenSmall }) => stolenSmall),
  },
  {
    ...amount,
    key: 'boost.amount_overfill',
    label: 'Overfill',
    better: 'lower',
    definition: 'Boost of taken pads that did not fit into your tank.',
    compute: amounts(({ overfill }) => overfill),
  },
  {
    ...amount,
    key: 'boost.amount_overfill_stolen',
    label: 'Overfill, stolen pads',
    better: 'neutral',
    definition: "Boost of pads in the opponents' half that did not fit into your tank.",
    compute: amounts(({ overfillStolen }) => overfillStolen),
  },
  {
    ...count,
    key: 'boost.count_collected_big',
    label: 'Big pads taken',
    better: 'neutral',
    definition: 'Big pads you drove over while they were there, also with a full tank.',
    compute: counts('bigCount'),
  },
  {
    ...count,
    key: 'boost.count_collected_small',
    label: 'Small pads taken',
    better: 'higher',
    definition: 'Small pads you drove over while they were there, also with a full tank.',
    compute: counts('smallCount'),
  },
  {
    ...count,
    key: 'boost.count_stolen_big',
    label: 'Big pads stolen',
    better: 'higher',
    definition: "Big pads taken in the opponents' corners.",
    compute: counts('stolenBigCount'),
  },
  {
    ...count,
    key: 'boost.count_stolen_small',
    label: 'Small pads stolen',
    better: 'higher',
    definition: "Small pads taken in the opponents' half.",
    compute: counts('stolenSmallCount'),
  },
];
