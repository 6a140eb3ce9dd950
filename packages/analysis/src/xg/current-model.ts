import { SEED_MODEL } from './seed-model.table.ts';
import type { XgModel } from './xg-model.ts';

/** The model that weighs shots. Its version is stored with every value. */
export const CURRENT_MODEL: XgModel = SEED_MODEL;
