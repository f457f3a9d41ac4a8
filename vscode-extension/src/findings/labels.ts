import type { FindingData } from '@presswright/shared/finding-data';
import type { Category, Severity } from '@presswright/shared/schemas/severities';
import type { Translate } from '../translate.ts';

/** How severities are called. */
export function severityLabels(t: Translate): Record<Severity, string> {
  return { critical: t('Critical'), high: t('High'), medium: t('Medium'), low: t('Low'), info: t('Info') };
}

/** How categories are called. */
export function categoryLabels(t: Translate): Record<Category, string> {
  return { security: t('Security'), performance: t('Performance'), quality: t('Quality') };
}

/** How sure a finding is. */
export function confidenceLabels(t: Translate): Record<FindingData['confidence'], string> {
  return { high: t('high confidence'), medium: t('medium confidence'), low: t('low confidence') };
}
