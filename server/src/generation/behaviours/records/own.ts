import { classOf, prefixed } from '../../plugin/code-names.ts';
import { hasSetting } from '../../plugin/features/settings/settings-of.ts';
import { repositoryOf } from '../../plugin/features/support/entity-names.ts';
import type { PlanEntity, PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, type PhpCode, php } from '../../writers/php.ts';
import { fieldTexts } from './field-texts.ts';
import { metaAttribute } from './meta-attribute.ts';
import { attributeTypes } from './own-attributes.ts';
import { postKind, terms } from './posts.ts';
import { type Attribute, type AttributeType, attribute, type RecordEvent, type RecordKind } from './record-kind.ts';

/** The currency of the settings behind an amount. */
const currencyOf = (plan: PluginPlan): PhpCode | undefined =>
  hasSetting(plan, 'currency') ? php`' ' . ${classOf(plan, 'Settings')}::get( 'currency' )` : undefined;

/** A kind of records of the plan, as behaviours about any records read it. */
export function ownKind(plan: PluginPlan, entity: PlanEntity): RecordKind {
  const { key, singularLower, pluralLower, postType, fields } = entity;
  if (entity.storage === 'table') return rowKind(plan, entity);
  const own = fields.map((field) =>
    metaAttribute(
      { ...field, key: publicKey(plan, entity, field.key), currency: currencyOf(plan) },
      'post',
      (record) => php`${record}->ID`,
    ),
  );
  const owner = ownerAttribute(plan, entity, own);
  const email = own.find((_, index) => fields[index]?.type === 'email');
  const groups = plan.taxonomies
    .filter(({ key: name, postTypes }) => postTypes.includes(postType) && !own.some((one) => one.key === name))
    .map(({ key: name, plural, taxonomy }) => terms(name, plural, taxonomy));
  const base = postKind(key, postType, [singularLower, pluralLower], [...own, ...groups]);
  return {
    ...base,
    ...(email !== undefined && { ownerEmail: email.read }),
    ...(owner !== undefined && {
      ownerId: (record: PhpCode) => php`(int) ${owner.read(record)}`,
      ownerEmail: (record: PhpCode) => php`get_the_author_meta( 'user_email', (int) ${owner.read(record)} )`,
      ownerMeta: owner.metaKey,
    }),
    link: entity.isPublic ? base.link : () => php`''`,
    isInternal: !entity.isPublic,
    capability: entity.capabilities.editOthers,
  };
}

/** The field that says whom records belong to, where it is not who made them. */
function ownerAttribute({ source }: PluginPlan, { key }: PlanEntity, own: readonly Attribute[]): Attribute | undefined {
  const owner = source.entities?.find((one) => one.key === key)?.owner;
  return owner === undefined ? undefined : own.find((one) => one.key === owner);
}

function rowKind(plan: PluginPlan, entity: PlanEntity): RecordKind {
  const repository = php`( new ${repositoryOf(entity)}() )`;
  const on = (name: string, isUpdate = false): RecordEvent => ({
    hook: prefixed(plan, `row_${name}`),
    parameters: [
      { name: 'id', type: 'int', about: 'Row ID.' },
      { name: 'key', type: 'string', about: 'Kind of row.' },
      ...(isUpdate ? [{ name: 'before', type: 'array', about: 'Row before the update.' }] : []),
    ],
    guard: php`${entity.key} === $key`,
    record: php`${repository}->get( $id )`,
  });
  const member = (name: string, label: string, type: AttributeType, isPublic: boolean): Attribute =>
    attribute(name, label, type, (record) => php`( ${record}[${name}] ?? '' )`, {
      isPublic,
      write: (record, value) => php`${repository}->update( ${record}['id'], array( ${name} => ${value} ) );`,
    });
  const email = entity.fields.find(({ type }) => type === 'email');
  const owner = plan.source.entities?.find((one) => one.key === entity.key)?.owner;
  return {
    key: entity.key,
    singular: entity.singularLower,
    plural: entity.pluralLower,
    storage: 'row',
    type: null,
    className: 'array',
    isInternal: !entity.isPublic,
    needsShop: false,
    attributes: [
      member('title', entity.titleLabel, 'text', true),
      ...entity.fields.map(({ key, label, type, isPublic, choices, unit }) => ({
        ...member(key, label, attributeTypes[type] ?? 'text', isPublic),
        ...fieldTexts(
          { type, choices, unit, currency: currencyOf(plan) },
          (record) => php`( ${record}[${key}] ?? '' )`,
        ),
        ...(type === 'date' || type === 'datetime'
          ? {
              dated: (side: 'until' | 'from', moment: PhpCode) => php`
                'where' => array(
                  ${key} => array( ${side === 'until' ? '<=' : '>='}, ${moment}->format( ${type === 'date' ? 'Y-m-d' : 'Y-m-d\\TH:i'} ) ),
                ),
              `,
            }
          : {}),
      })),
    ],
    events: { created: on('created'), updated: on('updated', true), deleted: on('deleted') },
    id: (record) => php`${record}['id']`,
    get: (id) => php`${repository}->get( ${id} )`,
    link: () => php`''`,
    editLink: () => php`admin_url()`,
    ownerId: (record) => (owner === undefined ? php`0` : php`(int) ( ${record}[${owner}] ?? 0 )`),
    ownerEmail: (record) => (email === undefined ? php`''` : php`( ${record}[${email.key}] ?? '' )`),
    find: (limit, members) => php`
      ${repository}->find(
        array(
          'per_page' => ${limit},
          'orderby'  => 'id',
          'order'    => 'asc',
          ${joinPhp(members)}
        )
      )
    `,
    ids: (members) => php`
      wp_list_pluck(
        ${repository}->find(
          array(
            'per_page' => -1,
            'orderby'  => 'id',
            'order'    => 'asc',
            ${joinPhp(members)}
          )
        ),
        'id'
      )
    `,
    remove: (record) => php`${repository}->delete( ${record}['id'] );`,
    capability: 'manage_options',
  };
}

/** A field whose name WordPress has a meaning for is named for its entity too: `event_date` of the plan's `date`. */
function publicKey({ source }: PluginPlan, { key: entity }: PlanEntity, key: string): string {
  const named = source.entities?.find((one) => one.key === entity)?.fields?.map((field) => field.key) ?? [];
  const short = key.slice(entity.length + 1);
  return !named.includes(key) && key === `${entity}_${short}` && named.includes(short) ? short : key;
}
