import type { PhpCode } from '../../../writers/php.ts';

/** Something that the plugin does on its own, by WordPress' schedule. */
export interface ScheduledTask {
  /** Method of the class, and the end of the hook's name. */
  readonly name: string;
  readonly recurrence: string;
  /** What it does, as a sentence. */
  readonly summary: string;
  readonly method: PhpCode;
  /** Options that it keeps. */
  readonly options: readonly string[];
}
