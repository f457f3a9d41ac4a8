import type { Ability } from './ability.ts';
import { givenCode } from './given-code/answer-given-code.ts';

/** The abilities in the order in which they are asked; the first that answers does. */
export const abilities: readonly Ability[] = [givenCode];
