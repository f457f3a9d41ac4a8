import { constantOf, handleOf, translated } from '../../plugin/code-names.ts';
import type { ExtraFile } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type JsCode, js, jsFile } from '../../writers/js.ts';
import { joinPhp, type PhpCode, php } from '../../writers/php.ts';

/** A block that the server renders, with nothing to set but what every block has. */
export interface DynamicBlock {
  /** Of the plugin's namespace: `upcoming-events`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Dashicon without `dashicons-`. */
  readonly icon: string;
  /** Method of the class that returns its markup. */
  readonly method: string;
}

/**
 * The method `register_blocks()`, for the action `init`, and the script of the editor.
 * @param part names files: `listings`
 */
export function dynamicBlocks(
  plan: PluginPlan,
  part: string,
  blocks: readonly DynamicBlock[],
): { readonly method: PhpCode; readonly files: readonly ExtraFile[] } {
  const path = `assets/js/${part}-blocks.js`;
  const handle = handleOf(plan, `${part}-blocks`);
  const name = (block: DynamicBlock): string => `${plan.names.slug}/${block.name}`;
  const method = php`
    /**
     * Registers the blocks.
     */
    public function register_blocks() {
      wp_register_script(
        ${handle},
        ${constantOf(plan, 'URL')} . ${path},
        array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-server-side-render' ),
        ${constantOf(plan, 'VERSION')},
        true
      );

      ${joinPhp(
        blocks.map(
          (block) => php`
            register_block_type(
              ${name(block)},
              array(
                'api_version'           => 3,
                'title'                 => ${translated(plan, block.title)},
                'description'           => ${translated(plan, block.description)},
                'category'              => 'widgets',
                'icon'                  => ${block.icon},
                'supports'              => array(
                  'align' => array( 'wide', 'full' ),
                  'html'  => false,
                ),
                'editor_script_handles' => array( ${handle} ),
                'render_callback'       => array( $this, ${block.method} ),
              )
            );
          `,
        ),
        '\n\n',
      )}
    }
  `;
  return { method, files: [{ path, content: jsFile(editorScript(blocks.map(name))) }] };
}

/** What the server says of the blocks is all that they have; the editor shows what the site would. */
const editorScript = (names: readonly string[]): JsCode => js`
  ( function ( wp ) {
    const { registerBlockType } = wp.blocks;
    const { useBlockProps } = wp.blockEditor;
    const { Disabled } = wp.components;
    const { createElement: el } = wp.element;
    const ServerSideRender = wp.serverSideRender;

    ${[...names]}.forEach( ( name ) =>
      registerBlockType( name, {
        edit: ( { attributes } ) =>
          el( 'div', useBlockProps(), el( Disabled, null, el( ServerSideRender, { block: name, attributes } ) ) ),
        save: () => null,
      } )
    );
  } )( window.wp );
`;
