import type { FormUpload } from '../../../../understanding/understanding.ts';
import type { PlanEntity, PluginPlan } from '../../../plan.ts';
import { behaviourOf, fieldOf } from '../../support/find-behaviours.ts';

/** Files that a form takes for one field. */
export interface UploadRule {
  /** Key of the field, or `thumbnail`. */
  readonly key: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Whether the field keeps a list of files. */
  readonly isList: boolean;
  readonly isThumbnail: boolean;
  /** Endings, in lower case and without the dot. */
  readonly types: readonly string[];
  readonly maxMegabytes: number;
  readonly most: number;
}

const pictures = ['jpg', 'png', 'webp', 'gif'];
const usual = { maxMb: 5, most: 5 };

/** What visitors upload with the form of an entity; a form without a file that is required could never be sent. */
export function uploadRules(plan: PluginPlan, entity: PlanEntity): readonly UploadRule[] {
  const form = behaviourOf(plan, 'public_form', entity);
  if (form === undefined) return [];
  const asked = form.uploads ?? [];
  const needed = entity.fields
    .filter(({ type, isRequired }) => isRequired && ['image', 'file', 'gallery'].includes(type))
    .filter(({ key }) => asked.every(({ field }) => fieldOf(entity, field)?.key !== key))
    .map(({ key, type }): FormUpload => ({ field: key, types: type === 'file' ? ['pdf'] : pictures, ...usual }));
  return [...asked, ...needed].flatMap((one) => ruleOf(entity, one) ?? []);
}

function ruleOf(entity: PlanEntity, { field: name, types, maxMb, most }: FormUpload): UploadRule | undefined {
  const rule = { types, maxMegabytes: maxMb };
  if (name === 'thumbnail')
    return entity.supports.includes('thumbnail')
      ? {
          ...rule,
          key: name,
          label: entity.imageLabel,
          isRequired: false,
          isList: false,
          isThumbnail: true,
          most: 1,
        }
      : undefined;
  const field = fieldOf(entity, name);
  if (field === undefined) return undefined;
  const { key, label, type, isRequired } = field;
  const isList = type === 'gallery';
  return { ...rule, key, label, isRequired, isList, isThumbnail: false, most: isList ? most : 1 };
}

/** Entities whose forms take files. */
export const uploadEntities = (plan: PluginPlan): readonly PlanEntity[] =>
  plan.features.has('shortcode')
    ? plan.entities.filter((entity) => !entity.isLog && uploadRules(plan, entity).length > 0)
    : [];

/** Entities whose files nobody but staff and the sender may fetch. */
export const privateUploadEntities = (plan: PluginPlan): readonly PlanEntity[] =>
  uploadEntities(plan).filter(({ isPublic }) => !isPublic);
