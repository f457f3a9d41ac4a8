import { classNameOf, classOf } from '../../plugin/code-names.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { checkRestriction } from './check.ts';
import { chosenBoxClass, chosenRules } from './chosen-box.ts';
import { describeRestriction } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { folderOption, placeHook, publicFileKey } from './file-names.ts';
import { freeSettings, metered, readsKey } from './free-reads.ts';
import { messageSettings } from './messages.ts';
import { passageClass, passageTag } from './places.ts';
import { fileRules, protectedFilesClass } from './protected-files.ts';
import { restrictionsClass } from './restrictions-class.ts';
import { about, chosenKey, rulesOf } from './rules.ts';
import { restrictionTests } from './tests.ts';

/** Something is kept to some people, whatever records, pages, screens or parts of texts it is. */
export const restriction: BehaviourModule<'restriction'> = {
  kind: 'restriction',
  describe: describeRestriction,
  check: checkRestriction,
  examples,
  counterExamples,
  settings: (restrictions, words) => [...messageSettings(restrictions, words), ...freeSettings(restrictions)],
  contribute(plan, restrictions) {
    const rules = rulesOf(plan, restrictions);
    const chosen = chosenRules(rules);
    const keepsFiles = fileRules(rules).length > 0;
    const passages = rules.filter(({ of }) => of === 'passages');
    return {
      classes: [
        {
          name: classNameOf(plan, 'Restrictions'),
          summary: 'Decides who may see, list, write or buy what.',
          code: restrictionsClass(plan, restrictions),
        },
        ...(keepsFiles
          ? [
              {
                name: classNameOf(plan, 'Protected_Files'),
                summary: 'Keeps restricted files where no address leads to them.',
                code: protectedFilesClass(plan, rules),
              },
            ]
          : []),
        ...(chosen.length === 0
          ? []
          : [
              {
                name: classNameOf(plan, 'Restriction_Box'),
                summary: 'The meta box that says whether access to a post is restricted.',
                code: chosenBoxClass(plan, rules),
              },
            ]),
      ],
      boot: [
        php`( new ${classOf(plan, 'Restrictions')}() )->register();`,
        ...(keepsFiles ? [php`( new ${classOf(plan, 'Protected_Files')}() )->register();`] : []),
      ],
      ...(keepsFiles && {
        deactivation: [
          php`( new ${classOf(plan, 'Protected_Files')}() )->bring_back_all();`,
          php`wp_clear_scheduled_hook( ${placeHook(plan)} );`,
        ],
      }),
      ...(chosen.length > 0 && {
        adminBoot: [php`( new ${classOf(plan, 'Restriction_Box')}() )->register();`],
      }),
      cleanup: {
        postMeta: [...chosen.map((rule) => chosenKey(plan, rule)), ...(keepsFiles ? [publicFileKey(plan)] : [])],
        options: keepsFiles ? [folderOption(plan)] : [],
        cronHooks: keepsFiles ? [placeHook(plan)] : [],
        userMeta: metered(rules).length > 0 ? [readsKey(plan)] : [],
      },
      privacy:
        metered(rules).length > 0
          ? [
              'A cookie keeps which restricted posts a visitor has read, to count those that are free; of users it is kept with their account.',
            ]
          : [],
      usesRepositories: rules.some(({ kind }) => kind?.storage === 'row'),
      readme: {
        ...(keepsFiles && {
          faq: [
            {
              question: 'Are uploaded files protected, too?',
              answer:
                'Restricted ones are: they are moved to a closed folder of the uploads, and their former addresses lead to a page that checks who asks. They are brought back when the plugin is deactivated.',
            },
          ],
        }),
        ...(about(rules, ['read'], ['post']).length > 0 &&
          !keepsFiles && {
            faq: [
              {
                question: 'Are uploaded files protected, too?',
                answer: 'No. Anyone who knows the URL of an uploaded file can still open it.',
              },
            ],
          }),
      },
      instructions: [
        ...(keepsFiles
          ? [
              'Restricted files are moved to a folder of the uploads with a secret name, closed by `.htaccess`; on nginx, deny access to `/wp-content/uploads/protected-*` as well. Deactivating the plugin brings them back.',
            ]
          : []),
        ...(chosen.length > 0 ? ['Choose in the **Access** box of the editor which entries are restricted.'] : []),
        ...passages.map(
          (rule) =>
            `\`[${passageTag(plan, rule)}]…[/${passageTag(plan, rule)}]\` restricts a part of the content; so does the CSS class \`${passageClass(plan, rule)}\` of a block (**Advanced → Additional CSS class(es)**).`,
        ),
      ],
      tests: restrictionTests(plan, rules),
    };
  },
};
