export { registerProgression } from './progression.route.ts';
