import type { JsNode } from '../../../languages/javascript/ast.ts';
import { argumentsOf, childOf, isFunction, parametersOf, within } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { checksSender, listenersOf } from './support/callbacks.ts';

export const meta: RuleMeta = {
  id: 'security/postmessage-origin',
  language: 'javascript',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-346',
  title: 'Missing message origin check',
  description: 'A listener handles messages from any window, or a secret is posted to any page.',
  rationale: `Any page that opens or embeds this one can post messages to it. A listener that does not compare \`event.origin\` takes orders from all of them; part of an address, found with \`indexOf()\`, can be bought as a domain.

Compare \`event.origin\` with \`===\` to the origin you expect (or \`event.source\` to the window you opened). Name the receiver's origin when you post what is secret.`,
  references: [
    {
      title: 'Window.postMessage, security concerns',
      url: 'https://developer.mozilla.org/docs/Web/API/Window/postMessage#security_concerns',
    },
    { title: 'CWE-346', url: 'https://cwe.mitre.org/data/definitions/346.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "window.addEventListener( 'message', ( event ) => {\n\tsettings.update( event.data );\n} );\n",
        lines: [1],
      },
      {
        code: "window.addEventListener( 'message', ( event ) => {\n\tif ( event.origin.indexOf( 'example.com' ) === -1 ) {\n\t\treturn;\n\t}\n\tsettings.update( event.data );\n} );\n",
        lines: [2],
      },
      { code: "window.parent.postMessage( { token: session.token }, '*' );\n", lines: [1] },
    ],
    good: [
      "window.addEventListener( 'message', ( event ) => {\n\tif ( event.origin !== window.location.origin ) {\n\t\treturn;\n\t}\n\tsettings.update( event.data );\n} );\n",
      "window.parent.postMessage( { height: document.body.scrollHeight }, '*' );\nwindow.parent.postMessage( { token }, 'https://example.com' );\n",
      "worker.addEventListener( 'message', ( event ) => {\n\tshow( event.data );\n} );\n",
    ],
  },
};

const secret =
  /\b(?:\w*(?:token|nonce|secret|password|passwd|apiKey|api_key|credential|sessionId|session_id|authorization)s?|jwt)\b/i;

function checkListener(fn: JsNode, call: JsNode, context: JsContext): void {
  const { source } = context;
  const [parameter] = parametersOf(fn);
  const body = childOf(fn, 'body');
  if (parameter === undefined || body === undefined) return;
  const name = source.slice(parameter);
  const usesData =
    parameter.type === 'object_pattern'
      ? /\bdata\b/.test(name)
      : [...within(body)].some(
          (node) => /^(?:member_expression|variable_declarator)$/.test(node.type) && isData(source.slice(node), name),
        );
  const handsOn = [...within(body)].some(
    (node) => node.type === 'call_expression' && argumentsOf(node).some((argument) => source.slice(argument) === name),
  );
  if (!usesData && !handsOn) return;
  if (!checksSender(fn, context)) {
    if (!usesData) return;
    context.report({
      at: isFunction(call) ? fn : (childOf(call, 'function') ?? call),
      message: 'This listener handles messages without checking event.origin.',
      suggestion: 'Return early unless event.origin is the expected origin.',
      confidence: 'medium',
    });
    return;
  }
  for (const node of within(body)) {
    const callee = node.type === 'call_expression' ? childOf(node, 'function') : undefined;
    if (
      callee === undefined ||
      !/(?:\.|\b)origin\.(?:indexOf|includes|startsWith|search|match)$/.test(source.slice(callee))
    )
      continue;
    context.report({
      at: node,
      message: 'Only a part of event.origin is compared, which other domains can contain as well.',
      suggestion: 'Compare the whole origin with ===.',
      confidence: 'medium',
    });
  }
}

function isData(text: string, name: string): boolean {
  return (
    text === `${name}.data` ||
    text === `${name}.originalEvent.data` ||
    (text.endsWith(`= ${name}`) && /\bdata\b/.test(text))
  );
}

export const visitor: JsVisitor = {
  nodes: {
    program: (_node, context) => {
      if (!/['"`.]\s*(?:message\b|onmessage\b)/.test(context.source.code)) return;
      for (const [fn, call] of listenersOf(context)) checkListener(fn, call, context);
    },
    call_expression: (node, context) => {
      const callee = childOf(node, 'function');
      if (callee === undefined || !/\.postMessage$/.test(context.source.slice(callee))) return;
      const [message, target] = argumentsOf(node);
      if (message === undefined || target === undefined || !/^['"]\*['"]$/.test(context.source.slice(target))) return;
      const named = [...within(message)].some(
        (part) => /identifier/.test(part.type) && secret.test(context.source.slice(part)),
      );
      if (!named) return;
      context.report({
        at: target,
        message: 'A likely secret is posted to any page.',
        suggestion: 'Specify the origin of the recipient.',
        severity: 'low',
        confidence: 'low',
      });
    },
  },
};
