import type { JsonValue } from '../../../writers/json.ts';
import { php, phpFile } from '../../../writers/php.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { listOptions } from '../shortcode/list-options.ts';
import { pluralSlugOf } from '../support/entity-names.ts';

/** Entities that have a block: those that visitors may see, or the first where that is none. */
export function shownEntities({ entities }: PluginPlan): readonly PlanEntity[] {
  const own = entities.filter(({ isLog }) => !isLog);
  const open = own.filter(({ isPublic }) => isPublic);
  return open.length > 0 ? open : own.slice(0, 1);
}

/** `blocks/events`. */
export const blockFolder = (entity: PlanEntity): string => `blocks/${pluralSlugOf(entity)}`;

/** `event-manager/events`. */
export const blockName = (plan: PluginPlan, entity: PlanEntity): string => `${plan.names.slug}/${pluralSlugOf(entity)}`;

const unlisted = new Set(['html', 'gallery', 'image', 'file', 'relation', 'relations']);

/** Fields that the block can show: public ones that are a line of text. */
export const shownFields = ({ fields }: PlanEntity): readonly PlanField[] =>
  fields.filter(({ isPublic, type }) => isPublic && !unlisted.has(type));

/** `block.json`. */
export function blockMetadata(plan: PluginPlan, entity: PlanEntity): JsonValue {
  const { schedule, show, order, orderBy, orderable, perPage } = listOptions(plan, entity);
  const fields = shownFields(entity).map(({ key }) => key);
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: blockName(plan, entity),
    version: plan.version,
    title: entity.plural,
    category: 'widgets',
    icon: entity.icon.replace(/^dashicons-/, ''),
    description: `Displays a list of ${entity.pluralLower}.`,
    keywords: [entity.singularLower, 'list'],
    textdomain: plan.domain,
    attributes: {
      number: { type: 'integer', default: perPage > 0 ? Math.min(perPage, 50) : 5 },
      orderBy: { type: 'string', enum: orderable, default: orderBy },
      order: { type: 'string', enum: ['asc', 'desc'], default: order },
      ...(schedule !== undefined && { show: { type: 'string', enum: ['all', 'upcoming', 'past'], default: show } }),
      layout: { type: 'string', enum: ['list', 'grid'], default: 'list' },
      ...(fields.length > 0 && {
        fields: { type: 'array', items: { type: 'string', enum: fields }, default: fields.slice(0, 3) },
      }),
    },
    supports: {
      align: ['wide', 'full'],
      anchor: true,
      color: { background: true, link: true, text: true },
      html: false,
      interactivity: { clientNavigation: true },
      spacing: { margin: true, padding: true },
      typography: { fontSize: true, lineHeight: true },
    },
    example: { attributes: { number: 3 } },
    editorScript: 'file:./index.js',
    render: 'file:./render.php',
    style: 'file:./style.css',
  };
}

/** What the editor's script needs. */
export function assetFile(plan: PluginPlan): string {
  const dependencies = [
    'wp-block-editor',
    'wp-blocks',
    'wp-components',
    'wp-element',
    'wp-i18n',
    'wp-server-side-render',
  ];
  return phpFile(php`
    /**
     * Dependencies of the block script.
     *
     * @package ${plan.names.className}
     */

    defined( 'ABSPATH' ) || exit;

    return ${{ dependencies, version: plan.version }};
  `);
}
