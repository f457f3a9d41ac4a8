// Written by `npm run generate`: every rule of this folder. Do not edit.

import type { JsRule, PhpRule } from './rule.ts';

export const phpRules: readonly PhpRule[] = [
];

export const javascriptRules: readonly JsRule[] = [
];
