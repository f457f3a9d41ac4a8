import type { ProjectKind } from '@presswright/shared/generators';
import { __ } from '@wordpress/i18n';

/** What kinds of projects are called; looked up at call time, when the translations are loaded. */
export const kindLabel = (kind: ProjectKind): string =>
  ({
    block: __('Block', 'presswright'),
    plugin: __('Plugin', 'presswright'),
    theme: __('Theme', 'presswright'),
    scaffold: __('Scaffold', 'presswright'),
  })[kind];
