import type { Content, HeaderProperty, ReplayHeader } from '@datacoach/replay';
import type { Random } from '../physics/random.ts';
import { updateLeaf } from './mutations.ts';

/** Header and tables of a replay: everything except its frames. */
export interface Tables {
  header: ReplayHeader;
  content: Content;
}

/** Keys that the engine reads, so that a property can turn into another relevant one. */
const KEYS = [
  'PlayerStats',
  'Goals',
  'HighLights',
  'TeamSize',
  'Team0Score',
  'Team1Score',
  'NumFrames',
  'KeyframeDelay',
  'Id',
  'Date',
  'MapName',
  'MatchType',
  'PlayerName',
  'PrimaryPlayerTeam',
  'OnlineID',
  'PlayerID',
  'Platform',
  'Team',
  'Score',
  'frame',
  'None',
];

/** How often an item is repeated: a few, more than in any match, and what once blocked a worker for a minute. */
const REPEATS = [1, 1, 2, 8, 65, 300, 3_000];
/** Repeating more would exceed any accepted file size. */
const MAX_REPEATED_LEAVES = 60_000;
const LONG_TEXT = 20_000;

type List = unknown[];
interface Leaf {
  of: Record<string, unknown>;
  key: string;
}
interface Grammar {
  lists: List[];
  leaves: Leaf[];
  properties: HeaderProperty[];
}

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]!;
const at = (list: List, random: Random): number => random.below(list.length);

/** Collects lists, single values and properties at any depth; `kind` is the grammar itself. */
function collect(value: unknown, found: Grammar): Grammar {
  if (Array.isArray(value)) {
    if (value.length > 0) found.lists.push(value);
    for (const item of value) collect(item, found);
    return found;
  }
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return found;
  const record = value as Record<string, unknown>;
  if ('key' in record && 'index' in record) found.properties.push(value as HeaderProperty);
  for (const [key, inner] of Object.entries(record)) {
    if (key === 'kind') continue;
    if (inner === null || typeof inner !== 'object') found.leaves.push({ of: record, key });
    else collect(inner, found);
  }
  return found;
}

const MUTATIONS: readonly ((grammar: Grammar, random: Random) => void)[] = [
  function repeatItem({ lists, leaves }, random) {
    const list = pick(lists, random);
    const item = at(list, random);
    const size = collect([list[item]], { lists: [], leaves: [], properties: [] }).leaves.length;
    const max = Math.max(1, Math.floor((MAX_REPEATED_LEAVES - leaves.length) / (size + 1)));
    const times = Math.min(max, pick(REPEATS, random));
    // The same item many times: the writer only reads it.
    list.splice(item, 0, ...Array.from({ length: times }, () => list[item]));
  },
  function dropItem({ lists }, random) {
    const list = pick(lists, random);
    list.splice(at(list, random), 1 + random.below(3));
  },
  function moveListItem({ lists }, random) {
    const list = pick(lists, random);
    const [item] = list.splice(at(list, random), 1);
    list.splice(random.below(list.length + 1), 0, item);
  },
  function updateValue({ leaves }, random) {
    const { of, key } = pick(leaves, random);
    of[key] = updateLeaf(of[key], random);
  },
  function lengthenText({ leaves }, random) {
    const texts = leaves.filter(({ of, key }) => typeof of[key] === 'string');
    if (texts.length === 0) return;
    const { of, key } = pick(texts, random);
    of[key] = 'x'.repeat(random.below(LONG_TEXT));
  },
  function renameProperty({ properties }, random) {
    if (properties.length > 0) pick(properties, random).key = pick(KEYS, random);
  },
  /** A number instead of a list, a list instead of a text. */
  function copyOtherValue({ properties }, random) {
    if (properties.length > 0) pick(properties, random).value = copyValue(pick(properties, random).value);
  },
  function nestProperties({ properties }, random) {
    if (properties.length === 0) return;
    const property = pick(properties, random);
    const inner = copyValue(property);
    property.value = random.chance(0.5)
      ? { kind: 'array', items: [[inner], [inner]] }
      : { kind: 'struct', name: 'OnlineId', properties: [inner] };
  },
];

/** Copies nested lists and objects; bytes are shared. */
function copyValue<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyValue) as T;
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyValue(part)])) as T;
}

/** Applies one to four grammar-aware changes to a copy of header and tables. The network stream stays the same. */
export function mutateTables({ header, content }: Tables, random: Random): Tables {
  const { network, ...tables } = content;
  const copy = copyValue({ header, tables });
  for (let n = random.below(4); n >= 0; n--) {
    // The analysis reads properties, which are far fewer than the rows of the tables.
    const part = random.chance(0.7) ? copy.header : copy;
    const grammar = collect(part, { lists: [], leaves: [], properties: [] });
    if (grammar.lists.length > 0) pick(MUTATIONS, random)(grammar, random);
  }
  return { header: copy.header, content: { ...copy.tables, network } };
}
