// Written by `npm run generate`. Do not edit.
import * as cssPerformanceCssDeepSelector from '../css/performance/css-deep-selector.ts';
import * as cssPerformanceCssImport from '../css/performance/css-import.ts';
import * as cssPerformanceCssInlineData from '../css/performance/css-inline-data.ts';
import * as cssPerformanceCssLayoutAnimation from '../css/performance/css-layout-animation.ts';
import * as cssQualityCssDuplicate from '../css/quality/css-duplicate.ts';
import * as cssQualityCssEmptyRule from '../css/quality/css-empty-rule.ts';
import * as cssQualityCssFocusOutline from '../css/quality/css-focus-outline.ts';
import * as cssQualityCssGenericFont from '../css/quality/css-generic-font.ts';
import * as cssQualityCssGlobalSelector from '../css/quality/css-global-selector.ts';
import * as cssQualityCssImportant from '../css/quality/css-important.ts';
import * as cssQualityCssInvalidValue from '../css/quality/css-invalid-value.ts';
import * as cssQualityCssReducedMotion from '../css/quality/css-reduced-motion.ts';
import * as cssQualityCssSyntax from '../css/quality/css-syntax.ts';
import * as cssQualityCssUnknownName from '../css/quality/css-unknown-name.ts';
import * as cssQualityThemeHeader from '../css/quality/theme-header.ts';
import * as cssQualityUndefinedPreset from '../css/quality/undefined-preset.ts';
import * as cssSecurityCssInsecureUrl from '../css/security/css-insecure-url.ts';
import * as cssSecurityCssScript from '../css/security/css-script.ts';
import type { StyleRule } from '../rule.ts';

/** Every rule of this language. */
export const styleRules: readonly StyleRule[] = [
  cssPerformanceCssDeepSelector,
  cssPerformanceCssImport,
  cssPerformanceCssInlineData,
  cssPerformanceCssLayoutAnimation,
  cssQualityCssDuplicate,
  cssQualityCssEmptyRule,
  cssQualityCssFocusOutline,
  cssQualityCssGenericFont,
  cssQualityCssGlobalSelector,
  cssQualityCssImportant,
  cssQualityCssInvalidValue,
  cssQualityCssReducedMotion,
  cssQualityCssSyntax,
  cssQualityCssUnknownName,
  cssQualityThemeHeader,
  cssQualityUndefinedPreset,
  cssSecurityCssInsecureUrl,
  cssSecurityCssScript,
];
