import type { JsNode } from '../../../languages/javascript/ast.ts';
import {
  argumentsOf,
  calleeText,
  childOf,
  functionAround,
  isFunction,
  within,
} from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { hookOf, roleOf } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'performance/effect-without-cleanup',
  language: 'javascript',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  cwe: 'CWE-401',
  title: 'Effect without cleanup',
  description:
    'An effect, or the body of a component, adds a listener, an interval, an observer or a subscription and never removes it.',
  rationale: `Each block that is inserted, and each run of the effect, adds another one. They keep the removed component in memory and go on calling it: the editor gets slower the longer it is open.

Return a function from the effect that takes it off: \`return () => window.removeEventListener( … )\`, \`clearInterval( id )\`, \`observer.disconnect()\`, or what \`subscribe()\` gave.`,
  references: [
    {
      title: 'How to handle the effect firing twice',
      url: 'https://react.dev/learn/synchronizing-with-effects#subscribing-to-events',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "function Edit() {\n\tuseEffect( () => {\n\t\twindow.addEventListener( 'resize', update );\n\t}, [] );\n}\n",
        lines: [3],
      },
      { code: 'function Clock() {\n\tuseEffect( () => {\n\t\tsetInterval( tick, 1000 );\n\t}, [] );\n}\n', lines: [3] },
      { code: 'function Edit() {\n\twp.data.subscribe( () => update() );\n\treturn <p />;\n}\n', lines: [2] },
    ],
    good: [
      "function Edit() {\n\tuseEffect( () => {\n\t\twindow.addEventListener( 'resize', update );\n\t\treturn () => window.removeEventListener( 'resize', update );\n\t}, [] );\n\tuseEffect( () => subscribe( update ), [] );\n\tuseEffect( () => {\n\t\twindow.addEventListener( 'load', update, { once: true } );\n\t}, [] );\n}\n",
      'wp.data.subscribe( () => update() );\nsetInterval( tick, 1000 );\n',
    ],
  },
};

/** The kind of lasting thing a call starts; null for any other. */
function lasting(call: JsNode, context: JsContext): string | null {
  const name = calleeText(call, context.source);
  if (/(?:^|\.)addEventListener$/.test(name)) {
    const options = argumentsOf(call)[2];
    if (isMadeBeside(name.split('.')[0] ?? '', call, context)) return null;
    return options !== undefined && /\b(?:once|signal)\b/.test(context.source.slice(options)) ? null : 'listener';
  }
  if (/^(?:window\.)?setInterval$/.test(name)) return 'interval';
  if (/^(?:(?:wp\.)?data\.)?subscribe$/.test(name)) return 'subscription';
  return /[oO]bserver\w*\.observe$/.test(name) ? 'observer' : null;
}

/** What the function has made itself goes with its listeners: `const image = new Image()`. */
function isMadeBeside(name: string, call: JsNode, context: JsContext): boolean {
  const fn = functionAround(call);
  if (!isFunction(fn) || !/^\w+$/.test(name)) return false;
  const made = new RegExp(`\\b(?:const|let|var)\\s+${name}\\s*=\\s*(?:document\\.createElement|new)\\b`);
  return made.test(context.source.slice(fn));
}

function check(call: JsNode, context: JsContext): void {
  const what = lasting(call, context);
  if (what === null) return;
  const fn = functionAround(call);
  if (!isFunction(fn)) return;
  const wrapper = fn.parent?.type === 'arguments' ? fn.parent.parent : null;
  const hook = wrapper === null ? null : hookOf(wrapper, context);
  const isEffect = hook !== null && /^use(?:Effect|LayoutEffect)$/.test(hook);
  if (!isEffect && roleOf(fn, context) !== 'component') return;
  if (isEffect && cleansUp(fn)) return;
  context.report({
    at: call.children[0] ?? call,
    message: isEffect
      ? `The ${what} is never removed, because the effect returns no cleanup function.`
      : `Every render adds another ${what}.`,
    suggestion: isEffect
      ? 'Return a cleanup function from the effect.'
      : 'Add it in useEffect(), and remove it in the cleanup function.',
  });
}

/** The effect gives something back. */
function cleansUp(fn: JsNode): boolean {
  const body = childOf(fn, 'body');
  if (body === undefined || body.type !== 'statement_block') return true;
  for (const node of within(body, false)) if (node.type === 'return_statement' && node.children.length > 0) return true;
  return false;
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
