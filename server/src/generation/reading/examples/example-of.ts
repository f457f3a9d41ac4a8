import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import type { BehaviourExample } from '../../behaviours/example.ts';

type Kind = PlanBehaviour['kind'];
type Asked<K extends Kind> = BehaviourExample<K>['asks'];

/**
 * Makes examples of a kind of behaviour: what a sentence says of it, and the usual for what it leaves open.
 * @param usual the behaviour that a customer gets who says no more than that he wants it
 */
export const exampleOf =
  <K extends Kind>(usual: Asked<K>) =>
  (says: string, said: Partial<Asked<K>> = {}): BehaviourExample<K> => ({ says, asks: { ...usual, ...said } });
