import { php } from '../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../code-names.ts';
import type { FeatureModule } from '../feature-module.ts';
import { widgetTests } from './dashboard-widget/tests.ts';
import { widgetClass } from './dashboard-widget/widget-class.ts';
import { listed } from './support/format-text.ts';

/** A box on the dashboard: counts, what is new or coming up, and links. */
export const dashboardWidget: FeatureModule = {
  feature: 'dashboard_widget',
  contribute(plan) {
    const what = listed(plan.entities.filter(({ isLog }) => !isLog).map(({ pluralLower }) => pluralLower));
    return {
      classes: [{ name: classNameOf(plan, 'Dashboard_Widget'), summary: 'Dashboard widget.', code: widgetClass(plan) }],
      boot: [php`( new ${classOf(plan, 'Dashboard_Widget')}() )->register();`],
      usesRepositories: true,
      cleanup: { options: [prefixed(plan, 'widget_items')], transients: [prefixed(plan, 'widget')] },
      tests: [widgetTests(plan)],
      readme: { features: [`A dashboard widget with the latest ${what}`] },
      instructions: [
        `The dashboard widget shows the latest ${what}. Click **Configure** to change the number of items.`,
      ],
    };
  },
};
