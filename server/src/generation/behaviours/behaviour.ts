import type { PlanBehaviour, PluginPlan as PublicPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { Contribution } from '../plugin/feature-module.ts';
import type { PlanSetting } from '../plugin/features/settings/plan-setting.ts';
import type { PluginPlan } from '../plugin/plan.ts';
import type { BehaviourExample } from './example.ts';
import type { AttributeType } from './records/record-kind.ts';

/** A behaviour of one kind, as plans have it. */
export type BehaviourOf<Kind extends PlanBehaviour['kind']> = Extract<PlanBehaviour, { readonly kind: Kind }>;

/** What finds fault with a behaviour: the place in it, what was expected and what was got. */
export type Fault = { readonly at: string; readonly expected: string; readonly got: unknown };

/**
 * One kind of behaviour about records of any kind, in a folder of its own: what it is in words, what it has to say of a
 * plan, and what it adds to the files. A plan may have several of the kind; they are handed over together.
 */
export interface BehaviourModule<Kind extends PlanBehaviour['kind'] = PlanBehaviour['kind']> {
  readonly kind: Kind;
  /** What it does, in one plain sentence for readme and instructions. */
  describe(behaviour: BehaviourOf<Kind>, words: Words): string;
  /** The first thing in it that does not fit the plan; null where all does. The schema has been checked. */
  check?(behaviour: BehaviourOf<Kind>, context: PlanContext): Fault | null;
  /** What the site's owner can change. Keys are unique within the module. */
  settings?(behaviours: readonly BehaviourOf<Kind>[], words: Words): readonly PlanSetting[];
  contribute(plan: PluginPlan, behaviours: readonly BehaviourOf<Kind>[]): Contribution;
  /** What customers say who want it. */
  readonly examples: readonly BehaviourExample<Kind>[];
  /** What sounds like it and is something else, or the opposite. */
  readonly counterExamples: readonly string[];
}

/** How parts of a plan are called in sentences. */
export interface Words {
  /** Singular and plural of an entity, in the middle of a sentence. */
  entity(key: string): { readonly singular: string; readonly plural: string };
  /** Label of an attribute of an entity, in the middle of a sentence. */
  attribute(entity: string, key: string): string;
  /** The entity that a relation of an entity of the plan points to; empty where it is none. */
  target(entity: string, relation: string): string;
}

/** What a behaviour can refer to. */
export interface PlanContext extends Words {
  readonly plan: PublicPlan;
  readonly entities: readonly string[];
  readonly roles: readonly string[];
  /** Attributes of an entity by key, with their types. */
  attributes(entity: string): readonly {
    readonly key: string;
    readonly label: string;
    readonly type: AttributeType;
    readonly isWritable: boolean;
  }[];
}
