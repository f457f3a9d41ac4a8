import { cssFile } from '../../writers/css.ts';
import { php } from '../../writers/php.ts';
import { classNameOf, classOf } from '../code-names.ts';
import type { FeatureModule } from '../feature-module.ts';
import { adminCss } from './admin-interface/admin-css.ts';
import { baseScreenClass } from './admin-interface/base-screen-class.ts';
import { baseListTableClass, listTableClass, perPageOption } from './admin-interface/list-table-class.ts';
import { overviewClass } from './admin-interface/overview-class.ts';
import { hasOverview } from './admin-interface/page-slug.ts';
import { screenClass } from './admin-interface/screen-class.ts';
import { entityClassName, entityClassOf } from './support/entity-names.ts';
import { formFieldsOf, screenEntities } from './support/form-fields-of.ts';

/** A menu of the plugin's own: an overview of posts, and lists with forms for what is in tables. */
export const adminInterface: FeatureModule = {
  feature: 'admin_interface',
  contribute(plan) {
    const screens = screenEntities(plan);
    const isOverviewed = hasOverview(plan);
    return {
      classes: [
        ...(isOverviewed
          ? [
              {
                name: classNameOf(plan, 'Overview'),
                summary: 'The overview page of the plugin.',
                code: overviewClass(plan),
              },
            ]
          : []),
        ...formFieldsOf(plan, 'admin_interface'),
        ...(screens.length > 0
          ? [
              {
                name: classNameOf(plan, 'Screen'),
                summary: 'Base class of the admin screens.',
                code: baseScreenClass(plan, screens),
              },
              {
                name: classNameOf(plan, 'List_Table'),
                summary: 'Base class of the list tables.',
                code: baseListTableClass(plan, screens),
                load: 'on_demand' as const,
              },
            ]
          : []),
        ...screens.flatMap((entity) => [
          {
            name: entityClassName(entity, 'Screen'),
            summary: `The admin screen for ${entity.pluralLower}.`,
            code: screenClass(plan, entity),
          },
          {
            name: entityClassName(entity, 'List_Table'),
            summary: `The list table for ${entity.pluralLower}.`,
            code: listTableClass(plan, entity),
            load: 'on_demand' as const,
          },
        ]),
      ],
      adminBoot: [
        ...(isOverviewed ? [php`( new ${classOf(plan, 'Overview')}() )->register();`] : []),
        ...screens.map((entity) => php`( new ${entityClassOf(entity, 'Screen')}() )->register();`),
      ],
      usesRepositories: true,
      cleanup: { userMeta: screens.map((entity) => perPageOption(plan, entity)) },
      files: isOverviewed ? [{ path: 'assets/css/admin.css', content: cssFile(adminCss(plan)) }] : [],
      readme: {
        features: [
          ...(isOverviewed ? ['Overview page with counts and recent entries'] : []),
          ...screens.map(({ pluralLower }) => `Admin screen to search, sort, add, edit and delete ${pluralLower}`),
        ],
      },
      instructions: [
        isOverviewed
          ? `**${plan.names.title}** in the admin menu opens an overview.`
          : `**${plan.names.title}** in the admin menu opens the list of ${screens[0]?.pluralLower ?? 'entries'}.`,
      ],
    };
  },
};
