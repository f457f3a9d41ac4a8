// Written by `npm run generate`. Do not edit.
import * as blockJsonQualityBlockJsonAttribute from '../block-json/quality/block-json-attribute.ts';
import * as blockJsonQualityBlockJsonCode from '../block-json/quality/block-json-code.ts';
import * as blockJsonQualityBlockJsonDeprecatedSupport from '../block-json/quality/block-json-deprecated-support.ts';
import * as blockJsonQualityBlockJsonFile from '../block-json/quality/block-json-file.ts';
import * as blockJsonQualityBlockJsonKey from '../block-json/quality/block-json-key.ts';
import * as blockJsonQualityBlockJsonReference from '../block-json/quality/block-json-reference.ts';
import * as blockJsonQualityBlockJsonSyntax from '../block-json/quality/block-json-syntax.ts';
import * as blockJsonQualityBlockJsonValue from '../block-json/quality/block-json-value.ts';
import * as blockJsonQualityMissingBlockProps from '../block-json/quality/missing-block-props.ts';
import * as blockJsonQualityMissingBlockSchema from '../block-json/quality/missing-block-schema.ts';
import * as blockJsonQualityOldBlockApiVersion from '../block-json/quality/old-block-api-version.ts';
import * as blockJsonQualityUnusedBlockAttribute from '../block-json/quality/unused-block-attribute.ts';
import type { JsonRule } from '../rule.ts';

/** Every rule of this language. */
export const blockJsonRules: readonly JsonRule[] = [
  blockJsonQualityBlockJsonAttribute,
  blockJsonQualityBlockJsonCode,
  blockJsonQualityBlockJsonDeprecatedSupport,
  blockJsonQualityBlockJsonFile,
  blockJsonQualityBlockJsonKey,
  blockJsonQualityBlockJsonReference,
  blockJsonQualityBlockJsonSyntax,
  blockJsonQualityBlockJsonValue,
  blockJsonQualityMissingBlockProps,
  blockJsonQualityMissingBlockSchema,
  blockJsonQualityOldBlockApiVersion,
  blockJsonQualityUnusedBlockAttribute,
];
