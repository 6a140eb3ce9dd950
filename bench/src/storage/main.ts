import { analyzeReplay } from '@datacoach/analysis';
import { hasSharedCorpus, readSharedReplay } from '../../../tooling/shared-corpus.ts';
import { MATCHES, makeFacts, PLACES, PLAYERS_A_MATCH } from './made-facts.ts';
import { measureEvents, measurePacking, measureReading } from './measure-events.ts';
import { measureFacts } from './measure-facts.ts';
import { measureStatistics } from './measure-statistics.ts';
import { onEachDatabase } from './open-databases.ts';

const FILE = 'soccar-3v3-2026-03-ranked-standard-a';

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`.padStart(9);
const ms = (time: number, digits = 2): string => `${time.toFixed(digits)} ms`.padStart(10);

/** Returns a real match; null if there is none. */
function realMatch() {
  if (!hasSharedCorpus) return null;
  const outcome = analyzeReplay(readSharedReplay(FILE), { events: true, tracks: true });
  if (outcome.kind !== 'complete') throw new Error(`${FILE} was not read`);
  return { events: outcome.events!, tracks: outcome.tracks! };
}

const facts = makeFacts();
const match = realMatch();
console.log(`facts: ${MATCHES} matches × ${PLAYERS_A_MATCH} rows × ${PLACES} metrics with their samples`);
console.log(
  'layout                       size on disk  insert a match  all metrics, 200 games  trend of one',
);
await onEachDatabase(async (database) => {
  console.log(database.kind === 'embedded' ? 'PGlite' : 'PostgreSQL');
  for (const { layout, bytes, insertMs, aggregateMs, trendMs } of await measureFacts(database, facts))
    console.log(
      `  ${layout.padEnd(26)}${kilo(bytes)}${ms(insertMs / MATCHES)}${ms(aggregateMs)}${ms(trendMs)}`,
    );
  for (const { layout, bytes, meanMs } of await measureStatistics(database))
    console.log(`  ${layout.padEnd(26)}${kilo(bytes)}${' '.repeat(10)}${ms(meanMs)}`);
  if (match === null) return;
  const { stats, listMs } = await measureEvents(database, match.events);
  for (const { what, bytes, insertMs } of stats)
    console.log(`  ${what.padEnd(38)}${kilo(bytes)} a match${ms(insertMs, 1)} to write`);
  const reading = await measureReading(database);
  console.log(`  reading the stream back: database${ms(reading.database)}, file${ms(reading.file)}`);
  console.log(`  page of one player's events over 20 of 100 matches, narrow rows:${ms(listMs)}`);
});
if (match === null) {
  console.log('left out without the shared replays: events and tracks');
} else {
  const coded = match.events.filter(({ code }) => code !== null).length;
  console.log(`packing ${match.events.length} events (${coded} with a code) and the tracks of ${FILE}`);
  for (const [what, content] of [
    ['events', JSON.stringify(match.events)],
    ['tracks', match.tracks],
  ] as const) {
    for (const { name, bytes, ms: time } of measurePacking(content))
      console.log(`  ${what}  ${name.padEnd(9)}${kilo(bytes)}${ms(time, 0)}`);
  }
}
