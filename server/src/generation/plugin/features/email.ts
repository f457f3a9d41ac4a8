import { php } from '../../writers/php.ts';
import { classNameOf, classOf } from '../code-names.ts';
import type { FeatureModule } from '../feature-module.ts';
import { htmlTemplate, textTemplate } from './email/email-templates.ts';
import { emailTriggersOf } from './email/email-triggers.ts';
import { emailsClass } from './email/emails-class.ts';
import { emailTests } from './email/tests.ts';
import { templateClasses } from './support/templates-class.ts';

/** Messages on what happens to records, as HTML and as plain text. */
export const email: FeatureModule = {
  feature: 'email',
  contribute(plan) {
    const triggers = emailTriggersOf(plan);
    return {
      classes: [
        ...templateClasses(plan, 'email'),
        { name: classNameOf(plan, 'Emails'), summary: 'Email notifications.', code: emailsClass(plan) },
      ],
      boot: [php`( new ${classOf(plan, 'Emails')}() )->register();`],
      usesRepositories: triggers.length > 0,
      files: [
        { path: 'templates/email.php', content: htmlTemplate(plan) },
        { path: 'templates/email-text.php', content: textTemplate(plan) },
      ],
      tests: emailTests(plan),
      readme: { features: triggers.map(({ setting }) => setting.description) },
      instructions: [
        ...triggers.map(({ key, setting }) => `Email \`${key}\`: ${setting.description}`),
        `Themes can override the email templates with \`${plan.names.slug}/email.php\` and \`email-text.php\`.`,
      ],
    };
  },
};
