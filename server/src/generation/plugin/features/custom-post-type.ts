import { cssFile } from '../../writers/css.ts';
import { identifier, php } from '../../writers/php.ts';
import type { Contribution, FeatureModule } from '../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../plan.ts';
import { columnsClass, listedFields } from './post-type/columns-class.ts';
import { detailedEntities, detailsClass, detailsStyle } from './post-type/details-class.ts';
import { postTypeClass } from './post-type/post-type-class.ts';
import { postTypeTests } from './post-type/post-type-tests.ts';

/** Kinds of content of the plugin's own: types with labels, columns of their lists, and their fields on the site. */
export const customPostType: FeatureModule = {
  feature: 'custom_post_type',
  contribute(plan): Contribution {
    const types = plan.entities.filter(({ storage }) => storage === 'post_type');
    const listed = types.filter((entity) => listedFields(entity).length > 0);
    const isDetailed = detailedEntities(plan).length > 0;
    return {
      classes: [
        ...types.map((entity) => postTypeClass(plan, entity)),
        ...(listed.length > 0 ? [columnsClass(plan)] : []),
        ...(isDetailed ? [detailsClass(plan)] : []),
      ],
      boot: [
        ...types.map(({ classes }) => php`( new ${identifier(classes.definition)}() )->register();`),
        ...(isDetailed ? [php`( new ${identifier(detailsClass(plan).name)}() )->register();`] : []),
      ],
      adminBoot: listed.map((entity) => columnsOf(plan, entity)),
      activation: types.map(({ classes }) => php`( new ${identifier(classes.definition)}() )->register_post_type();`),
      deactivation: types.map(
        ({ classes }) => php`unregister_post_type( ${identifier(classes.definition)}::POST_TYPE );`,
      ),
      files: isDetailed ? [{ path: 'assets/css/details.css', content: cssFile(detailsStyle(plan)) }] : [],
      changesRewriteRules: true,
      cleanup: { postTypes: types.map(({ postType }) => postType) },
      readme: { features: types.map(featureLine) },
      tests: types.map((entity) => postTypeTests(entity)),
      instructions: types.map(
        ({ plural, hasArchive, slug, isPublic }) =>
          `Manage ${plural} under **${plural}** in the admin menu.${isPublic && hasArchive ? ` The archive is at \`/${slug}/\`.` : ''}`,
      ),
    };
  },
};

function columnsOf(plan: PluginPlan, entity: PlanEntity) {
  const type = identifier(entity.classes.definition);
  return php`
    ( new ${identifier(columnsClass(plan).name)}(
      ${type}::POST_TYPE,
      array( ${type}::class, 'fields' ),
      ${listedFields(entity).map(({ key }) => key)}
    ) )->register();
  `;
}

function featureLine({ plural, fields }: PlanEntity): string {
  const labels = fields.map(({ label }) => label.toLowerCase());
  return labels.length === 0 ? `${plural} as a custom post type` : `${plural} with ${labels.join(', ')}`;
}
