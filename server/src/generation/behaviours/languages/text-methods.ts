import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type Languages, textTable } from './languages-plan.ts';

/** Hooks that show texts of the plugin in the language of the visitor. */
export const textHooks = (plan: PluginPlan, { texts }: Languages): PhpCode =>
  texts === undefined
    ? noPhp
    : php`
      add_filter( ${`gettext_${plan.domain}`}, array( $this, 'translate' ), 10, 2 );
      add_filter( ${`gettext_with_context_${plan.domain}`}, array( $this, 'translate' ), 10, 2 );
      add_action( 'wp_insert_post', array( $this, 'note_language' ), 1, 3 );
    `;

export function textMethods(plan: PluginPlan, one: Languages, metaKey: string): PhpCode {
  if (one.texts === undefined) return noPhp;
  const types = plan.entities.flatMap(({ storage, postType }) => (storage === 'post_type' ? [postType] : []));
  const table = textTable(one);
  return php`
    /**
     * Gets the texts of the plugin in other languages.
     *
     * @param string $code Code of the language.
     * @return string[] Texts, by what they are in the first language.
     */
    private static function texts( $code ) {
      switch ( $code ) {
        ${joinPhp(
          Object.entries(table).map(
            ([code, texts]) => php`
              case ${code}:
                return ${texts};
            `,
          ),
        )}
      }

      return array();
    }

    /**
     * Translates a text of the plugin for the visitor, or for whom an email is. Staff see the administration as it is.
     *
     * @param string $translation Translation so far.
     * @param string $text        Text.
     * @return string
     */
    public function translate( $translation, $text ) {
      if ( '' === self::$given && ( is_admin() || wp_doing_cron() || wp_is_serving_rest_request() ) ) {
        return $translation;
      }

      $texts = self::texts( self::current() );

      return $texts[ $text ] ?? $translation;
    }

    /**
     * Makes another language the current one.
     *
     * @param string $code Code of the language; empty for that of the visitor.
     * @return string What it was before.
     */
    public static function switch_to( $code ) {
      $before      = self::$given;
      self::$given = isset( self::LANGUAGES[ $code ] ) ? $code : '';

      return $before;
    }

    /**
     * Notes in which language a visitor has sent something.
     *
     * @param int     $post_id   Post ID.
     * @param WP_Post $post      Post object.
     * @param bool    $is_update Whether an existing post is being updated.
     */
    public function note_language( $post_id, $post, $is_update ) {
      if ( ! $is_update && ! is_admin() && in_array( $post->post_type, ${types}, true ) ) {
        update_post_meta( $post_id, ${metaKey}, self::current() );
      }
    }

    /**
     * Gets the language of whoever has sent a record.
     *
     * @param int $post_id Post ID.
     * @return string Code.
     */
    public static function of_record( $post_id ) {
      $code = (string) get_post_meta( $post_id, ${metaKey}, true );

      return isset( self::LANGUAGES[ $code ] ) ? $code : self::current();
    }
  `;
}
