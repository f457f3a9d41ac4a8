import { Code } from '../../writers/code.ts';
import { type HtmlCode, html, joinHtml, phpTag, templateFile } from '../../writers/html.ts';
import { docComment, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { classOf, modifierOf } from '../editor/value-code.ts';
import { propertiesOf } from '../editor/wrapper-props.ts';
import type { PhpContribution } from '../feature.ts';
import type { BlockAttribute, BlockPlan } from '../plan.ts';
import type { ViewList, ViewNode } from '../view/view.ts';
import { isGrouping } from '../view/with-folding.ts';
import { elementCondition } from './conditions.ts';
import { elementProps, fixedProps } from './element-props.ts';
import { attributeVariable, isFilledExpression, local, rawTag, switched, valueMarkup } from './render-value.ts';

/** render.php: the block's markup on the front end, everything escaped where it is printed. */
export function renderFile(plan: BlockPlan, contributions: readonly PhpContribution[]): string {
  const head = joinPhp(
    [
      docComment(
        [
          'Renders the block on the front end.',
          '',
          '@var array    $attributes Block attributes.',
          '@var string   $content    Rendered inner blocks.',
          '@var WP_Block $block      Block instance.',
          '',
          `@package ${plan.names.className}`,
        ],
        { keepsSpaces: true },
      ),
      php`defined( 'ABSPATH' ) || exit;`,
      assignments(
        usedAttributes(plan).map((attribute) => [attributeVariable(plan, attribute.name), readCode(attribute)]),
      ),
      joinPhp([colorPattern(plan), ...plan.attributes.map((attribute) => derivedStatement(plan, attribute))]),
      joinPhp(contributions.flatMap(({ renderStatements = [] }) => renderStatements)),
      wrapperStatements(plan),
      wrapperCall(plan, contributions),
    ],
    '\n\n',
  );
  const { view } = plan;
  const children = joinHtml(view.children.map((child) => nodeMarkup(plan, child)));
  const props = fixedProps({ ...view.props, ...view.frontProps });
  const argument = wrapperArgument(plan, contributions);
  const attributes = argument === noPhp ? php`get_block_wrapper_attributes()` : local(plan, 'wrapper');
  const wrapper = html`<?php echo ${attributes}; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by WordPress. ?>`;
  return templateFile(
    head,
    html`
      <${rawTag(view.tag)} ${wrapper}${props}>
        ${children}
      </${rawTag(view.tag)}>
    `,
  );
}

/** Attributes that the markup or the wrapper needs. */
function usedAttributes(plan: BlockPlan): readonly BlockAttribute[] {
  const used = new Set<string>();
  const visit = (node: ViewNode): void => {
    const element = node.kind === 'list' ? node.item : node;
    if (element.kind === 'element') {
      for (const { attribute } of Object.values(element.valueProps ?? {})) used.add(attribute);
    }
    if (node.kind === 'element') node.children.forEach(visit);
    if ('shownBy' in node && node.shownBy !== undefined) used.add(node.shownBy.attribute);
    if (node.kind === 'list') {
      used.add(node.attribute);
      if (node.limitedBy !== undefined) used.add(node.limitedBy);
      visit(node.item);
    }
    if (node.kind === 'text' && node.with !== undefined) used.add(node.with);
    if (node.kind !== 'value') return;
    for (const name of [node.attribute, node.text]) if (name !== undefined) used.add(name);
  };
  visit(plan.view);
  for (const attribute of plan.attributes) {
    const isRead = modifierOf(attribute) !== undefined || ['new-tab', 'currency', 'playback'].includes(attribute.role);
    if (isRead) used.add(attribute.name);
  }
  for (const [attribute] of propertiesOf(plan)) used.add(attribute.name);
  return plan.attributes.filter(({ name, role }) => used.has(name) && role !== 'heading-level');
}

/** Assignments one below the other, their signs in a column as WordPress' standards ask. */
function assignments(pairs: readonly (readonly [target: PhpCode, value: PhpCode])[]): PhpCode {
  const width = Math.max(...pairs.map(([{ text }]) => text.length));
  return joinPhp(pairs.map(([target, value]) => new Code('php', `${target.text.padEnd(width)} = ${value.text};`)));
}

/** An attribute read as its type, whatever stands in the post. */
function readCode({ name, kind }: BlockAttribute): PhpCode {
  const source = php`$attributes[${name}]`;
  switch (kind) {
    case 'number':
    case 'integer':
      return php`${source} ?? null`;
    case 'boolean':
      return php`! empty( ${source} )`;
    case 'image':
    case 'media':
    case 'object':
    case 'array':
    case 'query':
      return php`(array) ( ${source} ?? array() )`;
    case 'url':
      return php`sanitize_url( ${source} ?? '' )`;
    case 'date':
      return php`mysql2date( 'Y-m-d', ${source} ?? '', false )`;
    default:
      return php`${source} ?? ''`;
  }
}

const colorForm = String.raw`/^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%\/]+\)|var\(--wp--preset--color--[a-z0-9-]+\)|[a-z]{3,20})$/i`;

/** The form of colours that may stand in a style, where the block has colours. */
function colorPattern(plan: BlockPlan): PhpCode {
  const has = plan.attributes.some(({ kind }) => kind === 'color');
  return has ? php`${local(plan, 'color_pattern')} = ${colorForm};` : noPhp;
}

/** What is computed of an attribute before the markup. */
function derivedStatement(plan: BlockPlan, { name, id, role, kind }: BlockAttribute): PhpCode {
  if (role === 'heading-level') {
    return php`${local(plan, 'heading_tag')} = 'h' . min( 6, max( 2, (int) ( $attributes[${name}] ?? 3 ) ) );`;
  }
  if (role === 'look' && isGrouping(plan, id)) {
    return php`${local(plan, 'group')} = wp_unique_id( ${`${plan.names.slug}-`} );`;
  }
  if (kind !== 'color') return noPhp;
  const color = attributeVariable(plan, name);
  return php`
    if ( ! preg_match( ${local(plan, 'color_pattern')}, ${color} ) ) {
      ${color} = '';
    }
  `;
}

function wrapperStatements(plan: BlockPlan): PhpCode {
  const own = wrapperEntries(plan);
  if (own.classes.length === 0 && own.styles.length === 0) return noPhp;
  const classes = local(plan, 'classes');
  const styles = local(plan, 'styles');
  return joinPhp(
    [
      own.classes.length === 0 ? noPhp : php`${classes} = array();`,
      ...own.classes.map(
        ({ condition, value }) => php`
        if ( ${condition} ) {
          ${classes}[] = ${value};
        }
      `,
      ),
      own.styles.length === 0 ? noPhp : php`${styles} = '';`,
      ...own.styles.map(
        ({ condition, value }) => php`
        if ( ${condition} ) {
          ${styles} .= ${value};
        }
      `,
      ),
    ],
    '\n',
  );
}

interface Conditional {
  readonly condition: PhpCode;
  readonly value: PhpCode;
}

/** Classes and custom properties that attributes give the wrapper. */
function wrapperEntries(plan: BlockPlan): {
  readonly classes: readonly Conditional[];
  readonly styles: readonly Conditional[];
} {
  const classes = plan.attributes.flatMap((attribute): Conditional[] => {
    const modifier = modifierOf(attribute);
    if (modifier === undefined) return [];
    const value = attributeVariable(plan, attribute.name);
    if (modifier.values === undefined) return [{ condition: value, value: php`${modifier.base}` }];
    const chosen = modifier.isNumbered
      ? php`( 1 + (int) array_search( ${value}, ${[...modifier.values]}, true ) )`
      : php`sanitize_html_class( ${value} )`;
    return [{ condition: php`'' !== ${value}`, value: php`${modifier.base} . ${chosen}` }];
  });
  const styles = propertiesOf(plan).map(([attribute, name]): Conditional => {
    const value = attributeVariable(plan, attribute.name);
    return attribute.kind === 'color'
      ? { condition: php`'' !== ${value}`, value: php`${`${name}:`} . ${value} . ';'` }
      : {
          condition: php`is_numeric( ${value} )`,
          value: php`${`${name}:`} . ${attribute.kind === 'number' ? php`(float)` : php`(int)`} ${value} . ';'`,
        };
  });
  return { classes, styles };
}

function wrapperArgument(plan: BlockPlan, contributions: readonly PhpContribution[]): PhpCode {
  const { classes, styles } = wrapperEntries(plan);
  const more: Readonly<Record<string, PhpCode>> = Object.assign(
    {},
    ...contributions.map(({ wrapperAttributes = {} }) => wrapperAttributes),
  );
  const all = {
    ...(classes.length === 0 ? {} : { class: php`implode( ' ', ${local(plan, 'classes')} )` }),
    ...(styles.length === 0 ? {} : { style: local(plan, 'styles') }),
    ...more,
  };
  const entries = Object.entries(all);
  if (entries.length === 0) return noPhp;
  return php`${all}`;
}

/** The wrapper's attributes in a variable, where there is more to them than WordPress' own. */
function wrapperCall(plan: BlockPlan, contributions: readonly PhpContribution[]): PhpCode {
  const argument = wrapperArgument(plan, contributions);
  if (argument === noPhp) return noPhp;
  const name = local(plan, 'wrapper');
  if (!argument.text.includes('\n')) return php`${name} = get_block_wrapper_attributes( ${argument} );`;
  return php`
    ${name} = get_block_wrapper_attributes(
      ${argument}
    );
  `;
}

/** @param known the condition that holds already, because the element around it has it */
function nodeMarkup(plan: BlockPlan, node: ViewNode, known = ''): HtmlCode {
  switch (node.kind) {
    case 'element': {
      const condition = node.isAlways === true ? undefined : elementCondition(plan, node);
      const inner = joinHtml(node.children.map((child) => nodeMarkup(plan, child, condition?.text ?? known)));
      const props = elementProps(plan, node);
      const isVoid = node.tag === 'input';
      const shown = isVoid
        ? html`<input class="${classOf(plan, node.part)}"${props} />`
        : html`
        <${rawTag(node.tag)} class="${classOf(plan, node.part)}"${props}>
          ${inner}
        </${rawTag(node.tag)}>
      `;
      return holdsInner(node) ? shown : conditional(condition, shown, known);
    }
    case 'value':
      return conditional(isFilledExpression(plan, node), valueMarkup(plan, node), known);
    case 'text': {
      const text = phpTag(php`esc_html_e( ${node.text}, ${plan.names.textDomain} );`);
      const shown = html`<${rawTag(node.tag)} class="${classOf(plan, node.part)}">${text}</${rawTag(node.tag)}>`;
      return node.with === undefined ? shown : conditional(attributeVariable(plan, node.with), shown, known);
    }
    case 'list':
      return listMarkup(plan, node, known);
    case 'inner':
      return html`<?php echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Inner blocks are already escaped. ?>`;
  }
}

function listMarkup(plan: BlockPlan, node: ViewList, known: string): HtmlCode {
  const { attribute, tag, part, item, frontProps = {}, isIndexed = false, limitedBy } = node;
  const whole = attributeVariable(plan, attribute);
  const limit = limitedBy === undefined ? undefined : attributeVariable(plan, limitedBy);
  const list =
    limit === undefined ? whole : php`array_slice( ${whole}, 0, (int) ${limit} > 0 ? (int) ${limit} : null )`;
  const one = attributeVariable(plan, attribute, '_item');
  const each = isIndexed
    ? php`${list} as ${attributeVariable(plan, attribute, '_index')} => ${one}`
    : php`${list} as ${one}`;
  const props = elementProps(plan, item);
  const shown = html`
    <${rawTag(tag)} class="${classOf(plan, part)}"${fixedProps(frontProps)}>
      <?php foreach ( ${each} ) : ?>
        <${rawTag(item.tag)} class="${classOf(plan, item.part)}"${props}>
          ${joinHtml(item.children.map((child) => nodeMarkup(plan, child)))}
        </${rawTag(item.tag)}>
      <?php endforeach; ?>
    </${rawTag(tag)}>
  `;
  return conditional(switched(plan, node, whole), shown, known);
}

function conditional(condition: PhpCode | undefined, shown: HtmlCode, known: string): HtmlCode {
  if (condition === undefined || condition.text === known) return shown;
  return html`
    <?php if ( ${condition} ) : ?>
      ${shown}
    <?php endif; ?>
  `;
}

const holdsInner = (node: ViewNode): boolean =>
  node.kind === 'inner' || (node.kind === 'element' && node.children.some(holdsInner));
