import type { Composer } from '../../composer.ts';
import type { Field } from '../reading/fields.ts';
import type { Channel } from './channel.ts';

/** What a request is about. */
export interface Asked {
  readonly c: Composer;
  readonly channel: Channel;
  readonly fields: readonly Field[];
  /** The fields that stand in the address. */
  readonly path: readonly Field[];
  readonly method: string;
  /** Nobody has looked yet whether the caller may change the post: it is refused once the post is there. */
  readonly checksRight?: boolean;
}
