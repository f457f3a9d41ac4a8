// Written by `npm run generate`. Do not edit.
import * as phpPerformanceArrayMergeInLoop from '../php/performance/array-merge-in-loop.ts';
import * as phpPerformanceAutoloadedLargeOption from '../php/performance/autoloaded-large-option.ts';
import * as phpPerformanceCacheFlush from '../php/performance/cache-flush.ts';
import * as phpPerformanceCacheValueOverride from '../php/performance/cache-value-override.ts';
import * as phpPerformanceCountInLoopCondition from '../php/performance/count-in-loop-condition.ts';
import * as phpPerformanceCronScheduledEachTime from '../php/performance/cron-scheduled-each-time.ts';
import * as phpPerformanceEnqueueEverywhere from '../php/performance/enqueue-everywhere.ts';
import * as phpPerformanceExcludePosts from '../php/performance/exclude-posts.ts';
import * as phpPerformanceFileGetContentsUrl from '../php/performance/file-get-contents-url.ts';
import * as phpPerformanceFullSizeImage from '../php/performance/full-size-image.ts';
import * as phpPerformanceHandWrittenImage from '../php/performance/hand-written-image.ts';
import * as phpPerformanceLongRemoteTimeout from '../php/performance/long-remote-timeout.ts';
import * as phpPerformanceNoFoundRows from '../php/performance/no-found-rows.ts';
import * as phpPerformanceOptionForEachObject from '../php/performance/option-for-each-object.ts';
import * as phpPerformanceOptionWriteOnRequest from '../php/performance/option-write-on-request.ts';
import * as phpPerformanceQueryInLoop from '../php/performance/query-in-loop.ts';
import * as phpPerformanceRandomOrderQuery from '../php/performance/random-order-query.ts';
import * as phpPerformanceScriptInHead from '../php/performance/script-in-head.ts';
import * as phpPerformanceSessionStart from '../php/performance/session-start.ts';
import * as phpPerformanceSleep from '../php/performance/sleep.ts';
import * as phpPerformanceSlowLikeQuery from '../php/performance/slow-like-query.ts';
import * as phpPerformanceSlowMetaQuery from '../php/performance/slow-meta-query.ts';
import * as phpPerformanceSuppressFilters from '../php/performance/suppress-filters.ts';
import * as phpPerformanceTransientWithoutExpiration from '../php/performance/transient-without-expiration.ts';
import * as phpPerformanceUnboundedQuery from '../php/performance/unbounded-query.ts';
import * as phpPerformanceUnboundedSql from '../php/performance/unbounded-sql.ts';
import * as phpPerformanceUncachedRemoteRequest from '../php/performance/uncached-remote-request.ts';
import * as phpPerformanceWorkOnEveryRequest from '../php/performance/work-on-every-request.ts';
import * as phpQualityActionReturnsValue from '../php/quality/action-returns-value.ts';
import * as phpQualityActivationHook from '../php/quality/activation-hook.ts';
import * as phpQualityAjaxWithoutExit from '../php/quality/ajax-without-exit.ts';
import * as phpQualityArgumentCount from '../php/quality/argument-count.ts';
import * as phpQualityAssignmentInCondition from '../php/quality/assignment-in-condition.ts';
import * as phpQualityCalledTooEarly from '../php/quality/called-too-early.ts';
import * as phpQualityClassMistake from '../php/quality/class-mistake.ts';
import * as phpQualityComplexFunction from '../php/quality/complex-function.ts';
import * as phpQualityContentTypeKey from '../php/quality/content-type-key.ts';
import * as phpQualityCoreScriptReplaced from '../php/quality/core-script-replaced.ts';
import * as phpQualityCronInterval from '../php/quality/cron-interval.ts';
import * as phpQualityDeprecatedClass from '../php/quality/deprecated-class.ts';
import * as phpQualityDeprecatedFunction from '../php/quality/deprecated-function.ts';
import * as phpQualityDeprecatedHook from '../php/quality/deprecated-hook.ts';
import * as phpQualityDeprecatedParameter from '../php/quality/deprecated-parameter.ts';
import * as phpQualityDevelopmentAddress from '../php/quality/development-address.ts';
import * as phpQualityDirectDatabaseConnection from '../php/quality/direct-database-connection.ts';
import * as phpQualityDirectScriptOrStyleTag from '../php/quality/direct-script-or-style-tag.ts';
import * as phpQualityDiscouragedConstant from '../php/quality/discouraged-constant.ts';
import * as phpQualityDiscouragedFunction from '../php/quality/discouraged-function.ts';
import * as phpQualityDuplicateArrayKey from '../php/quality/duplicate-array-key.ts';
import * as phpQualityDuplicateBranch from '../php/quality/duplicate-branch.ts';
import * as phpQualityDuplicatedBlock from '../php/quality/duplicated-block.ts';
import * as phpQualityDynamicProperty from '../php/quality/dynamic-property.ts';
import * as phpQualityEmptyBranch from '../php/quality/empty-branch.ts';
import * as phpQualityEmptyCatch from '../php/quality/empty-catch.ts';
import * as phpQualityEnqueueHook from '../php/quality/enqueue-hook.ts';
import * as phpQualityEnqueueWithoutVersion from '../php/quality/enqueue-without-version.ts';
import * as phpQualityErrorSilencing from '../php/quality/error-silencing.ts';
import * as phpQualityFilterWithoutReturn from '../php/quality/filter-without-return.ts';
import * as phpQualityFormatArguments from '../php/quality/format-arguments.ts';
import * as phpQualityGlobalOverride from '../php/quality/global-override.ts';
import * as phpQualityHardCodedPath from '../php/quality/hard-coded-path.ts';
import * as phpQualityHeaderVersionMismatch from '../php/quality/header-version-mismatch.ts';
import * as phpQualityHookCallbackArity from '../php/quality/hook-callback-arity.ts';
import * as phpQualityHookResult from '../php/quality/hook-result.ts';
import * as phpQualityI18nArguments from '../php/quality/i18n-arguments.ts';
import * as phpQualityI18nPlaceholders from '../php/quality/i18n-placeholders.ts';
import * as phpQualityImplicitNullable from '../php/quality/implicit-nullable.ts';
import * as phpQualityIssetOfResult from '../php/quality/isset-of-result.ts';
import * as phpQualityLooseComparison from '../php/quality/loose-comparison.ts';
import * as phpQualityLooseInArray from '../php/quality/loose-in-array.ts';
import * as phpQualityLooseSearch from '../php/quality/loose-search.ts';
import * as phpQualityMetaWithoutSingle from '../php/quality/meta-without-single.ts';
import * as phpQualityMisreadResult from '../php/quality/misread-result.ts';
import * as phpQualityMissingAbspathGuard from '../php/quality/missing-abspath-guard.ts';
import * as phpQualityMissingCallback from '../php/quality/missing-callback.ts';
import * as phpQualityMissingPrefix from '../php/quality/missing-prefix.ts';
import * as phpQualityMissingResetPostdata from '../php/quality/missing-reset-postdata.ts';
import * as phpQualityNewerApi from '../php/quality/newer-api.ts';
import * as phpQualityOffloadedFile from '../php/quality/offloaded-file.ts';
import * as phpQualityOverwrittenValue from '../php/quality/overwritten-value.ts';
import * as phpQualityOwnUpdater from '../php/quality/own-updater.ts';
import * as phpQualityPhpTags from '../php/quality/php-tags.ts';
import * as phpQualityPhpVersion from '../php/quality/php-version.ts';
import * as phpQualityPluginHeader from '../php/quality/plugin-header.ts';
import * as phpQualityPointlessComparison from '../php/quality/pointless-comparison.ts';
import * as phpQualityPrintedResult from '../php/quality/printed-result.ts';
import * as phpQualityRegexpDelimiter from '../php/quality/regexp-delimiter.ts';
import * as phpQualityRelativeInclude from '../php/quality/relative-include.ts';
import * as phpQualityRemovedFunction from '../php/quality/removed-function.ts';
import * as phpQualityRemovedSyntax from '../php/quality/removed-syntax.ts';
import * as phpQualityShortcodePrints from '../php/quality/shortcode-prints.ts';
import * as phpQualitySwitchFallthrough from '../php/quality/switch-fallthrough.ts';
import * as phpQualityUncheckedWpError from '../php/quality/unchecked-wp-error.ts';
import * as phpQualityUnclosedBuffer from '../php/quality/unclosed-buffer.ts';
import * as phpQualityUndeclaredRenderAttribute from '../php/quality/undeclared-render-attribute.ts';
import * as phpQualityUndeclaredRenderContext from '../php/quality/undeclared-render-context.ts';
import * as phpQualityUndefinedVariable from '../php/quality/undefined-variable.ts';
import * as phpQualityUnknownCapability from '../php/quality/unknown-capability.ts';
import * as phpQualityUnknownFunction from '../php/quality/unknown-function.ts';
import * as phpQualityUnknownHook from '../php/quality/unknown-hook.ts';
import * as phpQualityUnknownMethod from '../php/quality/unknown-method.ts';
import * as phpQualityUnreachableCode from '../php/quality/unreachable-code.ts';
import * as phpQualityUnusedImport from '../php/quality/unused-import.ts';
import * as phpQualityUnusedPrivateMethod from '../php/quality/unused-private-method.ts';
import * as phpQualityUnusedSuppression from '../php/quality/unused-suppression.ts';
import * as phpQualityUnusedVariable from '../php/quality/unused-variable.ts';
import * as phpQualityWriteInPluginFolder from '../php/quality/write-in-plugin-folder.ts';
import * as phpQualityWritePastCache from '../php/quality/write-past-cache.ts';
import * as phpQualityWrongTextDomain from '../php/quality/wrong-text-domain.ts';
import * as phpSecurityAuthenticationBypass from '../php/security/authentication-bypass.ts';
import * as phpSecurityCodeExecution from '../php/security/code-execution.ts';
import * as phpSecurityCommandInjection from '../php/security/command-injection.ts';
import * as phpSecurityDisabledSslVerification from '../php/security/disabled-ssl-verification.ts';
import * as phpSecurityExposedRecords from '../php/security/exposed-records.ts';
import * as phpSecurityHardCodedSecret from '../php/security/hard-coded-secret.ts';
import * as phpSecurityHeaderInjection from '../php/security/header-injection.ts';
import * as phpSecurityInformationDisclosure from '../php/security/information-disclosure.ts';
import * as phpSecurityInsecureCookie from '../php/security/insecure-cookie.ts';
import * as phpSecurityInsecureObjectAccess from '../php/security/insecure-object-access.ts';
import * as phpSecurityLdapInjection from '../php/security/ldap-injection.ts';
import * as phpSecurityLogInjection from '../php/security/log-injection.ts';
import * as phpSecurityLooseSecretComparison from '../php/security/loose-secret-comparison.ts';
import * as phpSecurityMissingCapability from '../php/security/missing-capability.ts';
import * as phpSecurityMissingNonce from '../php/security/missing-nonce.ts';
import * as phpSecurityObfuscatedCode from '../php/security/obfuscated-code.ts';
import * as phpSecurityObjectInjection from '../php/security/object-injection.ts';
import * as phpSecurityPathTraversal from '../php/security/path-traversal.ts';
import * as phpSecurityPrivilegeEscalation from '../php/security/privilege-escalation.ts';
import * as phpSecurityRedirectWithoutExit from '../php/security/redirect-without-exit.ts';
import * as phpSecuritySessionFixation from '../php/security/session-fixation.ts';
import * as phpSecuritySettingWithoutSanitizer from '../php/security/setting-without-sanitizer.ts';
import * as phpSecuritySqlInjection from '../php/security/sql-injection.ts';
import * as phpSecuritySsrf from '../php/security/ssrf.ts';
import * as phpSecurityUnescapedOutput from '../php/security/unescaped-output.ts';
import * as phpSecurityUnsafeRedirect from '../php/security/unsafe-redirect.ts';
import * as phpSecurityUnsafeUpload from '../php/security/unsafe-upload.ts';
import * as phpSecurityUnsanitizedInput from '../php/security/unsanitized-input.ts';
import * as phpSecurityUntrustedServerVariable from '../php/security/untrusted-server-variable.ts';
import * as phpSecurityVariableInjection from '../php/security/variable-injection.ts';
import * as phpSecurityWeakCryptography from '../php/security/weak-cryptography.ts';
import * as phpSecurityWeakHashForPasswords from '../php/security/weak-hash-for-passwords.ts';
import * as phpSecurityWeakRandomness from '../php/security/weak-randomness.ts';
import * as phpSecurityWrongCapability from '../php/security/wrong-capability.ts';
import * as phpSecurityXpathInjection from '../php/security/xpath-injection.ts';
import * as phpSecurityXxe from '../php/security/xxe.ts';
import type { PhpRule } from '../rule.ts';

