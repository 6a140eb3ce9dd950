import { REPLAY_EXTENSION } from '@datacoach/contract';

/** Longest name without its ending, in characters: 4 bytes each stay below the 255 that file systems take. */
const LONGEST = 60;
/** Characters that one of the systems does not take in a file's name, and what turns the text around. */
const REFUSED = /[<>:"/\\|?*]|\p{Cc}|\p{Cf}/gu;
/** Devices of Windows, whatever ending stands behind them. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Names for files in one folder that every system takes, each once, whatever case it tells apart. */
export function zipNames(files: readonly { readonly id: string; readonly name: string }[]): string[] {
  const taken = new Set<string>();
  return files.map(({ id, name }) => {
    const plain = plainName(name) || id;
    for (let copy = 1; ; copy++) {
      const tried = `${plain}${copy === 1 ? '' : ` (${copy})`}.${REPLAY_EXTENSION}`;
      const key = tried.normalize('NFC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return tried;
    }
  });
}

function plainName(name: string): string {
  const ending = new RegExp(`\\.${REPLAY_EXTENSION}$`, 'i');
  const safe = name.replace(ending, '').replaceAll(REFUSED, ' ').toWellFormed().normalize('NFC');
  const short = [...safe.replaceAll(/\s+/g, ' ')].slice(0, LONGEST).join('');
  const bare = short.replaceAll(/^[. ]+|[. ]+$/g, '');
  return DEVICE.test(bare) ? `_${bare}` : bare;
}
