// Written by `npm run generate`. Do not edit.
import { blockJsonRules } from './registry/block-json.generated.ts';
import { styleRules } from './registry/css.generated.ts';
import { javascriptRules } from './registry/javascript.generated.ts';
import { markupRules } from './registry/markup.generated.ts';
import { phpRules } from './registry/php.generated.ts';
import { readmeRules } from './registry/readme.generated.ts';
import { themeJsonRules } from './registry/theme-json.generated.ts';
import type { RuleMeta } from './rule.ts';

/** What every rule says about itself. */
export const allRules: readonly { readonly meta: RuleMeta }[] = [
  ...phpRules,
  ...javascriptRules,
  ...blockJsonRules,
  ...themeJsonRules,
  ...markupRules,
  ...styleRules,
  ...readmeRules,
];
