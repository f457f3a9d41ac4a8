import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import {
  argumentsOf,
  calleeText,
  childOf,
  isFunction,
  literalOf,
  within,
} from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { requestOf } from '../support/requests.ts';

export const meta: RuleMeta = {
  id: 'performance/scroll-listener',
  language: 'javascript',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Expensive scroll listener',
  description: 'A scroll, resize or touch listener does its work on every event, or blocks scrolling.',
  rationale: `These events come up to a hundred times a second. A handler that measures, searches or changes the page each time makes scrolling stutter, and touches and wheels wait for a listener that might call \`preventDefault()\`.

Throttle or debounce the handler, or work in \`requestAnimationFrame()\`; use IntersectionObserver to learn what is visible; add \`{ passive: true }\`.`,
  references: [
    {
      title: 'Passive listeners',
      url: 'https://developer.mozilla.org/docs/Web/API/EventTarget/addEventListener#using_passive_listeners',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "window.addEventListener( 'scroll', function () {\n\tconst top = document.querySelector( '.menu' ).getBoundingClientRect().top;\n\tmenu.classList.toggle( 'stuck', top < 0 );\n} );\n",
        lines: [1],
      },
      {
        code: "jQuery( window ).on( 'resize', function () {\n\tjQuery( '.box' ).height( jQuery( window ).height() );\n} );\n",
        lines: [1],
      },
      { code: "list.addEventListener( 'touchmove', ( event ) => track( event ) );\n", lines: [1] },
    ],
    good: [
      "window.addEventListener( 'scroll', throttle( update, 100 ), { passive: true } );\nlet waiting = false;\nwindow.addEventListener( 'scroll', () => {\n\tif ( ! waiting ) {\n\t\trequestAnimationFrame( () => menu.classList.toggle( 'stuck', window.scrollY > 0 ) );\n\t}\n} );\n",
      "list.addEventListener( 'touchmove', ( event ) => track( event ), { passive: true } );\nlist.addEventListener( 'wheel', ( event ) => event.preventDefault() );\nbutton.addEventListener( 'click', update );\n",
    ],
  },
};

const frequent = /^(?:scroll|resize|mousemove|touchmove|wheel|mousewheel|pointermove|drag|dragover)$/;
const blocking = /^(?:touchstart|touchmove|wheel|mousewheel)$/;
const slow =
  /\b(?:getBoundingClientRect|getComputedStyle|offset(?:Top|Left|Width|Height)|querySelector(?:All)?|getElementsBy\w+|innerHTML)\b|(?:jQuery|\$)\(\s*['"`]|\.(?:offset|css|height|width|outerHeight|outerWidth|position|animate|find)\(/;
const calmed = /requestAnimationFrame|throttle|debounce|setTimeout|clearTimeout|ticking|requestIdleCallback/i;

function check(call: JsNode, context: JsContext): void {
  const name = calleeText(call, context.source);
  const method = /\.(addEventListener|on|bind|scroll|resize|mousemove)$|^(addEventListener)$/.exec(name);
  const kind = method?.[1] ?? method?.[2];
  if (kind === undefined) return;
  const args = argumentsOf(call);
  const isShort = /^(?:scroll|resize|mousemove)$/.test(kind);
  const events = isShort ? kind : literalOf(args[0], context.source);
  const listener = isShort ? args[0] : args[args.length - (kind === 'addEventListener' ? args.length - 1 : 1)];
  if (events === null || listener === undefined) return;
  if (isShort && !/(?:jQuery|\$)\(/.test(name)) return;
  const event = events
    .split(/\s+/)
    .map((part) => part.replace(/\..*$/, ''))
    .find((part) => frequent.test(part) || blocking.test(part));
  if (event === undefined) return;
  const [fn] = fileIndexOf(context).functionsOf(listener);
  if (fn === undefined || !isFunction(fn)) return;
  const text = context.source.slice(fn);
  if (frequent.test(event) && isSlow(fn, text, context) && !calmed.test(text)) {
    context.report({
      at: call.children[0] ?? call,
      message: `The listener does its work on every ${event} event.`,
      suggestion: 'Throttle it, or use requestAnimationFrame() or an observer.',
    });
    return;
  }
  if (kind !== 'addEventListener' || !blocking.test(event) || args.length > 2) return;
  if (/preventDefault|return false/.test(text) || callsOwn(fn, context)) return;
  context.report({
    at: call.children[0] ?? call,
    message: `Scrolling waits for this ${event} listener.`,
    suggestion: 'Add { passive: true }, as it does not call preventDefault().',
    fix: { edits: [{ start: listener.end, end: listener.end, text: ', { passive: true }' }], safe: false },
  });
}

function isSlow(fn: JsNode, text: string, context: JsContext): boolean {
  if (slow.test(text)) return true;
  for (const node of within(fn)) if (requestOf(node, context) !== null) return true;
  return false;
}

/** It hands the event to a function of this file that stops it. */
function callsOwn(fn: JsNode, context: JsContext): boolean {
  for (const node of within(fn)) {
    const callee = node.type === 'call_expression' ? childOf(node, 'function') : undefined;
    if (callee === undefined) continue;
    for (const own of fileIndexOf(context).functionsOf(callee))
      if (/preventDefault/.test(context.source.slice(own))) return true;
  }
  return false;
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
