/** Everything that draws, in one file of the build that is loaded when somebody draws. */
export { DrawLayer } from './draw-layer.tsx';
export { DrawTools } from './draw-tools.tsx';
