import { cssFile } from '../../writers/css.ts';
import { jsFile } from '../../writers/js.ts';
import { jsonFile } from '../../writers/json.ts';
import { joinPhp, php } from '../../writers/php.ts';
import { classNameOf, classOf, constantOf } from '../code-names.ts';
import type { Contribution, ExtraFile, FeatureModule, PluginClass } from '../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../plan.ts';
import { assetFile, blockFolder, blockMetadata, shownEntities } from './widget-block/block-metadata.ts';
import { editorScript } from './widget-block/editor-script.ts';
import { renderTemplate } from './widget-block/render-template.ts';
import { blockStyle } from './widget-block/style.ts';
import { blockTests } from './widget-block/tests.ts';

/** Blocks that list the plugin's content, in posts, templates and widget areas. They need no build step. */
export const widgetBlock: FeatureModule = {
  feature: 'widget_block',
  contribute(plan): Contribution {
    const entities = shownEntities(plan);
    if (entities.length === 0) return {};
    return {
      usesRepositories: true,
      classes: [blocksClass(plan, entities)],
      boot: [php`( new ${classOf(plan, 'Blocks')}() )->register();`],
      files: entities.flatMap((entity) => blockFiles(plan, entity)),
      readme: { features: entities.map(({ plural, pluralLower }) => `“${plural}” block to list ${pluralLower}`) },
      tests: [blockTests(plan, entities)],
      instructions: entities.map(
        ({ plural, pluralLower }) =>
          `Use the **${plural}** block to list ${pluralLower} in posts, templates and widget areas. Choose the number, order and fields in the block settings.`,
      ),
    };
  },
};

function blockFiles(plan: PluginPlan, entity: PlanEntity): readonly ExtraFile[] {
  const folder = blockFolder(entity);
  return [
    { path: `${folder}/block.json`, content: jsonFile(blockMetadata(plan, entity)) },
    { path: `${folder}/index.js`, content: jsFile(editorScript(plan, entity)) },
    { path: `${folder}/index.asset.php`, content: assetFile(plan) },
    { path: `${folder}/render.php`, content: renderTemplate(plan, entity) },
    { path: `${folder}/style.css`, content: cssFile(blockStyle(plan, entity)) },
  ];
}

function blocksClass(plan: PluginPlan, entities: readonly PlanEntity[]): PluginClass {
  const path = constantOf(plan, 'PATH');
  return {
    name: classNameOf(plan, 'Blocks'),
    summary: 'Blocks.',
    code: php`
      /**
       * Registers the blocks of the plugin.
       */
      final class ${classOf(plan, 'Blocks')} {

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'init', array( $this, 'register_blocks' ) );
        }

        /**
         * Registers the blocks from their metadata.
         */
        public function register_blocks() {
          ${joinPhp(entities.map((entity) => php`register_block_type( ${path} . ${blockFolder(entity)} );`))}
        }
      }
    `,
  };
}
