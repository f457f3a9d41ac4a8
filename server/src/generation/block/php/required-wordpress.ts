import { versions } from '../../package/versions.ts';
import type { BlockPlan } from '../plan.ts';

/** The oldest WordPress that the block runs on: registration by PHP alone came with 7.0. */
export const requiredWordPress = ({ hasEditor }: Pick<BlockPlan, 'hasEditor'>): string =>
  hasEditor ? versions.requires : '7.0';
