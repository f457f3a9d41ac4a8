/** What generated plugins ask of a site: block API 3, `%i` in `$wpdb->prepare()`, JSON schema in arguments. */
export const requiresWordPress = '6.6';
export const requiresPhp = '7.4';

/** The newest WordPress that generated plugins are tried on. */
export const testedWordPress = '7.1';
