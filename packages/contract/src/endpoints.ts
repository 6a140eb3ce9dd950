import * as areas from './areas.ts';
import type { Endpoint } from './endpoint.ts';

type Areas = typeof areas;
type EndpointName = {
  [Name in keyof Areas]: Areas[Name] extends Pick<Endpoint, 'method' | 'path'> ? Name : never;
}[keyof Areas];

/** Every endpoint of the API by name; the server refuses to start unless each has a route. */
export const ENDPOINTS = Object.fromEntries(
  Object.entries(areas).filter(([, exported]) => isEndpoint(exported)),
) as Pick<Areas, EndpointName>;

function isEndpoint(exported: unknown): boolean {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;
}
