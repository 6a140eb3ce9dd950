import { type PerspectiveCamera, Vector3 } from 'three';
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { View } from './cameras.ts';

/** Rate at which the camera approaches its target per second: smooth, but never lagging behind. */
const DEFAULT_CAMERA_STIFFNESS = 9;
/** From this distance the camera cuts instead of moving, in uu. */
const CUT = 6000;

/**
 * Moves the camera toward each frame's view; cuts to a far view and to a fixed one.
 *
 * @param controls take over while there is no view
 */
export function createCameraMover(camera: PerspectiveCamera, controls: OrbitControls | null) {
  /** Point the camera looks at. */
  const target = new Vector3();
  let free = true;
  let shot: string | undefined;
  /** @param seconds since the previous frame */
  const moveTo = (view: View | null, seconds: number) => {
    if (controls) controls.enabled = view === null;
    if (!view) {
      if (!controls) return;
      if (!free) {
        camera.up.set(0, 1, 0);
        controls.target.copy(target);
        setFov(camera, 55, false);
      }
      free = true;
      controls.update();
      target.copy(controls.target);
      return;
    }
    const cut =
      free ||
      view.stands === true ||
      view.shot !== shot ||
      camera.position.distanceTo(view.position) > CUT ||
      !camera.up.equals(view.up);
    free = false;
    shot = view.shot;
    const share = cut ? 1 : 1 - Math.exp(-(view.haste ?? DEFAULT_CAMERA_STIFFNESS) * seconds);
    camera.up.copy(view.up);
    camera.position.lerp(view.position, share);
    target.lerp(view.target, share);
    setFov(camera, view.fov, view.across, share);
    camera.lookAt(target);
  };
  return { target, move: moveTo };
}

/**
 * Sets the vertical angle that three.js uses; the game's own is horizontal.
 *
 * @param share of the way to it, 0-1
 */
function setFov(camera: PerspectiveCamera, fov: number, across: boolean, share = 1): void {
  const half = Math.tan((fov * Math.PI) / 360);
  const upright = across ? (Math.atan(half / camera.aspect) * 360) / Math.PI : fov;
  if (Math.abs(camera.fov - upright) < 0.01) return;
  camera.fov += (upright - camera.fov) * share;
  camera.updateProjectionMatrix();
}
