import type { JsNode } from '../../../languages/javascript/ast.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { attributeText, elementOf } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'quality/jsx-aria',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'accessibility',
  title: 'Incorrect accessibility attribute',
  description:
    'An `aria-` attribute or a role that does not exist, a positive `tabIndex`, `autoFocus`, or a hidden control.',
  rationale: `Browsers ignore attributes and roles they do not know. A positive \`tabIndex\` jumps before everything else on the page, \`autoFocus\` moves a reader away from where they were, and what \`aria-hidden\` hides must not get the focus.

Use the names of WAI-ARIA, \`tabIndex\` 0 or −1, and let the reader decide where the focus goes.`,
  references: [{ title: 'WAI-ARIA 1.2', url: 'https://www.w3.org/TR/wai-aria-1.2/' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: 'const Close = () => <button aria-lable="Close">×</button>;\n', lines: [1] },
      { code: 'const Box = () => <div role="buton">x</div>;\n', lines: [1] },
      { code: 'const Field = () => <input id="a" tabIndex={ 3 } />;\n', lines: [1] },
      { code: 'const Close = () => <button aria-hidden="true">×</button>;\n', lines: [1] },
    ],
    good: [
      'const Close = () => <button aria-label="Close" tabIndex={ -1 }>×</button>;\nconst Box = () => <div role="status" aria-live="polite" aria-hidden={ false }>x</div>;\n',
    ],
  },
};

const attributesOfAria = new Set(
  'activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex colindextext colspan controls current describedby description details disabled dropeffect errormessage expanded flowto grabbed haspopup hidden invalid keyshortcuts label labelledby level live modal multiline multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount rowindex rowindextext rowspan selected setsize sort valuemax valuemin valuenow valuetext'
    .split(' ')
    .map((name) => `aria-${name}`),
);
const roles = new Set(
  'alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading img image insertion link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem'.split(
    ' ',
  ),
);

function check(tag: JsNode, context: JsContext): void {
  const element = elementOf(tag, context);
  // What a component makes of its properties is its own affair.
  if (element === null || !/^[a-z][a-z0-9]*$/.test(element.name)) return;
  const { attributes, name } = element;
  for (const [attribute, value] of attributes) {
    if (/^aria-/.test(attribute) && !attributesOfAria.has(attribute.toLowerCase()))
      report(
        tag,
        `Unknown attribute ${attribute}.`,
        'Check the attribute name in the WAI-ARIA specification.',
        attribute,
        context,
      );
    else if (attribute === 'role') {
      const role = attributeText(value, context);
      const unknown = role
        ?.split(/\s+/)
        .find((word) => word !== '' && !roles.has(word) && !/^(?:doc|graphics)-/.test(word));
      if (unknown !== undefined)
        report(
          tag,
          `Unknown role ${unknown}.`,
          'Check the role name in the WAI-ARIA specification.',
          attribute,
          context,
        );
    } else if (/^tabindex$/i.test(attribute)) {
      const index = Number(attributeText(value, context) ?? 'x');
      if (index > 0)
        report(
          tag,
          'A positive tabIndex moves this element ahead of the rest of the page in the tab order.',
          'Use 0 and rely on the order of the markup.',
          attribute,
          context,
        );
    } else if (attribute === 'autoFocus' && /^(?:input|textarea|select|button)$/.test(name)) {
      const isOff = value !== null && /^\{\s*false\s*\}$/.test(context.source.slice(value));
      if (!isOff && !isInDialog(tag, context))
        report(tag, 'autoFocus moves the focus unexpectedly.', 'Do not move the focus.', attribute, context, 'info');
    }
  }
  const isHidden = attributes.has('aria-hidden') && isTrue(attributes.get('aria-hidden') ?? null, context);
  const isFocusable = /^(?:button|input|select|textarea)$/.test(name) || (name === 'a' && attributes.has('href'));
  if (
    isHidden &&
    isFocusable &&
    attributeText(attributes.get('tabIndex'), context) !== '-1' &&
    !attributes.has('disabled') &&
    !/hidden/.test(attributeText(attributes.get('type'), context) ?? '')
  )
    report(
      tag,
      `<${name}> is hidden from screen readers but can still receive focus.`,
      'Remove aria-hidden, or add tabIndex={ -1 }.',
      'hidden',
      context,
    );
}

function isTrue(value: JsNode | null, context: JsContext): boolean {
  return value === null || /^(?:['"]true['"]|\{\s*true\s*\}|\{\s*['"]true['"]\s*\})$/.test(context.source.slice(value));
}

/** A dialog takes the focus as it opens. */
function isInDialog(tag: JsNode, context: JsContext): boolean {
  for (let at = tag.parent; at !== null; at = at.parent) {
    const opening = at.type === 'jsx_element' ? at.children[0] : undefined;
    const name = opening === undefined ? undefined : elementOf(opening, context)?.name;
    if (name !== undefined && /Modal|Dialog|Popover|Dropdown|dialog/.test(name)) return true;
  }
  return false;
}

function report(
  at: JsNode,
  message: string,
  suggestion: string,
  detail: string,
  context: JsContext,
  severity: 'low' | 'info' = 'low',
): void {
  context.report({ at, message, suggestion, detail, severity });
}

export const visitor: JsVisitor = { nodes: { jsx_opening_element: check, jsx_self_closing_element: check } };
