import { type PhpCode, php } from '../../../writers/php.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import { contentTypes } from './content-types.ts';
import type { Position } from './position.ts';

/**
 * The method `is_main_text()`: whether `the_content` is asked for the post that the visitor has opened, and not for an
 * excerpt, a list beside it or a post whose password is missing.
 */
export const mainTextMethod = (plan: PluginPlan, content: readonly string[]): PhpCode => php`
  /**
   * Determines whether the main content of the current single post is being filtered.
   *
   * @return bool True for the main content, false otherwise.
   */
  private function is_main_text() {
    $types = ${contentTypes(plan, content)};

    return array() !== $types
      && is_singular( $types )
      && in_the_loop()
      && is_main_query()
      && get_the_ID() === get_queried_object_id()
      && ! doing_filter( 'get_the_excerpt' )
      && ! post_password_required();
  }
`;

/** The methods `add_to_content()`, for the filter `the_content`, and `is_main_text()` of a class that has a `render()`. */
export const contentFilter = (
  plan: PluginPlan,
  {
    position,
    content,
    what,
  }: { readonly position: Position; readonly content: readonly string[]; readonly what: string },
): PhpCode => php`
  /**
   * Adds ${what} to the content of a single post.
   *
   * @param string $content Post content.
   * @return string Filtered post content.
   */
  public function add_to_content( $content ) {
    if ( ! $this->is_main_text() ) {
      return $content;
    }

    $position = ${settingValue(plan, 'position', position)};
    $markup   = $this->render();

    return ( 'below' === $position ? '' : $markup ) . $content . ( 'above' === $position ? '' : $markup );
  }

  ${mainTextMethod(plan, content)}
`;
