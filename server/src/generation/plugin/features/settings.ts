import { php } from '../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../code-names.ts';
import type { FeatureModule } from '../feature-module.ts';
import { settingsClass } from './settings/settings-class.ts';
import { settingsOf } from './settings/settings-of.ts';
import { settingsTests } from './settings/tests.ts';
import { menuPathOf } from './support/admin-menu.ts';
import { decapitalised, listed } from './support/format-text.ts';

/** A page of settings over one option, in the REST API too. */
export const settings: FeatureModule = {
  feature: 'settings',
  contribute(plan) {
    const labels = settingsOf(plan).map(({ label }) => decapitalised(label));
    return {
      classes: [
        {
          name: classNameOf(plan, 'Settings'),
          summary: 'Plugin settings.',
          code: settingsClass(plan),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Settings')}() )->register();`],
      cleanup: { options: [prefixed(plan, 'settings')] },
      tests: [settingsTests(plan)],
      readme: { features: [`Settings page: ${listed(labels)}`] },
      instructions: [
        `Settings are under **${menuPathOf(plan, 'Settings')}**: ${listed(labels)}. In code, use \`${classNameOf(plan, 'Settings')}::get( '${settingsOf(plan)[0]?.key ?? ''}' )\`.`,
      ],
    };
  },
};
