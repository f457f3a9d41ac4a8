import type { FeatureModule } from '../feature-module.ts';
import { abilities } from './abilities.ts';
import { adminInterface } from './admin-interface.ts';
import { cli } from './cli.ts';
import { cron } from './cron.ts';
import { customPostType } from './custom-post-type.ts';
import { dashboardWidget } from './dashboard-widget.ts';
import { email } from './email.ts';
import { settings } from './settings.ts';
import { shortcode } from './shortcode.ts';

/** Every feature, in the order in which plugins load and start them. */
export const featureModules: readonly FeatureModule[] = [
  customPostType,
  settings,
  adminInterface,
  shortcode,
  email,
  cron,
  dashboardWidget,
  abilities,
  cli,
];
