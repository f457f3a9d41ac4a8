import type { ModelDetail } from '@presswright/shared/schemas/models';
import type { Translate } from '../translate.ts';

/** Something that a server says of a model. */
export interface ModelFact {
  readonly label: string;
  readonly value: string;
}

/** What a model is. */
export function factsOf({ specifications, parent, owned_by, created }: ModelDetail, t: Translate): ModelFact[] {
  const { parameters, context_window, training_data, specialization } = specifications;
  return [
    { label: t('For'), value: specialization },
    { label: t('Size'), value: parameters },
    { label: t('Context window'), value: context_window },
    { label: t('Learned from'), value: training_data },
    ...(parent === null ? [] : [{ label: t('Made from'), value: parent }]),
    { label: t('Owner'), value: owned_by },
    { label: t('Since'), value: new Date(created * 1000).toLocaleDateString() },
  ];
}
