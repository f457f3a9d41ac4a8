import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Remove the website field from the comment form." */
export const websiteField: SwitchedOff = {
  thing: 'website_field',
  label: 'Website field of the comment form',
  names:
    /^(?:(?:website|url)(?: url)? (?:field|input|box)(?: (?:from|in|of|on) (?:the )?comments? (?:forms?|section))|comments? (?:form )?(?:website|url) (?:field|input)|comment(?:er)?s? (?:author )?(?:urls?|websites?)) /,
  says: () => 'The comment form does not ask for a website, and the names of commenters lead nowhere.',
  register: () => php`
    add_filter( 'comment_form_default_fields', array( $this, 'remove' ) );
    add_filter( 'get_comment_author_url', '__return_empty_string' );
    add_filter( 'pre_comment_author_url', '__return_empty_string' );
  `,
  methods: () => [
    php`
      /**
       * Takes the field out of the form.
       *
       * @param string[] $fields Fields by name.
       * @return string[] The others.
       */
      public function remove( $fields ) {
        unset( $fields['url'] );

        return $fields;
      }
    `,
  ],
  test: (plan) => php`
    /**
     * The form has no such field.
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
