import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { checkLanguages } from './check.ts';
import { describeLanguages } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { languagesClass, recordLanguageKey } from './languages-class.ts';
import { languageTests } from './tests.ts';

/** A site in several languages: links to switch, fields and texts in the language of the visitor, hreflang. */
export const languages: BehaviourModule<'languages'> = {
  kind: 'languages',
  describe: describeLanguages,
  check: checkLanguages,
  examples,
  counterExamples,
  contribute(plan, all) {
    const [one] = all;
    if (one === undefined) return {};
    return {
      classes: [
        {
          name: classNameOf(plan, 'Languages'),
          summary: 'Knows the languages of the site and of the visitor.',
          code: languagesClass(plan, one),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Languages')}() )->register();`],
      ...(one.texts !== undefined && { cleanup: { postMeta: [recordLanguageKey(plan)] } }),
      privacy: ['The language that a visitor chooses is stored in a cookie for a year.'],
      tests: languageTests(plan, one),
      readme: { features: [describeLanguages(one, contextOf(plan.source)).replace(/\.$/, '')] },
      instructions: [
        `The shortcode \`[${prefixed(plan, 'language_switch')}]\` shows the links to switch the language anywhere else.`,
      ],
    };
  },
};
