import type { JsNode } from '../../../languages/javascript/ast.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { attributeText, type Element, elementOf } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'quality/jsx-click-without-keyboard',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'accessibility',
  title: 'Click handler without keyboard support',
  description: 'A non-interactive element, or a link without a URL, has a click handler.',
  rationale: `A \`<div>\` gets no focus and hears no Enter key: who does not use a mouse cannot use it, and screen readers do not announce it.

Write \`<button type="button">\` or \`<Button>\` of \`@wordpress/components\`; a link that leads nowhere is a button too. If it must be another element, give it \`role\`, \`tabIndex={ 0 }\` and a key handler.`,
  references: [{ title: 'Keyboard (WCAG 2.1.1)', url: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: 'const Card = ( { open } ) => <div className="card" onClick={ open }>Open</div>;\n', lines: [1] },
      { code: 'const More = ( { show } ) => <a href="#" onClick={ show }>More</a>;\n', lines: [1] },
    ],
    good: [
      'const Card = ( { open } ) => <button type="button" onClick={ open }>Open</button>;\nconst More = ( { show } ) => <a href="/more" onClick={ show }>More</a>;\n',
      'const Card = ( { open, key } ) => <div role="button" tabIndex={ 0 } onClick={ open } onKeyDown={ key }>Open</div>;\nconst Inside = ( { stop } ) => <div onClick={ ( event ) => event.stopPropagation() }><Button /></div>;\n',
    ],
  },
};

/** Elements that mean nothing to the keyboard. */
const inert =
  /^(?:div|span|p|li|ul|ol|td|tr|th|section|article|header|footer|main|aside|nav|img|h[1-6]|figure|figcaption|i|b|em|strong|svg|dd|dt)$/;

function check(tag: JsNode, context: JsContext): void {
  const element = elementOf(tag, context);
  if (element === null || element.hasSpread) return;
  const handler = element.attributes.get('onClick');
  if (element.name === 'a') {
    checkLink(element, handler !== undefined, context);
    return;
  }
  if (handler === undefined || !inert.test(element.name) || onlyStops(handler, context)) return;
  if (isHidden(element, context)) return;
  const missing = [
    ...(element.attributes.has('role') ? [] : ['role']),
    ...(['onKeyDown', 'onKeyUp', 'onKeyPress'].some((name) => element.attributes.has(name)) ? [] : ['a key handler']),
  ];
  if (missing.length === 0) return;
  context.report({
    at: tag,
    message: `<${element.name}> has a click handler, but no ${missing.join(' and no ')}.`,
    suggestion: 'Use <button type="button">, or <Button> of @wordpress/components.',
  });
}

function checkLink(element: Element, isClicked: boolean, context: JsContext): void {
  const href = element.attributes.get('href');
  const address = attributeText(href, context);
  if (element.attributes.has('role') || element.attributes.has('id') || element.attributes.has('name')) return;
  const leadsNowhere = href === undefined || address === '#' || address === '' || /^javascript:/i.test(address ?? '');
  if (!leadsNowhere || (!isClicked && href !== undefined && address === '#')) return;
  if (!isClicked && href === undefined && element.attributes.size > 0) return;
  context.report({
    at: element.tag,
    message:
      href === undefined
        ? 'A link without href cannot receive focus.'
        : `A link to ${address === '' ? 'nothing' : address} acts as a button.`,
    suggestion: 'Use <button type="button"> for actions, or give the link a URL.',
  });
}

/** A handler that only keeps the click from going further adds nothing to do. */
function onlyStops(handler: JsNode | null, context: JsContext): boolean {
  const text = handler === null ? '' : context.source.slice(handler);
  return (
    text.length < 160 &&
    /\.(?:stopPropagation|preventDefault)\(\s*\)\s*;?\s*\}?\s*\}$/.test(text) &&
    !/\)\s*;[\s\S]*\(/.test(text.replace(/\.preventDefault\(\s*\)\s*;/, ''))
  );
}

function isHidden({ attributes }: Element, context: JsContext): boolean {
  return (
    attributeText(attributes.get('aria-hidden'), context) === 'true' ||
    /^(?:presentation|none)$/.test(attributeText(attributes.get('role'), context) ?? '')
  );
}

export const visitor: JsVisitor = { nodes: { jsx_opening_element: check, jsx_self_closing_element: check } };
