// Written by `npm run generate`. Do not edit.
import * as markupPerformanceUnboundedQueryBlock from '../markup/performance/unbounded-query-block.ts';
import * as markupQualityBlockMarkupAttribute from '../markup/quality/block-markup-attribute.ts';
import * as markupQualityBlockMarkupDelimiter from '../markup/quality/block-markup-delimiter.ts';
import * as markupQualityBlockMarkupInvalidContent from '../markup/quality/block-markup-invalid-content.ts';
import * as markupQualityBlockMarkupJson from '../markup/quality/block-markup-json.ts';
import * as markupQualityBlockMarkupMissingReference from '../markup/quality/block-markup-missing-reference.ts';
import * as markupQualityBlockMarkupUndefinedPreset from '../markup/quality/block-markup-undefined-preset.ts';
import * as markupQualityBlockMarkupUnknownBlock from '../markup/quality/block-markup-unknown-block.ts';
import * as markupQualityEmptyLink from '../markup/quality/empty-link.ts';
import * as markupQualityHardCodedReference from '../markup/quality/hard-coded-reference.ts';
import * as markupQualityHeadingOrder from '../markup/quality/heading-order.ts';
import * as markupQualityImageAlt from '../markup/quality/image-alt.ts';
import * as markupQualityPatternHeader from '../markup/quality/pattern-header.ts';
import * as markupQualityScriptInMarkup from '../markup/quality/script-in-markup.ts';
import type { MarkupRule } from '../rule.ts';

/** Every rule of this language. */
export const markupRules: readonly MarkupRule[] = [
  markupPerformanceUnboundedQueryBlock,
  markupQualityBlockMarkupAttribute,
  markupQualityBlockMarkupDelimiter,
  markupQualityBlockMarkupInvalidContent,
  markupQualityBlockMarkupJson,
  markupQualityBlockMarkupMissingReference,
  markupQualityBlockMarkupUndefinedPreset,
  markupQualityBlockMarkupUnknownBlock,
  markupQualityEmptyLink,
  markupQualityHardCodedReference,
  markupQualityHeadingOrder,
  markupQualityImageAlt,
  markupQualityPatternHeader,
  markupQualityScriptInMarkup,
];
