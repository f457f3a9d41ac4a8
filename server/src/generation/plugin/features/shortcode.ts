import { cssFile } from '../../writers/css.ts';
import { identifier, php } from '../../writers/php.ts';
import { classOf, prefixed } from '../code-names.ts';
import type { FeatureModule, PluginClass } from '../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../plan.ts';
import { cacheClasses } from './shortcode/cache-class.ts';
import { confirmationClass } from './shortcode/confirmation-class.ts';
import { figureClasses, figuresOf, figureTag } from './shortcode/figures-class.ts';
import { formClass, formTag } from './shortcode/form-class.ts';
import { confirmationOf, formEntities, formOptions } from './shortcode/form-options.ts';
import { frontCss } from './shortcode/front-css.ts';
import { formScript } from './shortcode/guided/form-script.ts';
import { isGuided } from './shortcode/guided/guided-form.ts';
import { listClass } from './shortcode/list-class.ts';
import { listedEntities } from './shortcode/list-options.ts';
import { parentFigureClasses, parentFiguresOf, parentFigureTag } from './shortcode/parent-figures.ts';
import { cardTemplate, fieldsTemplate, itemTemplate, listTemplate } from './shortcode/templates.ts';
import { shortcodeTests } from './shortcode/tests.ts';
import { privateFilesClass, privateFolder, uploadsCleanup } from './shortcode/uploads/private-files-class.ts';
import { privateUploadEntities, uploadEntities } from './shortcode/uploads/upload-rules.ts';
import { uploadsClass } from './shortcode/uploads/uploads-class.ts';
import { waitingClass, waitingStatus } from './shortcode/waiting-class.ts';
import { entityClassName, entityClassOf, pluralKeyOf, singularSlugOf } from './support/entity-names.ts';
import { findBehaviours } from './support/find-behaviours.ts';
import { formFieldsOf } from './support/form-fields-of.ts';
import { formatClasses } from './support/format-class.ts';
import { withArticle } from './support/format-text.ts';
import { templateClasses } from './support/templates-class.ts';

