import type { Ability } from './ability.ts';
import { givenCode } from './given-code/answer-given-code.ts';
import { plans } from './plans/answer-plan.ts';
import { scripts } from './scripts/answer-script.ts';
import { shop } from './shop/answer-shop.ts';

/** The abilities in the order in which they are asked; the first that answers does. */
export const abilities: readonly Ability[] = [givenCode, scripts, shop, plans];
