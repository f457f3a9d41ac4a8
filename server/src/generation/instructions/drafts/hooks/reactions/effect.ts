import type { Composer } from '../../../composer.ts';
import type { Found, Phrase, Reading } from '../reading.ts';
import type { Scene } from '../scene.ts';

/** What is at hand where an effect is written. */
export interface EffectContext {
  readonly r: Reading;
  readonly c: Composer;
  readonly scene: Scene;
  /** The phrases that speak of it. */
  readonly within: readonly Phrase[];
  /** All phrases of the event. */
  readonly all: readonly Phrase[];
}

/** Something that is done when something happens: statements, or null where the words turn out to mean nothing at hand. */
export interface Effect {
  readonly said: string;
  write(found: Found, context: EffectContext): string | null;
}
