/**
 * Loaded before a server (`node --import clock-ahead.ts?ms=…`) and thus before each of its threads: sets its clock
 * ahead of the machine's by that many milliseconds, for tests that continue days later.
 */
const ahead = Number(new URL(import.meta.url).searchParams.get('ms'));
const MachineDate = Date;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given: unknown[]) =>
    Reflect.construct(target, given.length === 0 ? [MachineDate.now() + ahead] : given),
  get: (target, key) => (key === 'now' ? () => MachineDate.now() + ahead : Reflect.get(target, key)),
});
