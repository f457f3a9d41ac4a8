import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { formEntities } from '../shortcode/form-options.ts';
import { formFieldsClass } from './form-fields-class.ts';

/** Entities whose records are edited on screens of the plugin's own: what is in tables. */
export const screenEntities = (plan: PluginPlan): readonly PlanEntity[] =>
  plan.features.has('admin_interface') ? plan.entities.filter(({ storage }) => storage === 'table') : [];

/** The class of form controls, for the one of its features that brings it. */
export function formFieldsOf(plan: PluginPlan, feature: PluginFeature): readonly PluginClass[] {
  const sent = plan.features.has('shortcode') ? formEntities(plan) : [];
  const edited = screenEntities(plan).filter(({ isLog }) => !isLog);
  const entities = [...new Set([...sent, ...edited])];
  const owner: PluginFeature = sent.length > 0 ? 'shortcode' : 'admin_interface';
  return entities.some(({ fields }) => fields.length > 0) && owner === feature ? [formFieldsClass(plan, entities)] : [];
}
