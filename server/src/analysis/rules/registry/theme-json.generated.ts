// Written by `npm run generate`. Do not edit.
import * as themeJsonQualityMissingThemeSchema from '../theme-json/quality/missing-theme-schema.ts';
import * as themeJsonQualityOldThemeJsonVersion from '../theme-json/quality/old-theme-json-version.ts';
import * as themeJsonQualityThemeJsonContrast from '../theme-json/quality/theme-json-contrast.ts';
import * as themeJsonQualityThemeJsonHardCodedValue from '../theme-json/quality/theme-json-hard-coded-value.ts';
import * as themeJsonQualityThemeJsonKey from '../theme-json/quality/theme-json-key.ts';
import * as themeJsonQualityThemeJsonMissingFile from '../theme-json/quality/theme-json-missing-file.ts';
import * as themeJsonQualityThemeJsonPreset from '../theme-json/quality/theme-json-preset.ts';
import * as themeJsonQualityThemeJsonSyntax from '../theme-json/quality/theme-json-syntax.ts';
import * as themeJsonQualityThemeJsonUndefinedPreset from '../theme-json/quality/theme-json-undefined-preset.ts';
import * as themeJsonQualityThemeJsonUnknownBlock from '../theme-json/quality/theme-json-unknown-block.ts';
import * as themeJsonQualityThemeJsonValue from '../theme-json/quality/theme-json-value.ts';
import type { JsonRule } from '../rule.ts';

/** Every rule of this language. */
export const themeJsonRules: readonly JsonRule[] = [
  themeJsonQualityMissingThemeSchema,
  themeJsonQualityOldThemeJsonVersion,
  themeJsonQualityThemeJsonContrast,
  themeJsonQualityThemeJsonHardCodedValue,
  themeJsonQualityThemeJsonKey,
  themeJsonQualityThemeJsonMissingFile,
  themeJsonQualityThemeJsonPreset,
  themeJsonQualityThemeJsonSyntax,
  themeJsonQualityThemeJsonUndefinedPreset,
  themeJsonQualityThemeJsonUnknownBlock,
  themeJsonQualityThemeJsonValue,
];
