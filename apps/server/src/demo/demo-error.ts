/** What a person can do something about: its sentence is shown without where it came from. */
export class DemoError extends Error {}
