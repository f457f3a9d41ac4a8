import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Remove the website field from the comment form." */
export const websiteField: SwitchedOff = {
  thing: 'website_field',
  label: 'Website field in the comment form',
  names:
    /^(?:(?:website|url)(?: url)? (?:field|input|box)(?: (?:from|in|of|on) (?:the )?comments? (?:forms?|section))|comments? (?:form )?(?:website|url) (?:field|input)|comment(?:er)?s? (?:author )?(?:urls?|websites?)) /,
  says: () => 'The website field is removed from the comment form, and commenter names are not linked.',
  register: () => php`
    add_filter( 'comment_form_default_fields', array( $this, 'remove' ) );
    add_filter( 'get_comment_author_url', '__return_empty_string' );
    add_filter( 'pre_comment_author_url', '__return_empty_string' );
  `,
  methods: () => [
    php`
      /**
       * Removes the website field.
       *
       * @param string[] $fields Comment form fields.
       * @return string[] Filtered comment form fields.
       */
      public function remove( $fields ) {
        unset( $fields['url'] );

        return $fields;
      }
    `,
  ],
  test: (plan) => php`
    /**
     * The comment form has no website field.
     */
    public function test_the_website_field_is_off() {
      $fields = ( new ${toolClass(plan, 'no_website_field')}() )->remove(
        array(
          'author' => '',
          'url'    => '',
        )
      );

      $this->assertSame( array( 'author' ), array_keys( $fields ) );
    }
  `,
};
