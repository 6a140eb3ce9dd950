import type { AttributeHandlers, Spawn } from '@datacoach/replay';
import { getActorKind } from './actor-kinds.ts';
import type { TimelinePart } from './concern.ts';

export type ChangedRule = 'boost' | 'ball' | 'cars' | 'time' | 'goalLimit' | 'settings';

/** Settings of private matches that don't change the rules, only who may play. */
const HARMLESS_SETTING = /^(|Bots\w*)$/;

/**
 * Tracks the evidence of changed rules: rumble items, unlimited boost, mutators. The game sends these attributes only
 * if they differ from the usual (checked on the shared replays; replay-format.md 8.6). Cars on the winners' podium
 * have unlimited boost in every match, so anything first sent in the second half of the recording doesn't count.
 */
export class RulesEvidence implements TimelinePart {
  readonly attributes: AttributeHandlers;
  rumbleItems = false;
  #unlimitedSince = Number.POSITIVE_INFINITY;
  /** First frame of every changed rule. */
  readonly #since = new Map<ChangedRule, number>();
  #frame = 0;

  constructor() {
    const scale = (rule: ChangedRule) => (_: number, value: number) => this.#note(rule, value !== 1);
    const amount = (rule: ChangedRule) => (_: number, value: number) => this.#note(rule, value !== 0);
    const flag = (rule: ChangedRule) => (_: number, value: boolean) => this.#note(rule, value);
    this.attributes = {
      'TAGame.CarComponent_Boost_TA:bUnlimitedBoost': (_, value) => this.#noteUnlimited(value),
      'TAGame.CarComponent_Boost_TA:UnlimitedBoostRefCount': (_, value) => this.#noteUnlimited(value > 0),
      'TAGame.CarComponent_Boost_TA:RechargeRate': amount('boost'),
      'TAGame.CarComponent_Boost_TA:BoostModifier': scale('boost'),
      'TAGame.CarComponent_Boost_TA:bNoBoost': flag('boost'),
      'TAGame.Ball_TA:ReplicatedBallScale': scale('ball'),
      'TAGame.Ball_TA:ReplicatedBallGravityScale': scale('ball'),
      'TAGame.Ball_TA:ReplicatedWorldBounceScale': scale('ball'),
      'TAGame.Ball_TA:ReplicatedBallMaxLinearSpeedScale': scale('ball'),
      'TAGame.Car_TA:AddedBallForceMultiplier': amount('cars'),
      'TAGame.Car_TA:AddedCarForceMultiplier': amount('cars'),
      'TAGame.Car_TA:ReplicatedCarMaxLinearSpeedScale': scale('cars'),
      'TAGame.Car_TA:bUnlimitedTimeForDodge': flag('cars'),
      'TAGame.GameEvent_Soccar_TA:bUnlimitedTime': flag('time'),
      'TAGame.GameEvent_Soccar_TA:MaxScore': amount('goalLimit'),
      'TAGame.GameEvent_SoccarPrivate_TA:MatchSettings': (_, { mutators }) =>
        this.#note('settings', !mutators.split(',').every((setting) => HARMLESS_SETTING.test(setting))),
    };
  }

  spawned(spawn: Spawn): void {
    this.rumbleItems ||= getActorKind(spawn.className) === 'rumbleItem';
  }

  endFrame(frame: number): void {
    this.#frame = frame + 1;
  }

  /** Returns the rules of the match; `frames` is the length of the recording. */
  finish(frames: number): { changed: ChangedRule[]; unlimitedBoost: boolean } {
    return {
      changed: [...this.#since].filter(([, since]) => since < frames / 2).map(([rule]) => rule),
      unlimitedBoost: this.#unlimitedSince < frames / 2,
    };
  }

  #noteUnlimited(value: boolean): void {
    if (value) this.#unlimitedSince = Math.min(this.#unlimitedSince, this.#frame);
    this.#note('boost', value);
  }

  #note(rule: ChangedRule, differs: boolean): void {
    if (differs && !this.#since.has(rule)) this.#since.set(rule, this.#frame);
  }
}
