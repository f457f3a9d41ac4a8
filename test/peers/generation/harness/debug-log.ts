import type { WordPressSite } from '../../wordpress/site.ts';

/** The site's debug.log, read piece by piece. */
export class DebugLog {
  readonly #site: WordPressSite;
  #read = 0;

  constructor(site: WordPressSite) {
    this.#site = site;
  }

  /** Complaints since the last call, without times, each once. */
  fresh(): string[] {
    const all = this.#site.debugLog();
    const lines = all.slice(this.#read).split('\n');
    this.#read = all.length;
    return [...new Set(lines.map((line) => line.replace(/^\[[^\]]*\] /, '')))].filter(
      (line) => line !== '' && !severalDeleted.test(line) && !noTranslations.test(line),
    );
  }
}

/** WordPress says so when one request deletes several plugins that have an uninstall.php, whatever is in them. */
const severalDeleted = /Constant WP_UNINSTALL_PLUGIN already defined/;

/** The profile screen asks WordPress.org for languages, which no test site reaches. */
const noTranslations = /^PHP Warning: +translations_api\(\): An unexpected error occurred\./;
