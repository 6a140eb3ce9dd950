import type {
  CamSettings,
  ClubColors,
  LogoData,
  RepStatTitle,
  StatTitle,
  TeamPaint,
} from '@datacoach/replay';
import type { BitWriter } from '../bit-writer.ts';
import type { WriteContext } from '../write-context.ts';
import { writeRef } from './write-reference.ts';

export function writeCamSettings(bits: BitWriter, camera: CamSettings, context: WriteContext): void {
  bits.f32(camera.fov);
  bits.f32(camera.height);
  bits.f32(camera.angle);
  bits.f32(camera.distance);
  bits.f32(camera.stiffness);
  bits.f32(camera.swivelSpeed);
  if (context.cameraTransitionSpeed) bits.f32(camera.transitionSpeed ?? 0);
}

export function writeClubColors(bits: BitWriter, colors: ClubColors): void {
  bits.u8(colors.teamColorId);
  bits.u8(colors.accentColorId);
  bits.bit(colors.hasTeamColor);
  bits.bit(colors.hasAccentColor);
}

export function writeTeamPaint(bits: BitWriter, paint: TeamPaint): void {
  bits.u8(paint.team);
  bits.u8(paint.primaryColorId);
  bits.u8(paint.accentColorId);
  bits.u32(paint.primaryFinish);
  bits.u32(paint.accentFinish);
}

export function writeLogoData(bits: BitWriter, logo: LogoData): void {
  bits.i32(logo.logoId);
  bits.bit(logo.swapColors);
}

export function writeStatTitle(bits: BitWriter, title: StatTitle): void {
  writeRef(bits, title.titleSet);
  writeRef(bits, title.title);
  bits.i32(title.value);
  bits.i32(title.unknown1);
  bits.i32(title.unknown2);
  bits.bit(title.flag);
}

export function writeRepStatTitle(bits: BitWriter, title: RepStatTitle): void {
  bits.bits(title.index, 1);
  bits.text(title.name);
  writeRef(bits, title.statEvent);
  bits.u32(title.value);
}
