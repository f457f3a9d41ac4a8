/** Severities, worst first. Plain lists stand here, apart from the schemas: the command line starts without those. */
export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

/** `type` of a finding that only a pattern supports. It is `info`, and lowers no score. */
export const reviewType = 'review';

/**
 * Whose demands count: nobody's in particular, those of the plugin and theme directories' reviewers, of enterprise hosts, or
 * of WordPress' own coding standards. What its enforcers reject is at least `medium`, whatever supports the finding.
 */
export const profiles = ['default', 'wordpress-org', 'vip', 'core'] as const;
export type Profile = (typeof profiles)[number];

export const categories = ['security', 'performance', 'quality'] as const;
export type Category = (typeof categories)[number];

/** `all` is an addition of ours: the three types in one pass, which editors and the command line want. */
export const analysisTypes = ['security', 'performance', 'quality', 'all'] as const;