/** Every rule of this language. */
export const phpRules: readonly PhpRule[] = [
  phpPerformanceArrayMergeInLoop,
  phpPerformanceAutoloadedLargeOption,
  phpPerformanceCacheFlush,
  phpPerformanceCacheValueOverride,
  phpPerformanceCountInLoopCondition,
  phpPerformanceCronScheduledEachTime,
  phpPerformanceEnqueueEverywhere,
  phpPerformanceExcludePosts,
  phpPerformanceFileGetContentsUrl,
  phpPerformanceFullSizeImage,
  phpPerformanceHandWrittenImage,
  phpPerformanceLongRemoteTimeout,
  phpPerformanceNoFoundRows,
  phpPerformanceOptionForEachObject,
  phpPerformanceOptionWriteOnRequest,
  phpPerformanceQueryInLoop,
  phpPerformanceRandomOrderQuery,
  phpPerformanceScriptInHead,
  phpPerformanceSessionStart,
  phpPerformanceSleep,
  phpPerformanceSlowLikeQuery,
  phpPerformanceSlowMetaQuery,
  phpPerformanceSuppressFilters,
  phpPerformanceTransientWithoutExpiration,
  phpPerformanceUnboundedQuery,
  phpPerformanceUnboundedSql,
  phpPerformanceUncachedRemoteRequest,
  phpPerformanceWorkOnEveryRequest,
  phpQualityActionReturnsValue,
  phpQualityActivationHook,
  phpQualityAjaxWithoutExit,
  phpQualityArgumentCount,
  phpQualityAssignmentInCondition,
  phpQualityCalledTooEarly,
  phpQualityClassMistake,
  phpQualityComplexFunction,
  phpQualityContentTypeKey,
  phpQualityCoreScriptReplaced,
  phpQualityCronInterval,
  phpQualityDeprecatedClass,
  phpQualityDeprecatedFunction,
  phpQualityDeprecatedHook,
  phpQualityDeprecatedParameter,
  phpQualityDevelopmentAddress,
  phpQualityDirectDatabaseConnection,
  phpQualityDirectScriptOrStyleTag,
  phpQualityDiscouragedConstant,
  phpQualityDiscouragedFunction,
  phpQualityDuplicateArrayKey,
  phpQualityDuplicateBranch,
  phpQualityDuplicatedBlock,
  phpQualityDynamicProperty,
  phpQualityEmptyBranch,
  phpQualityEmptyCatch,
  phpQualityEnqueueHook,
  phpQualityEnqueueWithoutVersion,
  phpQualityErrorSilencing,
  phpQualityFilterWithoutReturn,
  phpQualityFormatArguments,
  phpQualityGlobalOverride,
  phpQualityHardCodedPath,
  phpQualityHeaderVersionMismatch,
  phpQualityHookCallbackArity,
  phpQualityHookResult,
  phpQualityI18nArguments,
  phpQualityI18nPlaceholders,
  phpQualityImplicitNullable,
  phpQualityIssetOfResult,
  phpQualityLooseComparison,
  phpQualityLooseInArray,
  phpQualityLooseSearch,
  phpQualityMetaWithoutSingle,
  phpQualityMisreadResult,
  phpQualityMissingAbspathGuard,
  phpQualityMissingCallback,
  phpQualityMissingPrefix,
  phpQualityMissingResetPostdata,
  phpQualityNewerApi,
  phpQualityOffloadedFile,
  phpQualityOverwrittenValue,
  phpQualityOwnUpdater,
  phpQualityPhpTags,
  phpQualityPhpVersion,
  phpQualityPluginHeader,
  phpQualityPointlessComparison,
  phpQualityPrintedResult,
  phpQualityRegexpDelimiter,
  phpQualityRelativeInclude,
  phpQualityRemovedFunction,
  phpQualityRemovedSyntax,
  phpQualityShortcodePrints,
  phpQualitySwitchFallthrough,
  phpQualityUncheckedWpError,
  phpQualityUnclosedBuffer,
  phpQualityUndeclaredRenderAttribute,
  phpQualityUndeclaredRenderContext,
  phpQualityUndefinedVariable,
  phpQualityUnknownCapability,
  phpQualityUnknownFunction,
  phpQualityUnknownHook,
  phpQualityUnknownMethod,
  phpQualityUnreachableCode,
  phpQualityUnusedImport,
  phpQualityUnusedPrivateMethod,
  phpQualityUnusedSuppression,
  phpQualityUnusedVariable,
  phpQualityWriteInPluginFolder,
  phpQualityWritePastCache,
  phpQualityWrongTextDomain,
  phpSecurityAuthenticationBypass,
  phpSecurityCodeExecution,
  phpSecurityCommandInjection,
  phpSecurityDisabledSslVerification,
  phpSecurityExposedRecords,
  phpSecurityHardCodedSecret,
  phpSecurityHeaderInjection,
  phpSecurityInformationDisclosure,
  phpSecurityInsecureCookie,
  phpSecurityInsecureObjectAccess,
  phpSecurityLdapInjection,
  phpSecurityLogInjection,
  phpSecurityLooseSecretComparison,
  phpSecurityMissingCapability,
  phpSecurityMissingNonce,
  phpSecurityObfuscatedCode,
  phpSecurityObjectInjection,
  phpSecurityPathTraversal,
  phpSecurityPrivilegeEscalation,
  phpSecurityRedirectWithoutExit,
  phpSecuritySessionFixation,
  phpSecuritySettingWithoutSanitizer,
  phpSecuritySqlInjection,
  phpSecuritySsrf,
  phpSecurityUnescapedOutput,
  phpSecurityUnsafeRedirect,
  phpSecurityUnsafeUpload,
  phpSecurityUnsanitizedInput,
  phpSecurityUntrustedServerVariable,
  phpSecurityVariableInjection,
  phpSecurityWeakCryptography,
  phpSecurityWeakHashForPasswords,
  phpSecurityWeakRandomness,
  phpSecurityWrongCapability,
  phpSecurityXpathInjection,
  phpSecurityXxe,
];
