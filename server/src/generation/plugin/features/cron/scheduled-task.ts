import type { PhpCode } from '../../../writers/php.ts';

/** Something that the plugin does on its own, by WordPress' schedule. */
export interface ScheduledTask {
  /** Method of the class, and the end of the hook's name. */
  readonly name: string;
  readonly recurrence: string;
  /** When it begins, in the time zone of the site; absent: a minute after the plugin is active. */
  readonly start?: TaskStart;
  /** What it does, as a sentence. */
  readonly summary: string;
  readonly method: PhpCode;
  /** Options that it keeps. */
  readonly options: readonly string[];
}

/** A moment that comes back every day or week. */
export interface TaskStart {
  /** `sunday`; absent: any day. */
  readonly weekday?: string;
  /** `03:00` */
  readonly time: string;
}
