import { type JsCode, joinJs, js, jsIdentifier, noJs } from '../../writers/js.ts';
import { element, nodeCode, type ScriptForm } from '../editor/jsx.ts';
import { attributeCode, keyCode } from '../editor/member.ts';
import type { BlockFeatureModule } from '../feature.ts';
import type { BlockAttribute, BlockPlan } from '../plan.ts';

/** What a former version may have called its one text; the first that no attribute is called today. */
const formerNames = ['text', 'content', 'value', 'body', 'label', 'formerText'] as const;

/**
 * The version before this one: it kept everything in the block's comment, showed one text in a paragraph, and called it
 * by another name. Posts with such blocks open as valid and are brought up to date.
 */
export const deprecationsFeature: BlockFeatureModule = {
  name: 'deprecations',
  contribute(plan, _slots, form) {
    if (!plan.hasEditor) return {};
    return {
      script: {
        imports: {
          '@wordpress/block-editor': [
            'useBlockProps',
            ...(plan.features.has('inner_blocks') ? ['InnerBlocks'] : []),
            ...(targetOf(plan)?.kind === 'rich_text' ? ['RichText'] : []),
          ],
        },
        declarations: [formerVersion(plan, form)],
        settings: { deprecated: js`[ v1 ]` },
      },
    };
  },
};

/** The attribute that the former version's text has become. */
function targetOf({ attributes }: BlockPlan): BlockAttribute | undefined {
  const own = attributes.filter(({ isOurs }) => !isOurs);
  const isText = ({ kind }: BlockAttribute) => kind === 'string' || kind === 'textarea' || kind === 'rich_text';
  return own.find(isText) ?? own.find(({ kind }) => kind === 'number' || kind === 'integer');
}

function formerVersion(plan: BlockPlan, form: ScriptForm): JsCode {
  const target = targetOf(plan);
  const taken = new Set(plan.attributes.map(({ name }) => name));
  const former = formerNames.find((name) => !taken.has(name)) ?? 'formerText';
  const name = jsIdentifier(former);
  return js`
    /**
     * Version 1: a single text in a paragraph, stored in the block comment.
     */
    const v1 = {
      attributes: ${formerAttributes(plan, target === undefined ? undefined : former)},
      supports: ${ownsStyle(plan) ? { html: false, customCSS: false } : { html: false }},
      ${target === undefined ? noJs : eligible(name)}
      ${migration(plan, target, name)}
      save( ${target === undefined ? noJs : js`{ attributes }`} ) {
        return ${formerMarkup(plan, target, former, form)};
      },
    };
  `;
}

/** Whether the block has an attribute `style` of its own, which WordPress would take for one of a support. */
const ownsStyle = ({ attributes }: BlockPlan): boolean => attributes.some(({ name }) => name === 'style');

/** The text, and the attributes of single values that the comment holds to this day. */
function formerAttributes({ attributes }: BlockPlan, former: string | undefined) {
  const kept = attributes.filter(
    ({ kind, isOurs, schema }) =>
      !isOurs && ['number', 'integer', 'boolean', 'enum', 'color', 'url'].includes(kind) && schema.source === undefined,
  );
  const entries = kept.slice(0, 4).map(({ name, schema }) => [name, { type: schema.type, default: schema.default }]);
  return Object.fromEntries([...(former === undefined ? [] : [[former, { type: 'string' }]]), ...entries]);
}

const eligible = (name: JsCode): JsCode => js`
  isEligible( { ${name} } ) {
    return undefined !== ${name};
  },
`;

function migration(plan: BlockPlan, target: BlockAttribute | undefined, name: JsCode): JsCode {
  const kept = Object.keys(formerAttributes(plan, undefined));
  // New attributes have no value yet. Their defaults are applied when the post is opened again.
  const newer = plan.attributes.filter(
    (one) => one.schema.default !== undefined && one !== target && !kept.includes(one.name),
  );
  const defaults = joinJs(newer.map((one) => js`${keyCode(one.name)}: ${one.schema.default ?? null},`));
  if (target === undefined) {
    if (newer.length === 0) return noJs;
    return js`
      migrate( attributes ) {
        return { ${defaults} ...attributes };
      },
    `;
  }
  const isNumber = target.kind === 'number' || target.kind === 'integer';
  const value = isNumber ? js`parseFloat( ${name} ) || undefined` : name;
  return js`
    migrate( { ${name}, ...attributes } ) {
      return {
        ${defaults}
        ...attributes,
        ${keyCode(target.name)}: ${value},
      };
    },
  `;
}

function formerMarkup(plan: BlockPlan, target: BlockAttribute | undefined, former: string, form: ScriptForm): JsCode {
  const className = `${plan.names.cssClass}__text`;
  const value = attributeCode(former);
  const paragraph =
    target?.kind === 'rich_text'
      ? element('RichText.Content', { tagName: 'p', className, value })
      : element('p', { className }, ...(target === undefined ? [] : [value]));
  const inner = plan.features.has('inner_blocks') ? element('InnerBlocks.Content') : undefined;
  return nodeCode({ ...element('div', {}, paragraph, inner), spread: js`useBlockProps.save()` }, form);
}
