/** game-and-stats.md 3.12 and 3.13. */

/** Control before the dodge lasts this long, s [SA]; gaps up to this long are bridged, s. */
export const LEAST_SETUP_SECONDS = 0.2;
export const BRIDGE_SECONDS = 0.12;
/** Control ends at most this long before the dodge, s [SA]. */
export const SETUP_LEAD_SECONDS = 0.08;
/** A ball under control: height, level and vertical distance, place in car axes, uu, level speed against the car [SA]. */
export const HIGHEST_BALL_Z = 700;
export const LARGEST_LEVEL_GAP = 158;
export const LEAST_VERTICAL_GAP = 35;
export const LARGEST_VERTICAL_GAP = 280;
export const REAR_MOST = -95;
export const FOREMOST = 210;
export const LARGEST_SIDE = 170;
export const LEAST_UP = 20;
export const LARGEST_LEVEL_SPEED = 300;
/** The touch follows the dodge this soon, s [SA]; the dodge's byte can lag behind the contact, s [SA]. */
export const TOUCH_SECONDS = 0.32;
export const DODGE_LAG_SECONDS = 0.25;
/** Change of the ball's velocity, uu/s, within a time, s [SA]. */
export const LEAST_SPEED_CHANGE = 325;
export const IMPULSE_SECONDS = 0.15;
/** Cosine between the impulse and the way from the car to the ball [SA]. */
export const LEAST_AWAY = 0.15;
/** Least confidence [SA]. */
export const LEAST_CONFIDENCE = 0.55;
/** Direction classes by the shares of the dodge [SA]. */
export const FORWARD_SHARE = 0.35;
export const SIDE_SHARE = 0.6;
export const REVERSE_SHARE = -0.25;
export const REVERSE_LAUNCH_FORWARD = 0.4;
export const REVERSE_LAUNCH_VERTICAL = 0.6;
/** A power flick, uu/s [P]. */
export const POWER_SPEED_CHANGE = 1200;

/** Musty flick [P]: backward dodge, nose up, contact at the front, and an upward or forward launch. */
export const MUSTY_BACK_SHARE = -0.6;
export const MUSTY_SIDE_SHARE = 0.5;
export const MUSTY_NOSE = 0.3;
export const MUSTY_CONTACT_FORWARD = 20;
export const MUSTY_RISE = 800;
export const MUSTY_SPEED_CHANGE = 900;
