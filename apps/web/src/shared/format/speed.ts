import { formatNumber } from '@datacoach/analysis/format-number';
import {
  convertSpeed,
  convertSpeedsInAnswer,
  convertSpeedsInText,
  type SpeedUnit,
} from '@datacoach/analysis/speed-units';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type ShownSpeedUnit = Exclude<SpeedUnit, 'uu/s'>;

const KEY = 'datacoach-speed-unit';
/** Regions whose road signs are in mph. */
const MPH_REGIONS: readonly (string | undefined)[] = ['US', 'GB'];

/** Null until first read. */
let currentUnit: ShownSpeedUnit | null = null;

/** Returns the unit of all speeds on the page: the one chosen on this device, else the one of the browser's region. */
export function getSpeedUnit(): ShownSpeedUnit {
  currentUnit ??= readStoredUnit() ?? getDefaultUnit(globalThis.navigator?.language);
  return currentUnit;
}

export function chooseSpeedUnit(unit: ShownSpeedUnit): void {
  currentUnit = unit;
  try {
    localStorage.setItem(KEY, unit);
  } catch {
    // Private windows may refuse; the choice then lasts until the page is closed.
  }
}

export const getDefaultUnit = (language: string | undefined): ShownSpeedUnit =>
  language && MPH_REGIONS.includes(new Intl.Locale(language).region) ? 'mph' : 'km/h';

function readStoredUnit(): ShownSpeedUnit | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'km/h' || stored === 'mph' ? stored : null;
  } catch {
    return null;
  }
}

/**
 * Counts unit changes made in other tabs. A screen keyed by the count shows the new unit at once. If the user has typed,
 * the new unit only shows on the next page, so that nothing they typed is lost.
 */
export function useSpeedUnitChanges(pathname: string): number {
  const [changes, setChanges] = useState(0);
  const hasTyped = useRef(false);
  const isWaiting = useRef(false);
  const show = useEffectEvent(() => {
    isWaiting.current = false;
    currentUnit = null;
    setChanges((count) => count + 1);
  });
  useEffect(() => {
    const updateFromStorage = ({ key }: StorageEvent) => {
      if (key !== KEY) return;
      if (hasTyped.current) isWaiting.current = true;
      else show();
    };
    const rememberTyping = () => {
      hasTyped.current = true;
    };
    addEventListener('storage', updateFromStorage);
    addEventListener('input', rememberTyping, true);
    return () => {
      removeEventListener('storage', updateFromStorage);
      removeEventListener('input', rememberTyping, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the page changes
  useEffect(() => {
    hasTyped.current = false;
    if (isWaiting.current) show();
  }, [pathname]);
  return changes;
}

export const toShownSpeed = (uuPerSecond: number): number =>
  convertSpeed(uuPerSecond, 'uu/s', getSpeedUnit());

/** "94 km/h" or "58 mph". */
export const formatSpeed = (uuPerSecond: number): string =>
  `${formatNumber(toShownSpeed(uuPerSecond))} ${getSpeedUnit()}`;

/** Converts the speeds of a text: definitions have km/h, the engine's results uu/s, so that they are rounded once. */
export function formatSpeedsInText(text: string): string {
  const unit = getSpeedUnit();
  return convertSpeedsInText(convertSpeedsInText(text, 'uu/s', unit), 'km/h', unit);
}

/** The same for a whole answer. */
export function convertSpeedsInResponse<T extends object>(answer: T): T {
  const unit = getSpeedUnit();
  return convertSpeedsInAnswer(convertSpeedsInAnswer(answer, 'uu/s', unit), 'km/h', unit);
}
