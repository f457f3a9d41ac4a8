// Written by `npm run generate`: every rule of this folder. Do not edit.
import * as javascriptSecurityDomXss from './javascript/security/dom-xss.ts';
import * as phpPerformanceQueryInLoop from './php/performance/query-in-loop.ts';
import * as phpPerformanceRandomOrderQuery from './php/performance/random-order-query.ts';
import * as phpPerformanceUnboundedQuery from './php/performance/unbounded-query.ts';
import * as phpQualityDeprecatedFunction from './php/quality/deprecated-function.ts';
import * as phpQualityDeprecatedHook from './php/quality/deprecated-hook.ts';
import * as phpQualityLooseInArray from './php/quality/loose-in-array.ts';
import * as phpQualityMissingAbspathGuard from './php/quality/missing-abspath-guard.ts';
import * as phpQualityWrongTextDomain from './php/quality/wrong-text-domain.ts';
import * as phpSecurityCodeExecution from './php/security/code-execution.ts';
import * as phpSecurityCommandInjection from './php/security/command-injection.ts';
import * as phpSecurityMissingCapability from './php/security/missing-capability.ts';
import * as phpSecurityMissingNonce from './php/security/missing-nonce.ts';
import * as phpSecurityObjectInjection from './php/security/object-injection.ts';
import * as phpSecurityPathTraversal from './php/security/path-traversal.ts';
import * as phpSecurityRedirectWithoutExit from './php/security/redirect-without-exit.ts';
import * as phpSecuritySqlInjection from './php/security/sql-injection.ts';
import * as phpSecurityUnescapedOutput from './php/security/unescaped-output.ts';
import * as phpSecurityUnsafeRedirect from './php/security/unsafe-redirect.ts';
import * as phpSecurityUnsanitizedInput from './php/security/unsanitized-input.ts';
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
  phpSecurityCodeExecution,
  phpSecurityCommandInjection,
  phpSecurityMissingCapability,
  phpSecurityMissingNonce,
  phpSecurityObjectInjection,
  phpSecurityPathTraversal,
  phpSecurityRedirectWithoutExit,
  phpSecuritySqlInjection,
  phpSecurityUnescapedOutput,
  phpSecurityUnsafeRedirect,
  phpSecurityUnsanitizedInput,
];

export const javascriptRules: readonly JsRule[] = [
  javascriptSecurityDomXss,
];
