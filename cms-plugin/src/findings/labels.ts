import { __ } from '@wordpress/i18n';
import type { AnalysisType, Severity } from './types.ts';

/** Names of the severities; looked up at call time, when the translations are loaded. */
export const severityLabel = (severity: Severity): string =>
  ({
    critical: __('Critical', 'presswright'),
    high: __('High', 'presswright'),
    medium: __('Medium', 'presswright'),
    low: __('Low', 'presswright'),
    info: __('Info', 'presswright'),
  })[severity];

export const typeLabel = (type: AnalysisType): string =>
  ({
    all: __('Everything', 'presswright'),
    security: __('Security', 'presswright'),
    performance: __('Performance', 'presswright'),
    quality: __('Quality', 'presswright'),
  })[type];

export const confidenceLabel = (confidence: string): string =>
  ({
    high: __('high confidence', 'presswright'),
    medium: __('medium confidence', 'presswright'),
    low: __('low confidence', 'presswright'),
  })[confidence] ?? '';
