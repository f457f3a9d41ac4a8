import { pluginHeader } from '../../package/plugin-header.ts';
import { shortened } from '../../package/readme.ts';
import { docComment, identifier, joinPhp, noPhp, php, phpFile } from '../../writers/php.ts';
import type { PhpContribution } from '../feature.ts';
import type { BlockPlan } from '../plan.ts';
import { requiredWordPress } from './required-wordpress.ts';

/** The plugin's main file: its header, and the registration of the block. */
export function mainFile(plan: BlockPlan, contributions: readonly PhpContribution[]): string {
  const { names, hasEditor, description, author } = plan;
  const register = `${names.prefix}_register_block`;
  const translations = php`
    wp_set_script_translations( ${editorHandle(plan)}, ${names.textDomain}, plugin_dir_path( __FILE__ ) . 'languages' );
  `;
  return phpFile(
    joinPhp(
      [
        pluginHeader({
          title: names.title,
          summary: shortened(description, 150),
          slug: names.slug,
          author,
          packageName: names.className,
          requires: requiredWordPress(plan),
        }),
        php`defined( 'ABSPATH' ) || exit;`,
        php`
          ${docComment([`Registers the block from its block.json${hasEditor ? ' and loads the translations of its editor script' : ''}.`])}
          function ${identifier(register)}() {
            register_block_type( __DIR__ . ${`/${plan.folder}`} );
            ${hasEditor ? translations : noPhp}
            ${joinPhp(contributions.flatMap(({ onInit = [] }) => onInit))}
          }
          add_action( 'init', ${register} );
        `,
        ...contributions.flatMap(({ declarations = [] }) => declarations),
      ],
      '\n\n',
    ),
  );
}

/** As WordPress names it for the `editorScript` of a block. */
export function editorHandle({ names }: BlockPlan): string {
  return `${names.blockName.replace('/', '-')}-editor-script`;
}
