import { formatNumber } from '@datacoach/analysis/format-number';
import {
  convertSpeed,
  convertSpeedsInAnswer,
  convertSpeedsInText,
  type SpeedUnit,
} from '@datacoach/analysis/speed-units';
import { useSyncExternalStore } from 'react';

export type ShownSpeedUnit = Exclude<SpeedUnit, 'uu/s'>;

const KEY = 'datacoach-speed-unit';
/** Regions whose road signs are in mph. */
const MPH_REGIONS: readonly (string | undefined)[] = ['US', 'GB'];

/** Null until first read. */
let chosen: ShownSpeedUnit | null = null;
let changesElsewhere = 0;

/** Returns the unit of all speeds on the page: the one chosen on this device, else the one of the browser's region. */
export function getSpeedUnit(): ShownSpeedUnit {
  chosen ??= storedUnit() ?? getUsualUnit(globalThis.navigator?.language);
  return chosen;
}

export function chooseSpeedUnit(unit: ShownSpeedUnit): void {
  chosen = unit;
  try {
    localStorage.setItem(KEY, unit);
  } catch {
    // Private windows may refuse; the choice then lasts until the page is closed.
  }
}

export function getUsualUnit(language: string | undefined): ShownSpeedUnit {
  return language && MPH_REGIONS.includes(new Intl.Locale(language).region) ? 'mph' : 'km/h';
}

function storedUnit(): ShownSpeedUnit | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'km/h' || stored === 'mph' ? stored : null;
  } catch {
    return null;
  }
}

function watchOtherTabs(onChange: () => void): () => void {
  const read = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    chosen = null;
    changesElsewhere++;
    onChange();
  };
  addEventListener('storage', read);
  return () => removeEventListener('storage', read);
}

/** Counts the choices made in other tabs; a screen keyed by it shows the new unit at once. */
export function useSpeedUnitChanges(): number {
  return useSyncExternalStore(watchOtherTabs, () => changesElsewhere);
}

/** Converts to the chosen unit. */
export function toShownSpeed(uuPerSecond: number): number {
  return convertSpeed(uuPerSecond, 'uu/s', getSpeedUnit());
}

/** "94 km/h" or "58 mph". */
export function formatSpeed(uuPerSecond: number): string {
  return `${formatNumber(toShownSpeed(uuPerSecond))} ${getSpeedUnit()}`;
}

/** Converts the speeds of a text: definitions have km/h, the engine's results uu/s, so that they are rounded once. */
export function inSpeedUnit(text: string): string {
  const unit = getSpeedUnit();
  return convertSpeedsInText(convertSpeedsInText(text, 'uu/s', unit), 'km/h', unit);
}

/** The same for a whole answer. */
export function answerInSpeedUnit<T extends object>(answer: T): T {
  const unit = getSpeedUnit();
  return convertSpeedsInAnswer(convertSpeedsInAnswer(answer, 'uu/s', unit), 'km/h', unit);
}
