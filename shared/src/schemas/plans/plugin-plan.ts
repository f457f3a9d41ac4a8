import { type Static, Type } from 'typebox';
import { StringEnum } from '../common.ts';
import { pluginFeatures } from '../plugin-features.ts';
import { recordBehaviours } from './behaviours.ts';
import { contentBehaviours } from './content-behaviours.ts';
import { Label, PlanEntity, PlanField, PlanRole, strict } from './parts.ts';
import { siteToolBehaviours } from './site-tools.ts';

export const planBehaviours = [...contentBehaviours, ...siteToolBehaviours, ...recordBehaviours] as const;

/** One thing that a plugin does; its `kind` says which, and what else it has. */
export type PlanBehaviour = Static<(typeof planBehaviours)[number]>;
export const PlanBehaviour = Type.Unsafe<PlanBehaviour>({
  type: 'object',
  discriminator: { propertyName: 'kind' },
  oneOf: planBehaviours,
});

/**
 * What a plugin is to be, before any file is written: complete, so that its files follow from it alone, and strict, so that
 * no wish in it is lost.
 */
export const PluginPlan = Type.Object(
  {
    version: Type.Literal(1),
    summary: Type.Optional(Label('One sentence for its header and readme; absent: made of what the plan has')),
    entities: Type.Optional(
      Type.Array(PlanEntity, {
        maxItems: 12,
        description:
          'Kinds of records of its own. Behaviours may name `post`, the posts of the site, where there are none',
      }),
    ),
    behaviours: Type.Optional(Type.Array(PlanBehaviour, { maxItems: 100 })),
    settings: Type.Optional(
      Type.Array(PlanField, { maxItems: 40, description: 'What the site’s owner can configure besides' }),
    ),
    roles: Type.Optional(Type.Array(PlanRole, { maxItems: 12 })),
    features: Type.Optional(
      Type.Array(StringEnum(pluginFeatures), {
        maxItems: pluginFeatures.length,
        description: 'Parts that it has in any case',
      }),
    ),
  },
  { ...strict, description: 'A plan of a plugin' },
);
export type PluginPlan = Static<typeof PluginPlan>;
