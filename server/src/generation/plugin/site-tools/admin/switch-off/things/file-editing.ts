import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable the theme and plugin editors." */
export const fileEditing: SwitchedOff = {
  thing: 'file_editing',
  label: 'Theme and plugin file editors',
  names:
    /^(?:(?:theme|plugin|themes|plugins|file|files|code)(?: (?:and|&|or|\/|,) (?:theme|plugin|themes|plugins|file))?(?: (?:file|code|files))?(?: (?:editors?|editing))(?: in the (?:admin|dashboard))?|(?:editing|edit|edits) (?:of )?(?:the )?(?:(?:theme|plugin|themes|plugins|php)(?: (?:and|or) (?:theme|plugin|themes|plugins))? )?(?:files?|code)) /,
  says: () => 'The theme and plugin file editors are disabled.',
  register: () => php`add_filter( 'map_meta_cap', array( $this, 'forbid' ), 10, 2 );`,
  methods: () => [
    php`
      /**
       * Prevents editing theme and plugin files, which also removes the file editors from the menu.
       *
       * @param string[] $caps Required primitive capabilities.
       * @param string   $cap  Capability being checked.
       * @return string[] Filtered capabilities.
       */
      public function forbid( $caps, $cap ) {
        return in_array( $cap, array( 'edit_files', 'edit_plugins', 'edit_themes' ), true ) ? array( 'do_not_allow' ) : $caps;
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Not even administrators can edit files.
     */
    public function test_files_cannot_be_edited() {
      ( new ${toolClass(plan, 'no_file_editing')}() )->register();
      wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );

      $this->assertFalse( current_user_can( 'edit_plugins' ) );
      $this->assertFalse( current_user_can( 'edit_themes' ) );
    }
  `,
};
