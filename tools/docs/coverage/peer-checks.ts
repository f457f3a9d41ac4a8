/** A check of another tool, and what we have for it. */
export interface PeerCheck {
  readonly tool: 'WPCS' | 'VIPCS' | 'Plugin Check' | 'Psalm';
  /** The tool's own group or category. */
  readonly group: string;
  readonly name: string;
  /** Rule ids, besides those whose `sniffs` name the check. */
  readonly by?: readonly string[];
  /** Why there is no rule, or what the rules leave out. */
  readonly note?: string;
}

/** Rows of one group: a name, then rules, then a note. */
function group(
  tool: PeerCheck['tool'],
  title: string,
  rows: readonly (readonly [name: string, by?: readonly string[], note?: string])[],
): PeerCheck[] {
  return rows.map(([name, by, note]) => ({
    tool,
    group: title,
    name,
    ...(by === undefined ? {} : { by }),
    ...(note === undefined ? {} : { note }),
  }));
}

const style = 'not checked: a matter of style that a formatter settles';
const atRun = 'not checked: only a running site can tell';

/** Checks of the tools that people have today, as their documentation lists them. */
export const peerChecks: readonly PeerCheck[] = [
  ...group('WPCS', 'Security', [
    ['EscapeOutput'],
    ['NonceVerification'],
    ['PluginMenuSlug', [], 'not checked: `__FILE__` as a menu slug works'],
    ['SafeRedirect'],
    ['ValidatedSanitizedInput'],
  ]),
  ...group('WPCS', 'DB', [
    [
      'DirectDatabaseQuery',
      ['performance/query-in-loop', 'performance/unbounded-sql'],
      'reading one’s own tables is no mistake',
    ],
    ['PreparedSQL'],
    ['PreparedSQLPlaceholders'],
    ['RestrictedClasses'],
    ['RestrictedFunctions', ['quality/removed-function']],
    ['SlowDBQuery'],
  ]),
  ...group('WPCS', 'WP', [
    ['AlternativeFunctions'],
    ['Capabilities'],
    ['CapitalPDangit', [], style],
    ['ClassNameCase', [], style],
    ['CronInterval'],
    ['DeprecatedClasses'],
    ['DeprecatedFunctions'],
    ['DeprecatedParameterValues'],
    ['DeprecatedParameters'],
    ['DiscouragedConstants'],
    ['DiscouragedFunctions'],
    ['EnqueuedResourceParameters'],
    ['EnqueuedResources'],
    ['GetMetaSingle', [], 'only where the list is used as one value'],
    ['GlobalVariablesOverride'],
    ['I18n'],
    [
      'OptionAutoload',
      ['performance/autoloaded-large-option', 'quality/deprecated-parameter'],
      'small options may be autoloaded',
    ],
    ['PostsPerPage'],
  ]),
  ...group('WPCS', 'PHP', [
    ['DevelopmentFunctions'],
    ['DiscouragedPHPFunctions'],
    ['DontExtract'],
    ['IniSet'],
    ['NoSilencedErrors'],
    ['POSIXFunctions'],
    ['PregQuoteDelimiter', [], 'where the pattern’s delimiter is known'],
    ['RestrictedPHPFunctions'],
    ['StrictInArray'],
    ['TypeCasts', [], style],
    ['YodaConditions', [], style],
  ]),
  ...group('VIPCS', 'Performance', [
    ['BatcacheWhitelistedParams', [], 'not checked: speaks of one host’s page cache'],
    ['CacheValueOverride'],
    ['FetchingRemoteData'],
    ['LowExpiryCacheTime', [], 'not checked: how old data may become is for its author to say'],
    ['NoPaging'],
    ['OrderByRand'],
    ['RegexpCompare', ['performance/slow-meta-query']],
    ['RemoteRequestTimeout'],
    ['TaxonomyMetaInOptions'],
    ['WPQueryParams'],
  ]),
  ...group('VIPCS', 'Security', [
    ['EscapingVoidReturnFunctions', ['quality/i18n-arguments']],
    ['ExitAfterRedirect'],
    ['Mustache', [], 'not checked: WordPress has no Mustache templates'],
    ['PHPFilterFunctions', ['security/unescaped-output'], '`filter_input()` without a filter is a source like `$_GET`'],
    ['ProperEscapingFunction', ['security/unescaped-output']],
    ['StaticStrreplace', [], 'not checked: a constant replaced in a constant harms nobody'],
    ['Twig', [], 'not checked: Twig templates are not read'],
    ['Underscorejs', [], 'not checked: WordPress’s own templates (`wp.template`) have other delimiters'],
    ['Vuejs', [], 'not checked: Vue templates are not read'],
  ]),
  ...group('Plugin Check', 'General', [
    ['i18n_usage', ['quality/i18n-placeholders', 'quality/wrong-text-domain']],
    ['error_reporting', ['quality/discouraged-function']],
  ]),
  ...group('Plugin Check', 'Plugin repo', [
    ['code_obfuscation', ['security/obfuscated-code']],
    ['direct_file_access', ['quality/missing-abspath-guard']],
    ['file_type', [], 'not checked: archives and binaries are not code'],
    ['localhost', ['quality/development-address', 'quality/hard-coded-reference']],
    ['minified_files', [], 'minified files are named and left out'],
    ['no_unfiltered_uploads', ['security/unsafe-upload']],
    ['offloading_files', ['quality/offloaded-file']],
    ['plugin_content', [], 'not checked: what a plugin is about is for people to judge'],
    ['plugin_header_fields', ['quality/plugin-header', 'quality/header-version-mismatch']],
    ['plugin_readme', ['quality/readme-header', 'quality/readme-text', 'quality/stable-tag']],
    ['plugin_review_phpcs', [], 'its sniffs are listed under WPCS'],
    ['plugin_uninstall', ['quality/missing-abspath-guard']],
    ['plugin_updater', ['quality/own-updater'], 'where a readme.txt says that the plugin is published'],
    ['prefixing', ['quality/missing-prefix']],
    ['setting_sanitization', ['security/setting-without-sanitizer']],
    ['trademarks', ['quality/plugin-header']],
    ['wp_functions_compatibility', ['quality/newer-api']],
    ['write_file', ['quality/write-in-plugin-folder']],
    ['libraries_core', ['quality/core-script-replaced'], 'copies that are loaded, not those that only lie there'],
    ['privacy_policy', [], 'not checked: whether personal data is kept is for people to judge'],
  ]),
  ...group('Plugin Check', 'Security', [
    ['direct_db', ['security/sql-injection']],
    ['late_escaping', ['security/unescaped-output']],
    ['nonce_verification', ['security/missing-nonce']],
    ['safe_redirect', ['security/unsafe-redirect']],
    ['sanitized_input', ['security/unsanitized-input']],
  ]),
  ...group('Plugin Check', 'Performance', [
    ['autoloaded_options', ['performance/autoloaded-large-option']],
    ['enqueued_resources', ['quality/direct-script-or-style-tag', 'quality/enqueue-without-version']],
    ['enqueued_scripts_in_footer', ['performance/script-in-head']],
    ['enqueued_scripts_scope', ['performance/enqueue-everywhere']],
    ['enqueued_scripts_size', [], atRun],
    ['enqueued_styles_scope', ['performance/enqueue-everywhere']],
    ['enqueued_styles_size', [], atRun],
    ['image_functions', ['performance/hand-written-image']],
    ['non_blocking_scripts', ['performance/script-in-head']],
    [
      'performant_wp_query_params',
      ['performance/unbounded-query', 'performance/exclude-posts', 'performance/suppress-filters'],
    ],
    ['react_usage', [], 'not checked: built bundles are left out'],
    ['unclosed_ob_start', ['quality/unclosed-buffer']],
  ]),
  ...group('Psalm', 'Taint kinds', [
    ['callable', ['security/code-execution']],
    ['cookie', ['security/insecure-cookie']],
    ['eval', ['security/code-execution']],
    ['extract', ['security/variable-injection']],
    ['file', ['security/path-traversal']],
    ['has_quotes', ['security/unescaped-output'], 'attributes are followed by their kind of quote'],
    ['header', ['security/header-injection']],
    ['html', ['security/unescaped-output']],
    ['include', ['security/path-traversal', 'security/code-execution']],
    ['ldap', ['security/ldap-injection']],
    ['shell', ['security/command-injection']],
    ['sleep', [], 'not checked: a short sleep is the worst of it'],
    ['sql', ['security/sql-injection']],
    ['ssrf', ['security/ssrf']],
    ['system_secret', ['security/information-disclosure']],
    ['unserialize', ['security/object-injection']],
    ['user_secret', ['security/information-disclosure']],
    ['xpath', ['security/xpath-injection']],
  ]),
];
