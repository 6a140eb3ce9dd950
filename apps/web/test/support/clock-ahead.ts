/**
 * Loaded before a server (`node --import clock-ahead.ts?ms=…`), and so before each of its threads: its clock is so many
 * milliseconds ahead of the machine's, for journeys that go on days later.
 */
const ahead = Number(new URL(import.meta.url).searchParams.get('ms'));
const MachineDate = Date;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given: unknown[]) =>
    Reflect.construct(target, given.length === 0 ? [MachineDate.now() + ahead] : given),
  get: (target, key) => (key === 'now' ? () => MachineDate.now() + ahead : Reflect.get(target, key)),
});
