import type { Position } from '../../support/position.ts';
import type { ShareTarget } from './share-networks.ts';

/** What a description says of share buttons. */
export type ShareButtons = {
  readonly targets: readonly ShareTarget[];
  readonly title: string;
  readonly position: Position;
  readonly content: readonly string[];
};
