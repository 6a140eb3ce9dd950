import { formatNumber } from '../../../shared/format/number.ts';

type Values = Readonly<Record<string, { value: number | null }>>;

/** What both sides do with boost, a player of each; '' where the files do not tell. */
export function boostSentence(us: Values | undefined, them: Values | undefined): string {
  const said = FIGURES.flatMap(({ key, words, decimals }) => {
    const [own, other] = [us?.[key]?.value ?? null, them?.[key]?.value ?? null];
    if (own === null || other === null) return [];
    return [words(formatNumber(own, decimals), formatNumber(other, decimals))];
  });
  return said.join(' ');
}

const FIGURES = [
  {
    key: 'bcpm',
    decimals: 0,
    words: (us: string, them: string) =>
      `A player of ours collects ${us} boost a minute, one of theirs ${them}.`,
  },
  {
    key: 'bigStolen',
    decimals: 1,
    words: (us: string, them: string) =>
      `Big pads stolen in five minutes: ${us} from their half, ${them} from ours.`,
  },
  {
    key: 'timeZeroPct',
    decimals: 0,
    words: (us: string, them: string) => `Empty: we ${us} % of the time, they ${them} %.`,
  },
] as const;
