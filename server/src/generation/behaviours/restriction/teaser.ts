import { translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { about, type Rule } from './rules.ts';

/** Rules whose teaser is so many words of the text. */
export const countsWords = (rules: readonly Rule[]): boolean =>
  about(rules, ['read'], ['post']).some(({ one }) => one.teaser_words !== undefined);

const countsParagraphs = (rules: readonly Rule[]): boolean =>
  about(rules, ['read'], ['post']).some(({ one }) => one.teaser_paragraphs !== undefined);

/** Rules whose teaser is cut from the text: so many words or paragraphs. */
export const cutsTeasers = (rules: readonly Rule[]): boolean => countsWords(rules) || countsParagraphs(rules);

/** Rules with a button below their message. */
export const withButtons = (rules: readonly Rule[]): readonly Rule[] =>
  rules.filter(({ one }) => one.button !== undefined);

/** The part of a text that everyone may read. */
export const teaserMethod = (rules: readonly Rule[]): PhpCode => php`
  /**
   * Gets the part of restricted content that everyone may read: what is before the “More” tag${cutsTeasers(rules) ? ', or how it begins' : ''}.
   *
   * @param int    $number  Number of the rule.
   * @param string $content Post content.
   * @return string
   */
  private function teaser( $number, $content ) {
    ${
      countsWords(rules)
        ? php`
          if ( isset( self::RULES[ $number ]['words'] ) ) {
            return esc_html( html_entity_decode( wp_trim_words( strip_shortcodes( excerpt_remove_blocks( $content ) ), self::RULES[ $number ]['words'], '…' ), ENT_QUOTES ) );
          }
        `
        : noPhp
    }
    ${
      countsParagraphs(rules)
        ? php`
          if ( isset( self::RULES[ $number ]['paragraphs'] ) ) {
            // Blocks are rendered one by one, so that nothing of what comes after them is.
            preg_match_all( '#<p\b[^>]*>(?!\s*</p>).*?</p>#is', wpautop( strip_shortcodes( excerpt_remove_blocks( $content ) ) ), $found );

            return wp_kses_post( implode( "\n", array_slice( $found[0], 0, self::RULES[ $number ]['paragraphs'] ) ) );
          }
        `
        : noPhp
    }

    // The tag is a comment in the stored content and an anchor in the rendered one.
    $parts = preg_split( '/<!--more.*?-->|<span id="more-\d+"/', $content, 2 );

    return self::RULES[ $number ]['teaser'] && 1 < count( $parts ) ? $parts[0] : '';
  }
`;

/** The buttons that lead to where one can join. */
export const buttonMethod = (plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  withButtons(rules).length === 0
    ? noPhp
    : php`
      /**
       * Renders the button of a rule.
       *
       * @param int $number Number of the rule.
       * @return string HTML; empty for a rule without one.
       */
      private function button_html( $number ) {
        switch ( $number ) {
          ${joinPhp(
            withButtons(rules).map(({ number, one: { button = { label: '', url: '' } } }) => {
              const url = button.url.startsWith('/') ? php`home_url( ${button.url} )` : php`${button.url}`;
              return php`
                case ${number}:
                  return sprintf( '<p><a class="wp-element-button" href="%1$s">%2$s</a></p>', esc_url( ${url} ), ${translatedHtml(plan, button.label)} );
              `;
            }),
          )}
        }

        return '';
      }
    `;
