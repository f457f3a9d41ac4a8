/**
 * What a case may expect, and the rule ids that count as that finding: an exact id, or a prefix when it ends with `*`.
 * A case names one or more of these words (or rule ids, with a `/`) in `expect`; a rule that is added or renamed is
 * taught to the suite here and nowhere else.
 */
export const expectations: Readonly<Record<string, readonly string[]>> = {
  // Output
  xss: ['security/unescaped-output', 'security/wrong-escaper*', 'security/xss*'],
  'dom-xss': ['security/dom-xss', 'security/unsafe-jquery*', 'security/unescaped-template*', 'security/js-xss*'],
  'dangerous-html': ['security/dangerous*', 'security/dom-xss'],
  'js-code-execution': ['security/javascript-eval*', 'security/js-eval*', 'security/eval*', 'security/dom-xss'],
  'post-message-origin': ['security/postmessage-*', 'security/post-message-*', 'security/message-origin*'],
  'prototype-pollution': ['security/prototype-pollution'],
  'script-secret': ['security/hard-coded-*', 'security/hardcoded-*', 'security/secret*', 'security/script-secret*'],
  // Statements and requests
  'sql-injection': ['security/sql-*', 'security/unprepared*', 'security/prepare-*'],
  csrf: ['security/missing-nonce', 'security/nonce-*', 'security/csrf*'],
  'access-control': [
    'security/missing-capability',
    'security/wrong-capability*',
    'security/access-*',
    'security/broken-access*',
    'security/open-route*',
    'security/rest-permission*',
    'security/missing-permission*',
    'security/idor*',
    'security/object-access*',
    'security/insecure-object*',
    'security/is-admin*',
    'security/role-as-capability*',
  ],
  'privilege-escalation': [
    'security/privilege-*',
    'security/mass-assignment*',
    'security/arbitrary-option*',
    'security/option-from-input*',
    'security/role-from-input*',
    'security/user-meta-from-input*',
    'security/login-as*',
    'security/authentication-*',
  ],
  // Files and addresses
  upload: ['security/upload*', 'security/unsafe-upload*', 'security/unrestricted-upload*', 'security/file-upload*'],
  'path-traversal': [
    'security/path-traversal',
    'security/file-read*',
    'security/file-write*',
    'security/file-delet*',
    'security/arbitrary-file*',
    'security/zip-*',
  ],
  'file-inclusion': ['security/file-inclusion', 'security/inclusion*', 'security/path-traversal'],
  ssrf: ['security/ssrf*', 'security/server-side-request*'],
  'open-redirect': ['security/client-open-redirect', 'security/unsafe-redirect', 'security/open-redirect*'],
  'missing-exit': ['security/redirect-without-exit', 'security/missing-exit*'],
  // Code
  'object-injection': ['security/object-injection', 'security/unserialize*'],
  'code-execution': ['security/code-execution', 'security/code-injection*', 'security/dynamic-call*', 'security/eval*'],
  'shortcode-execution': ['security/shortcode-*', 'security/code-execution', 'security/do-shortcode*'],
  'command-injection': ['security/command-injection', 'security/shell-*'],
  'variable-injection': [
    'security/extract*',
    'security/parse-str*',
    'security/variable-*',
    'security/dynamic-variable*',
  ],
  xxe: ['security/xxe*', 'security/xml-*'],
  'ldap-injection': ['security/ldap-*'],
  'xpath-injection': ['security/xpath-*'],
  obfuscation: ['security/obfuscated-*', 'security/backdoor*', 'security/code-execution'],
  'abspath-guard': ['quality/missing-abspath-guard', 'security/missing-abspath*'],
  // Secrets and answers
  'weak-randomness': ['security/weak-random*', 'security/insecure-random*', 'security/predictable-*'],
  'loose-comparison': [
    'security/loose-*',
    'security/timing-*',
    'security/secret-comparison*',
    'security/weak-comparison*',
  ],
  'hard-coded-secret': ['security/hard-coded-*', 'security/hardcoded-*', 'security/secret*'],
  'information-disclosure': [
    'security/information-*',
    'security/debug-*',
    'security/error-*',
    'security/exposed-*',
    'security/sensitive-*',
    'security/phpinfo*',
    'security/disclos*',
    'security/user-data-*',
  ],
  'insecure-cookie': ['security/insecure-cookie*', 'security/cookie*'],
  'header-injection': ['security/header-*', 'security/mail-*', 'security/crlf*'],
  'mail-injection': ['security/mail-*', 'security/header-*', 'security/crlf*'],
  'server-variable': [
    'security/server-*',
    'security/unsafe-server*',
    'security/spoof*',
    'security/host-header*',
    'security/untrusted-server*',
  ],
  'tls-verification': [
    'security/tls-*',
    'security/ssl-*',
    'security/disabled-ssl*',
    'security/disabled-tls*',
    'security/certificate-*',
    'security/insecure-tls*',
  ],
  'weak-hash': ['security/weak-hash*', 'security/password-hash*', 'security/weak-crypto*', 'security/insecure-hash*'],
  // Performance
  'unbounded-query': ['performance/unbounded-*'],
  'random-order': ['performance/random-order*'],
  'slow-query': ['performance/slow-*', 'performance/meta-*', 'performance/expensive-*', 'performance/regexp-*'],
  'not-in-query': [
    'performance/exclude-posts',
    'performance/exclu*',
    'performance/post-not-in*',
    'performance/not-in*',
  ],
  'found-rows': ['performance/no-found-rows*', 'performance/found-rows*'],
  'suppress-filters': ['performance/suppress-filters*'],
  'query-in-loop': ['performance/query-in-loop*', 'performance/n-plus-one*'],
  'remote-in-loop': ['performance/remote-*-in-loop*', 'performance/remote-in-loop*', 'performance/query-in-loop*'],
  'uncached-remote': ['performance/uncached-*'],
  'remote-timeout': ['performance/*timeout*', 'performance/untimed-*'],
  'remote-file-get-contents': ['performance/file-get-contents*', 'performance/remote-file*'],
  autoload: ['performance/autoload*'],
  'front-end-write': [
    'performance/option-write*',
    'performance/front-end-write*',
    'performance/write-on-*',
    'performance/meta-write*',
  ],
  'transient-expiry': ['performance/transient-*'],
  'work-on-every-request': [
    'performance/work-on-*',
    'performance/every-request*',
    'performance/flush-*',
    'performance/heavy-*',
    'performance/install-*',
  ],
  session: ['performance/session*'],
  'global-asset': [
    'performance/enqueue-everywhere',
    'performance/asset*',
    'performance/unconditional-*',
    'performance/global-asset*',
  ],
  'blocking-script': ['performance/script-in-head', 'performance/blocking-*'],
  'selector-new-object': [
    'performance/select*',
    'performance/use-select*',
    'performance/unstable-*',
    'performance/editor-*',
  ],
  'cron-schedule': ['performance/cron-*', 'performance/unguarded-schedule*', 'performance/schedule*'],
  // Quality
  deprecated: ['quality/deprecated-*', 'quality/removed-*'],
  'removed-function': ['quality/removed-*', 'quality/deprecated-*', 'quality/php-*'],
  'unknown-function': ['quality/unknown-*', 'quality/misspelled-*', 'quality/undefined-function*'],
  'too-new': [
    'quality/requires-*',
    'quality/newer-*',
    'quality/too-new*',
    'quality/unavailable-*',
    'quality/api-version*',
  ],
  'php-version': ['quality/php-*', 'quality/removed-*'],
  'text-domain': [
    'quality/wrong-text-domain',
    'quality/missing-text-domain*',
    'quality/i18n-*',
    'quality/text-domain*',
  ],
  'i18n-literal': ['quality/i18n-*', 'quality/non-literal-*', 'quality/translat*'],
  'i18n-placeholders': ['quality/i18n-*', 'quality/unordered-*', 'quality/placeholder*', 'quality/translat*'],
  'translators-comment': [
    'quality/i18n-*',
    'quality/missing-translators*',
    'quality/translators-*',
    'quality/translat*',
  ],
  'filter-return': ['quality/filter-*', 'quality/missing-filter-return*'],
  'hook-arity': ['quality/hook-*', 'quality/callback-*', 'quality/accepted-args*'],
  'loose-in-array': ['quality/loose-in-array*', 'quality/loose-*'],
  unreachable: ['quality/unreachable*', 'quality/dead-code*'],
  'undefined-variable': ['quality/undefined-variable*'],
  'unused-variable': ['quality/unused-variable*'],
  'assignment-in-condition': ['quality/assignment-in-*'],
  'error-silencing': ['quality/error-silenc*', 'quality/silenced-*'],
  'date-function': ['quality/date-*', 'quality/timezone*', 'quality/discouraged-*'],
  'enqueue-version': ['quality/enqueue-*', 'quality/asset-version*', 'quality/missing-version*'],
  'direct-tag': ['quality/direct-*', 'quality/script-tag*', 'quality/non-enqueued*', 'quality/inline-script*'],
  prefix: ['quality/missing-prefix*', 'quality/prefix*', 'quality/unprefixed*', 'quality/global-prefix*'],
  'jsx-accessibility': ['quality/jsx-*', 'quality/a11y-*', 'quality/image-alt*', 'quality/accessib*'],
  'hooks-rules': ['quality/hooks-*', 'quality/react-*', 'quality/conditional-hook*', 'quality/rules-of-hooks*'],
  // block.json, theme.json, block markup, headers, readme.txt
  'block-json': ['quality/block-json*', 'quality/block-*', 'metadata/block-*'],
  'undefined-attribute': ['quality/block-*', 'quality/undeclared-*'],
  'unused-attribute': ['quality/unused-block-attribute'],
  'theme-json': ['quality/theme-json*', 'quality/theme-*', 'quality/undefined-preset*'],
  'block-markup': ['quality/block-markup*', 'quality/markup-*', 'quality/block-*'],
  'pattern-header': ['quality/pattern-*'],
  'markup-accessibility': ['quality/image-alt*', 'quality/empty-link*', 'quality/heading-order*'],
  'bound-to-site': ['quality/hard-coded-reference*'],
  'plugin-header': ['quality/plugin-header*', 'quality/header-*', 'quality/stable-tag*'],
  css: ['quality/css-*', 'performance/css-*', 'security/css-*'],
  'theme-header': ['quality/theme-header'],
  readme: ['quality/readme*', 'quality/stable-tag*'],
  discouraged: ['quality/discouraged-*', 'quality/forbidden-*', 'quality/query-posts*'],
};

/** Whether a rule id is one that an expectation names: a word of the table, a rule id, or a pattern with `*`. */
export function meets(rule: string, expected: string): boolean {
  if (expected.includes('/')) return matches(rule, expected);
  const patterns = expectations[expected];
  if (patterns === undefined) throw new TypeError(`expect: ${expected} is neither a rule id nor in expectations.ts`);
  return patterns.some((pattern) => matches(rule, pattern));
}

function matches(rule: string, pattern: string): boolean {
  if (!pattern.includes('*')) return rule === pattern;
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(rule);
}
