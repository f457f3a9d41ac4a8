// Written by `npm run generate`: every rule of this folder. Do not edit.
import * as phpPerformanceQueryInLoop from './php/performance/query-in-loop.ts';
import * as phpPerformanceRandomOrderQuery from './php/performance/random-order-query.ts';
import * as phpPerformanceUnboundedQuery from './php/performance/unbounded-query.ts';
import * as phpQualityDeprecatedFunction from './php/quality/deprecated-function.ts';
import * as phpQualityDeprecatedHook from './php/quality/deprecated-hook.ts';
import * as phpQualityLooseInArray from './php/quality/loose-in-array.ts';
import * as phpQualityMissingAbspathGuard from './php/quality/missing-abspath-guard.ts';
import * as phpQualityWrongTextDomain from './php/quality/wrong-text-domain.ts';
import * as phpSecuritySqlInjection from './php/security/sql-injection.ts';
import * as phpSecurityUnescapedOutput from './php/security/unescaped-output.ts';
import type { JsRule, PhpRule } from './rule.ts';

export const phpRules: readonly PhpRule[] = [
  phpPerformanceQueryInLoop,
  phpPerformanceRandomOrderQuery,
  phpPerformanceUnboundedQuery,
  phpQualityDeprecatedFunction,
  phpQualityDeprecatedHook,
  phpQualityLooseInArray,
  phpQualityMissingAbspathGuard,
  phpQualityWrongTextDomain,
  phpSecuritySqlInjection,
  phpSecurityUnescapedOutput,
];

export const javascriptRules: readonly JsRule[] = [
];
