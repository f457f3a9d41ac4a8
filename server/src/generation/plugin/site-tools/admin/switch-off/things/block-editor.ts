import { noPhp, php } from '../../../../../writers/php.ts';
import { capitalised } from '../../../../features/support/format-text.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff, SwitchOff } from '../switched-off.ts';

const typeNames: Readonly<Record<string, string>> = { post: 'posts', page: 'pages' };
const isEverywhere = ({ types }: SwitchOff): boolean => types.length === 0;

/** "Disable Gutenberg": the classic editor for everything, or for some kinds of content. */
export const blockEditor: SwitchedOff = {
  thing: 'block_editor',
  label: 'Block editor',
  names: /^(?:gutenberg|block editor|blocks editor)(?: (?:editor|block editor))? /,
  unless: /^ ?(?:block|blocks|patterns?|panels?|fullscreen|styles?|css|assets) /,
  also: / (?:bring|brings|bringing|restore|restores|use|uses|enable|enables|activate|activates|force|forces|go|switch|get) .{0,20}classic editor /,
  says: (options) =>
    isEverywhere(options)
      ? 'Content and widgets use the classic editor.'
      : capitalised(`${options.types.map((type) => typeNames[type] ?? type).join(' and ')} use the classic editor.`),
  register: (_, options) => php`
    add_filter( 'use_block_editor_for_post_type', array( $this, 'use_blocks' ), 100, 2 );
    ${isEverywhere(options) ? php`add_filter( 'use_widgets_block_editor', '__return_false' );` : noPhp}
  `,
  methods: (_, options) => [
    php`
      /**
       * Filters whether a post type uses the block editor.
       *
       * @param bool   $use_blocks Whether the post type uses the block editor.
       * @param string $post_type  Post type.
       * @return bool Filtered value.
       */
      public function use_blocks( $use_blocks, $post_type ) {
        return ${isEverywhere(options) ? php`false` : php`$use_blocks && ! in_array( $post_type, ${options.types}, true )`};
      }
    `,
  ],
  test: (plan, { types }) => php`
    /**
     * Content uses the classic editor.
     */
    public function test_the_block_editor_is_off() {
      ( new ${toolClass(plan, 'no_block_editor')}() )->register();

      $this->assertFalse( use_block_editor_for_post_type( ${types[0] ?? 'post'} ) );
    }
  `,
};
