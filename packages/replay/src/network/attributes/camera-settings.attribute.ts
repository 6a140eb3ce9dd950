import { walked } from './attribute-codec.ts';

export const camSettingsAttribute = walked<'camSettings'>(({ reader, gates }) => ({
  fov: reader.f32(),
  height: reader.f32(),
  angle: reader.f32(),
  distance: reader.f32(),
  stiffness: reader.f32(),
  swivelSpeed: reader.f32(),
  transitionSpeed: gates.cameraTransitionSpeed ? reader.f32() : null,
}));
