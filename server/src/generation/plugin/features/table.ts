import type { FeatureModule } from '../feature-module.ts';
import { abilities } from './abilities.ts';
import { adminInterface } from './admin-interface.ts';
import { cli } from './cli.ts';
import { cron } from './cron.ts';
import { customPostType } from './custom-post-type.ts';
import { customTable } from './custom-table.ts';
import { dashboardWidget } from './dashboard-widget.ts';
import { email } from './email.ts';
import { importExport } from './import-export.ts';
import { metaBoxes } from './meta-boxes.ts';
import { restApi } from './rest-api.ts';
import { roles } from './roles.ts';
import { settings } from './settings.ts';
import { shortcode } from './shortcode.ts';
import { taxonomy } from './taxonomy.ts';
import { widgetBlock } from './widget-block.ts';

/** Every feature, in the order in which plugins load and start them. */
export const featureModules: readonly FeatureModule[] = [
  customPostType,
  taxonomy,
  customTable,
  metaBoxes,
  roles,
  restApi,
  settings,
  adminInterface,
  shortcode,
  widgetBlock,
  importExport,
  email,
  cron,
  dashboardWidget,
  abilities,
  cli,
];
