import type { SourceText } from '../../../../source-text.ts';
import { oncePerFile } from '../../../support/once-per-file.ts';

const question =
  /\b(?:(?:function|class|interface|trait|enum|method)_exists|is_callable|defined)\s*\(\s*['"]\\*([\w\\]+)['"]/gi;

const askedKey = Symbol('names that are asked for');

/** Lower-case names that a file asks for by `function_exists()`, `class_exists()`, `defined()` and their like. */
export function askedNames(source: SourceText): ReadonlySet<string> {
  return source.facts.of(
    askedKey,
    () => new Set([...source.code.matchAll(question)].map(([, name = '']) => name.toLowerCase())),
  );
}

/** Whether a file calls WordPress, and does not just look like PHP. */
export const usesWordPress: (source: SourceText) => boolean = oncePerFile(
  /\b(ABSPATH|WPINC|WP_Query|add_action|add_filter|add_shortcode|get_option|wp_\w+|wpdb|esc_(html|attr|url|js|sql)\w*|sanitize_\w+|register_\w+|plugins_url|plugin_dir_\w+|(home|site|admin|content)_url|get_(site_url|bloginfo|post|posts|post_meta|the_\w+|template_\w+|stylesheet_\w+)|the_(title|content|permalink|ID)|do_action|apply_filters|current_user_can)\b|Plugin Name:/,
);

/** Whether a file hooks into WordPress: it is a part of a plugin or theme, not a program of its own. */
export const hooksIntoWordPress: (source: SourceText) => boolean = oncePerFile(
  /\badd_(action|filter|shortcode)\s*\(|\bregister_\w+\s*\(|^[ \t/*#@]*(Plugin|Theme) Name:/im,
);

/** Whether a file is written for another framework. */
export const usesFramework: (source: SourceText) => boolean = oncePerFile(
  /^\s*use\s+\\?(Symfony|Illuminate|Laravel|Doctrine|Laminas|Zend|Slim|Cake|yii|CodeIgniter|Drupal|Joomla|Magento|PHPUnit)\\/im,
);
