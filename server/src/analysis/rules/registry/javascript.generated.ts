// Written by `npm run generate`. Do not edit.
import * as javascriptPerformanceCostlyRendering from '../javascript/performance/costly-rendering.ts';
import * as javascriptPerformanceEffectWithoutCleanup from '../javascript/performance/effect-without-cleanup.ts';
import * as javascriptPerformanceEffectWithoutDependencies from '../javascript/performance/effect-without-dependencies.ts';
import * as javascriptPerformanceInlineData from '../javascript/performance/inline-data.ts';
import * as javascriptPerformancePageWorkInLoop from '../javascript/performance/page-work-in-loop.ts';
import * as javascriptPerformancePolling from '../javascript/performance/polling.ts';
import * as javascriptPerformanceRequestInScriptLoop from '../javascript/performance/request-in-script-loop.ts';
import * as javascriptPerformanceRequestPerKeystroke from '../javascript/performance/request-per-keystroke.ts';
import * as javascriptPerformanceScrollListener from '../javascript/performance/scroll-listener.ts';
import * as javascriptPerformanceSelectorNewValue from '../javascript/performance/selector-new-value.ts';
import * as javascriptPerformanceStoreSubscription from '../javascript/performance/store-subscription.ts';
import * as javascriptPerformanceSynchronousRequest from '../javascript/performance/synchronous-request.ts';
import * as javascriptPerformanceWholeLibraryImport from '../javascript/performance/whole-library-import.ts';
import * as javascriptQualityAssignmentInScriptCondition from '../javascript/quality/assignment-in-script-condition.ts';
import * as javascriptQualityBlockNameMismatch from '../javascript/quality/block-name-mismatch.ts';
import * as javascriptQualityBlockSaveImpure from '../javascript/quality/block-save-impure.ts';
import * as javascriptQualityBlockWrapperProps from '../javascript/quality/block-wrapper-props.ts';
import * as javascriptQualityDeprecatedEditorApi from '../javascript/quality/deprecated-editor-api.ts';
import * as javascriptQualityDeprecatedJquery from '../javascript/quality/deprecated-jquery.ts';
import * as javascriptQualityDeprecatedReactApi from '../javascript/quality/deprecated-react-api.ts';
import * as javascriptQualityHooksMissingDependency from '../javascript/quality/hooks-missing-dependency.ts';
import * as javascriptQualityHooksOrder from '../javascript/quality/hooks-order.ts';
import * as javascriptQualityI18nScriptDomain from '../javascript/quality/i18n-script-domain.ts';
import * as javascriptQualityI18nScriptText from '../javascript/quality/i18n-script-text.ts';
import * as javascriptQualityJqueryDollar from '../javascript/quality/jquery-dollar.ts';
import * as javascriptQualityJsxAria from '../javascript/quality/jsx-aria.ts';
import * as javascriptQualityJsxClickWithoutKeyboard from '../javascript/quality/jsx-click-without-keyboard.ts';
import * as javascriptQualityJsxControlName from '../javascript/quality/jsx-control-name.ts';
import * as javascriptQualityJsxImageAlt from '../javascript/quality/jsx-image-alt.ts';
import * as javascriptQualityJsxListKey from '../javascript/quality/jsx-list-key.ts';
import * as javascriptQualityLeftoverDebugging from '../javascript/quality/leftover-debugging.ts';
import * as javascriptQualityLooseEqualityInScript from '../javascript/quality/loose-equality-in-script.ts';
import * as javascriptQualityMutatedAttributes from '../javascript/quality/mutated-attributes.ts';
import * as javascriptQualityReactDirectDom from '../javascript/quality/react-direct-dom.ts';
import * as javascriptQualityStateSetWhileRendering from '../javascript/quality/state-set-while-rendering.ts';
import * as javascriptQualityUndeclaredAttribute from '../javascript/quality/undeclared-attribute.ts';
import * as javascriptQualityUndeclaredContext from '../javascript/quality/undeclared-context.ts';
import * as javascriptQualityUndefinedComponent from '../javascript/quality/undefined-component.ts';
import * as javascriptQualityUnhandledRequest from '../javascript/quality/unhandled-request.ts';
import * as javascriptQualityUnreachableInScript from '../javascript/quality/unreachable-in-script.ts';
import * as javascriptQualityUnusedVariableInScript from '../javascript/quality/unused-variable-in-script.ts';
import * as javascriptSecurityAjaxWithoutNonce from '../javascript/security/ajax-without-nonce.ts';
import * as javascriptSecurityClientOpenRedirect from '../javascript/security/client-open-redirect.ts';
import * as javascriptSecurityDangerousInnerHtml from '../javascript/security/dangerous-inner-html.ts';
import * as javascriptSecurityDomXss from '../javascript/security/dom-xss.ts';
import * as javascriptSecurityInsecureEmbedding from '../javascript/security/insecure-embedding.ts';
import * as javascriptSecurityJavascriptEval from '../javascript/security/javascript-eval.ts';
import * as javascriptSecurityPostmessageOrigin from '../javascript/security/postmessage-origin.ts';
import * as javascriptSecurityPrototypePollution from '../javascript/security/prototype-pollution.ts';
import * as javascriptSecurityRegexpFromInput from '../javascript/security/regexp-from-input.ts';
import * as javascriptSecuritySecretInBrowserStorage from '../javascript/security/secret-in-browser-storage.ts';
import * as javascriptSecuritySecretInScript from '../javascript/security/secret-in-script.ts';
import * as javascriptSecurityWeakRandomInScript from '../javascript/security/weak-random-in-script.ts';
import type { JsRule } from '../rule.ts';

