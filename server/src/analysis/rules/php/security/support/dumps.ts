import type { Node } from '../../../../languages/php/ast.ts';
import type { CallEvent } from '../../../../languages/php/flow/events.ts';
import { Guard } from '../../../../languages/php/flow/guards.ts';
import type { PhpContext } from '../../../rule.ts';
import { isInFile } from './in-file.ts';

const dumpsKey = Symbol('dumps of inner workings');

const dumpsIn = (context: PhpContext): Map<Node, CallEvent> => context.project.fact(dumpsKey, () => new Map());

/** Notes a call that shows inner workings, such as `phpinfo()`. */
export function noteDump(event: CallEvent, context: PhpContext): void {
  dumpsIn(context).set(event.node, event);
}

/** Reports dumps that others get to than those who were asked for a capability on the way, in whatever function. */
export function reportDumps(suggestion: string, context: PhpContext): void {
  for (const { node, name, enclosing } of dumpsIn(context).values()) {
    if (!isInFile(node, context) || (context.reached(enclosing).guards & Guard.Capability) !== 0) continue;
    context.report({
      at: node,
      message: `${name}() exposes internals to anyone who opens the page.`,
      suggestion,
      severity: name === 'phpinfo' ? 'high' : 'medium',
      confidence: 'medium',
    });
  }
}
