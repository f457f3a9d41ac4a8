// Written by `npm run generate`: every rule of this folder. Do not edit.
import * as phpPerformanceQueryInLoop from './php/performance/query-in-loop.ts';
import * as phpPerformanceRandomOrderQuery from './php/performance/random-order-query.ts';
import * as phpPerformanceUnboundedQuery from './php/performance/unbounded-query.ts';
import * as phpQualityDeprecatedFunction from './php/quality/deprecated-function.ts';
import * as phpQualityWrongTextDomain from './php/quality/wrong-text-domain.ts';
import type { JsRule, PhpRule } from './rule.ts';

export const phpRules: readonly PhpRule[] = [
  phpPerformanceQueryInLoop,
  phpPerformanceRandomOrderQuery,
  phpPerformanceUnboundedQuery,
  phpQualityDeprecatedFunction,
  phpQualityWrongTextDomain,
];

export const javascriptRules: readonly JsRule[] = [
];