/** Lists and single records for visitors, and the forms with which they send their own. */
export const shortcode: FeatureModule = {
  feature: 'shortcode',
  contribute(plan) {
    const listed = listedEntities(plan);
    const sent = formEntities(plan);
    const guided = sent.filter((entity) => {
      const options = formOptions(plan, entity);
      return options !== undefined && isGuided(options);
    });
    const figures = figuresOf(plan);
    const related = parentFiguresOf(plan);
    const isCached = findBehaviours(plan, 'cache').length > 0 && listed.length > 0;
    return {
      classes: [
        ...templateClasses(plan, 'shortcode'),
        ...formatClasses(plan),
        ...(isCached ? cacheClasses(plan) : []),
        ...listed.map((entity) => ({
          name: entityClassName(entity, 'Shortcodes'),
          summary: `Shortcodes for ${entity.pluralLower}.`,
          code: listClass(plan, entity),
        })),
        ...formFieldsOf(plan, 'shortcode'),
        ...uploadClasses(plan),
        ...formClasses(plan),
        ...figureClasses(plan),
        ...parentFigureClasses(plan),
      ],
      boot: [
        ...(isCached ? [php`( new ${classOf(plan, 'List_Cache')}() )->register();`] : []),
        ...listed.map((entity) => php`( new ${entityClassOf(entity, 'Shortcodes')}() )->register();`),
        ...uploadClasses(plan).map(({ name }) => php`( new ${identifier(name)}() )->register();`),
        ...sent.map((entity) => php`( new ${entityClassOf(entity, 'Form')}() )->register();`),
        ...sent
          .filter((entity) => confirmationOf(plan, entity) !== undefined)
          .map((entity) => php`( new ${entityClassOf(entity, 'Confirmation')}() )->register();`),
        ...sent
          .filter((entity) => formOptions(plan, entity)?.capacity?.waits === true)
          .map((entity) => php`( new ${entityClassOf(entity, 'Waiting')}() )->register();`),
        ...(figures.length > 0 ? [php`( new ${classOf(plan, 'Figures')}() )->register();`] : []),
        ...(related.length > 0 ? [php`( new ${classOf(plan, 'Related_Figures')}() )->register();`] : []),
      ],
      usesRepositories: true,
      files: [
        ...listed.flatMap((entity) => [
          { path: `templates/${singularSlugOf(entity)}/list.php`, content: listTemplate(plan, entity) },
          { path: `templates/${singularSlugOf(entity)}/item.php`, content: itemTemplate(plan, entity) },
          { path: `templates/${singularSlugOf(entity)}/card.php`, content: cardTemplate(plan, entity) },
        ]),
        ...(listed.some(({ fields }) => fields.some(({ isPublic }) => isPublic))
          ? [{ path: 'templates/fields.php', content: fieldsTemplate(plan) }]
          : []),
        ...(guided.length > 0 ? [formScript(plan)] : []),
        {
          path: 'assets/css/front.css',
          content: cssFile(
            frontCss(plan, {
              hasLists: listed.length > 0,
              hasForms: sent.length > 0,
              hasSteps: guided.length > 0,
              hasBars: related.some(({ goal }) => goal !== undefined),
            }),
          ),
        },
      ],
      cleanup: {
        transients: [
          ...(sent.length > 0 ? [prefixed(plan, 'sent_')] : []),
          ...(isCached ? [prefixed(plan, 'list_')] : []),
          ...(figures.length > 0 ? [prefixed(plan, 'figures')] : []),
          ...(related.some(({ figure }) => figure !== 'count') ? [prefixed(plan, 'related_figures')] : []),
        ],
        postStatuses: sent.some((entity) => formOptions(plan, entity)?.capacity?.waits === true)
          ? [waitingStatus(plan)]
          : [],
        dataStatements: uploadEntities(plan).length > 0 ? [uploadsCleanup(plan)] : [],
        options: isCached ? [prefixed(plan, 'cache_version')] : [],
      },
      readme: {
        features: [
          ...listed.map((entity) => `Shortcode [${prefixed(plan, pluralKeyOf(entity))}] to list ${entity.pluralLower}`),
          ...sent.map(
            (entity) =>
              `Shortcode [${formTag(plan, entity)}] with a form to submit ${withArticle(entity.singularLower)}${isReviewed(plan, entity) ? ' for review' : ''}`,
          ),
        ],
      },
      tests: shortcodeTests(plan, listed),
      privacy: [
        ...uploadEntities(plan).map(
          (entity) =>
            `Files uploaded with the form for ${entity.pluralLower} are stored on the site${entity.isPublic ? '' : ', where only staff can open them'}, and deleted with the entry.`,
        ),
        ...sent.map(
          (entity) =>
            `Data submitted with the form for ${entity.pluralLower} is stored on the site. To prevent abuse, a hash of the visitor’s IP address is stored for one hour.`,
        ),
      ],
      instructions: [
        ...figures.map(
          (figure) =>
            `Shortcode \`[${figureTag(plan, figure)}]\` displays the ${figure.kind} of ${figure.field.label.toLowerCase()} of ${figure.entity.pluralLower}${figure.relation ? '; use `id` to limit it to one parent entry' : ''}.`,
        ),
        ...related.map(
          (one) =>
            `The page of each ${one.parent.singularLower} shows ${one.figure === 'count' ? `how many ${one.entity.pluralLower} it has` : `the ${one.figure} of ${one.field?.label.toLowerCase() ?? ''} of its ${one.entity.pluralLower}`}; use \`[${parentFigureTag(plan, one)} id="1"]\` to display it elsewhere.`,
        ),
        ...listed.map(
          (entity) =>
            `Shortcodes: \`[${prefixed(plan, pluralKeyOf(entity))}]\` lists ${entity.pluralLower} (attributes \`per_page\`, \`orderby\`, \`order\`, \`layout\`), \`[${prefixed(plan, entity.key)} id="1"]\` displays one. Themes can override \`templates/${singularSlugOf(entity)}/list.php\` with \`${plan.names.slug}/${singularSlugOf(entity)}/list.php\`.`,
        ),
        ...(privateUploadEntities(plan).length > 0
          ? [
              `Uploaded files are in \`wp-content/uploads/${privateFolder(plan)}\`, which Apache does not serve. On nginx, deny access to that folder as well; file names cannot be guessed.`,
            ]
          : []),
        ...sent.map(
          (entity) =>
            `Front-end form: \`[${formTag(plan, entity)}]\`.${isReviewed(plan, entity) ? ' Submissions are pending review.' : ''}`,
        ),
      ],
    };
  },
};

/** Whether somebody looks at what visitors send. */
const isReviewed = (plan: PluginPlan, entity: PlanEntity): boolean =>
  entity.storage !== 'table' && formOptions(plan, entity)?.status !== 'publish';

/** What forms with files need. */
const uploadClasses = (plan: PluginPlan): readonly PluginClass[] =>
  uploadEntities(plan).length === 0
    ? []
    : [uploadsClass(plan), ...(privateUploadEntities(plan).length > 0 ? [privateFilesClass(plan)] : [])];

function formClasses(plan: PluginPlan): readonly PluginClass[] {
  return formEntities(plan).flatMap((entity) => {
    const options = formOptions(plan, entity);
    if (options === undefined) return [];
    return [
      {
        name: entityClassName(entity, 'Form'),
        summary: `Front-end form to submit ${withArticle(entity.singularLower)}.`,
        code: formClass(plan, entity, options),
      },
      ...(options.capacity?.waits === true ? [waitingClass(plan, entity, options.capacity, options.status)] : []),
      ...(options.confirmation === undefined ? [] : [confirmationClass(plan, entity, options.confirmation)]),
    ];
  });
}
