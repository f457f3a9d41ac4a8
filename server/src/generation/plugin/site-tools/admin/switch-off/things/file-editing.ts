import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable the theme and plugin editors." */
export const fileEditing: SwitchedOff = {
  thing: 'file_editing',
  label: 'Theme and plugin file editors',
  names:
    /^(?:(?:theme|plugin|themes|plugins|file|files|code)(?: (?:and|&|or|\/|,) (?:theme|plugin|themes|plugins|file))?(?: (?:file|code|files))?(?: (?:editors?|editing))(?: in the (?:admin|dashboard))?|(?:editing|edit|edits) (?:of )?(?:the )?(?:(?:theme|plugin|themes|plugins|php)(?: (?:and|or) (?:theme|plugin|themes|plugins))? )?(?:files?|code)) /,
  says: () => 'Nobody can edit the files of themes and plugins in the admin.',
  register: () => php`add_filter( 'map_meta_cap', array( $this, 'forbid' ), 10, 2 );`,
  methods: () => [
    php`
      /**
       * Lets nobody edit files of themes and plugins, which also takes the editors out of the menu.
       *
       * @param string[] $caps Capabilities that are needed.
       * @param string   $cap  What somebody wants to do.
       * @return string[] Capabilities that are needed now.
       */
      public function forbid( $caps, $cap ) {
        return in_array( $cap, array( 'edit_files', 'edit_plugins', 'edit_themes' ), true ) ? array( 'do_not_allow' ) : $caps;
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Not even administrators may edit files.
     */
    public function test_files_cannot_be_edited() {
      ( new ${toolClass(plan, 'no_file_editing')}() )->register();
      wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );

      $this->assertFalse( current_user_can( 'edit_plugins' ) );
      $this->assertFalse( current_user_can( 'edit_themes' ) );
    }
  `,
};
