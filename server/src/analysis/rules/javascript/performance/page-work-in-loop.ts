import type { JsNode } from '../../../languages/javascript/ast.ts';
import { argumentsOf, calleeText, childOf, literalOf, textOf, within } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { type Loop, loopAround } from '../support/loops.ts';

export const meta: RuleMeta = {
  id: 'performance/page-work-in-loop',
  language: 'javascript',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  merge: 'message',
  title: 'DOM queried, measured or rebuilt in a loop',
  description:
    'A loop queries the same element each time, alternates between measuring and changing the page, or appends to `innerHTML`.',
  rationale: `Each of these makes the browser do again what it has just done: search the document, lay the page out (a measure after a change needs it), or parse all markup that was there before.

Look elements up before the loop, measure all first and change all after, and build the markup in a variable or a fragment that is put in once.`,
  references: [
    { title: 'Avoid forced layouts', url: 'https://web.dev/articles/avoid-large-complex-layouts-and-layout-thrashing' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "items.forEach( ( item ) => {\n\tdocument.getElementById( 'list' ).append( item );\n} );\n", lines: [2] },
      { code: "for ( const box of boxes ) {\n\tbox.style.height = box.offsetHeight + 10 + 'px';\n}\n", lines: [2] },
      { code: "for ( const item of items ) {\n\tlist.innerHTML += '<li></li>';\n}\n", lines: [2] },
    ],
    good: [
      "const list = document.getElementById( 'list' );\nlet html = '';\nitems.forEach( ( item ) => {\n\tdocument.getElementById( item.id ).remove();\n\thtml += '<li></li>';\n\tlist.append( item );\n} );\nlist.innerHTML = html;\n",
      "const heights = boxes.map( ( box ) => box.offsetHeight );\nboxes.forEach( ( box, at ) => {\n\tbox.style.height = heights[ at ] + 'px';\n} );\n",
    ],
  },
};

const measures =
  /\.(?:offset(?:Width|Height|Top|Left)|client(?:Width|Height)|scroll(?:Width|Height)|getBoundingClientRect)$/;

function checkCall(call: JsNode, context: JsContext): void {
  const name = calleeText(call, context.source);
  const isSearch =
    /^(?:window\.)?document\.(?:querySelector(?:All)?|getElementById|getElementsBy(?:ClassName|TagName))$/.test(name) ||
    /^(?:jQuery|\$)$/.test(name);
  if (isSearch) {
    const args = argumentsOf(call);
    const [first] = args;
    const text = literalOf(first, context.source);
    if (text === null || args.length > 1 || /^\s*</.test(text)) return;
    const loop = loopAround(call, context);
    if (loop === null || endsAtOnce(loop)) return;
    context.report({
      at: call,
      message: `The DOM is queried for ${text} in every iteration of the loop.`,
      suggestion: 'Query it once, before the loop.',
    });
  } else if (/\.getBoundingClientRect$/.test(name)) measured(call, call, context);
}

/** A measure in a loop that changes sizes or places, too. */
function measured(at: JsNode, read: JsNode, context: JsContext): void {
  const loop = loopAround(read, context);
  if (loop === null) return;
  for (const node of within(loop.body, false)) {
    if (!changesLayout(node, context)) continue;
    context.report({
      at,
      message: 'The layout is recalculated in every iteration, because this measures what the loop changes.',
      suggestion: 'Measure everything in one loop, then apply the changes in another.',
    });
    return;
  }
}

const layout =
  /\.style\.(?:width|height|top|left|right|bottom|margin\w*|padding\w*|display|fontSize|position|(?:min|max)(?:Width|Height))$/;

function changesLayout(node: JsNode, context: JsContext): boolean {
  if (/assignment_expression$/.test(node.type)) {
    const left = childOf(node, 'left');
    return left !== undefined && layout.test(textOf(left, context.source));
  }
  return false;
}

function checkAddition(node: JsNode, context: JsContext): void {
  const left = childOf(node, 'left');
  if (left?.type !== 'member_expression' || !/\.(?:innerHTML|outerHTML)$/.test(textOf(left, context.source))) return;
  if (loopAround(node, context) === null) return;
  context.report({
    at: node,
    message: 'All of the markup is parsed again in every iteration of the loop.',
    suggestion: 'Collect the markup in a variable, and set it once after the loop.',
  });
}

/** A loop whose body ends it is run once. */
function endsAtOnce({ body }: Loop): boolean {
  const last = body.type === 'statement_block' ? body.children.at(-1) : body;
  return (
    /^(?:break|return)_statement$/.test(last?.type ?? '') &&
    body.type === 'statement_block' &&
    body.parent?.type !== 'arrow_function'
  );
}

export const visitor: JsVisitor = {
  nodes: {
    call_expression: checkCall,
    augmented_assignment_expression: checkAddition,
    member_expression: (node, context) => {
      if (!measures.test(context.source.slice(node)) || node.parent?.type === 'call_expression') return;
      if (node.field === 'left' && /assignment/.test(node.parent?.type ?? '')) return;
      measured(node, node, context);
    },
  },
};