/** Every rule of this language. */
export const javascriptRules: readonly JsRule[] = [
  javascriptPerformanceCostlyRendering,
  javascriptPerformanceEffectWithoutCleanup,
  javascriptPerformanceEffectWithoutDependencies,
  javascriptPerformanceInlineData,
  javascriptPerformancePageWorkInLoop,
  javascriptPerformancePolling,
  javascriptPerformanceRequestInScriptLoop,
  javascriptPerformanceRequestPerKeystroke,
  javascriptPerformanceScrollListener,
  javascriptPerformanceSelectorNewValue,
  javascriptPerformanceStoreSubscription,
  javascriptPerformanceSynchronousRequest,
  javascriptPerformanceWholeLibraryImport,
  javascriptQualityAssignmentInScriptCondition,
  javascriptQualityBlockNameMismatch,
  javascriptQualityBlockSaveImpure,
  javascriptQualityBlockWrapperProps,
  javascriptQualityDeprecatedEditorApi,
  javascriptQualityDeprecatedJquery,
  javascriptQualityDeprecatedReactApi,
  javascriptQualityHooksMissingDependency,
  javascriptQualityHooksOrder,
  javascriptQualityI18nScriptDomain,
  javascriptQualityI18nScriptText,
  javascriptQualityJqueryDollar,
  javascriptQualityJsxAria,
  javascriptQualityJsxClickWithoutKeyboard,
  javascriptQualityJsxControlName,
  javascriptQualityJsxImageAlt,
  javascriptQualityJsxListKey,
  javascriptQualityLeftoverDebugging,
  javascriptQualityLooseEqualityInScript,
  javascriptQualityMutatedAttributes,
  javascriptQualityReactDirectDom,
  javascriptQualityStateSetWhileRendering,
  javascriptQualityUndeclaredAttribute,
  javascriptQualityUndeclaredContext,
  javascriptQualityUndefinedComponent,
  javascriptQualityUnhandledRequest,
  javascriptQualityUnreachableInScript,
  javascriptQualityUnusedVariableInScript,
  javascriptSecurityAjaxWithoutNonce,
  javascriptSecurityClientOpenRedirect,
  javascriptSecurityDangerousInnerHtml,
  javascriptSecurityDomXss,
  javascriptSecurityInsecureEmbedding,
  javascriptSecurityJavascriptEval,
  javascriptSecurityPostmessageOrigin,
  javascriptSecurityPrototypePollution,
  javascriptSecurityRegexpFromInput,
  javascriptSecuritySecretInBrowserStorage,
  javascriptSecuritySecretInScript,
  javascriptSecurityWeakRandomInScript,
];
