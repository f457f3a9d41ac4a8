import type { Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import type { Place } from '../../../../languages/php/flow/events.ts';
import { Guard } from '../../../../languages/php/flow/guards.ts';
import { affirms, someHeld } from '../../../../languages/php/flow/held.ts';
import type { Span } from '../../../../languages/php/flow/value.ts';
import type { PhpContext } from '../../../rule.ts';
import { calledName, hasOrigin } from './origins.ts';

/** Names of constants and of functions that say that somebody is at work on the site, or in a shell. */
const workingConstant = /DEBUG|WP_CLI|ENVIRONMENT_TYPE|PHP_SAPI/;
const workingCall = /debug|php_sapi_name|is_super_admin|environment_type|development_mode/;

function saysWorking(node: Node, context: PhpContext): boolean {
  if (node.kind === 'Name') return workingConstant.test(node.text);
  if (node.kind === 'ClassConst') return workingConstant.test(node.name);
  const name = calledName(node, context);
  if (name !== 'defined') return workingCall.test(name);
  const [constant] = node.kind === 'Call' ? node.args : [];
  return constant?.value.kind === 'Str' && workingConstant.test(constant.value.value);
}

/** Whether a function, or a piece of code, asks anywhere who looks, or whether somebody is at work on the site. */
export function asksWhoLooks(code: Node, context: PhpContext): boolean {
  let asks = false;
  walkNodes(code, context, (node) => {
    asks ||= saysWorking(node, context) || calledName(node, context) === 'current_user_can';
  });
  return asks;
}

/** Whether only those see what is printed at a place who may, or who work on the site. */
export function isForDevelopers(place: Place, at: Span, context: PhpContext): boolean {
  if ((place.guards & Guard.Capability) !== 0 || isOfShell(place)) return true;
  const isAtWork = someHeld(
    place.held,
    (node, holds) => affirms(node, holds) && hasOrigin(node, place, context, (inner) => saysWorking(inner, context)),
  );
  return isAtWork || isCaught(place.enclosing?.node ?? context.program, at, context);
}

/** A command of the command line, or a class that is called one. */
function isOfShell({ enclosing }: Place): boolean {
  if (enclosing === null) return false;
  return (
    /cli|command/.test(enclosing.className ?? '') ||
    (enclosing.entries.length > 0 && enclosing.entries.every(({ kind }) => kind === 'command'))
  );
}

const takers = /^ob_get_(?:clean|flush|contents)$/;

function isTaker(node: Node, context: PhpContext): boolean {
  const name = calledName(node, context);
  const [text] = node.kind === 'Call' ? node.args : [];
  return takers.test(name) || (name === 'trim' && text !== undefined && isTaker(text.value, context));
}

/** Whether what is printed there goes into a buffer whose content is not given out as it is. */
function isCaught(body: Node, at: Span, context: PhpContext): boolean {
  let isBuffered = false;
  let isGivenOut = false;
  walkNodes(body, context, (node) => {
    if (node.end <= at.start) isBuffered ||= calledName(node, context) === 'ob_start';
    else if (node.start >= at.end) {
      const given =
        node.kind === 'Echo' ? node.values : node.kind === 'Return' || node.kind === 'Print' ? [node.value] : [];
      isGivenOut ||= given.some((value) => value !== null && isTaker(value, context));
    }
  });
  return isBuffered && !isGivenOut;
}
