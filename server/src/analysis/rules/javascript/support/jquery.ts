import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import type { JsContext } from '../../rule.ts';

/** Whether an expression is a set of jQuery's, by its call, its name, or what its variable was given. */
export function isJquery(object: JsNode, context: JsContext): boolean {
  const text = context.source.slice(object);
  if (/^(?:jQuery|\$)\s*\(|^(?:[\w.]+\.)?\$\w*(?=$|[.[(])/.test(text)) return true;
  const [name] = /^\w+/.exec(text) ?? [''];
  if (object.type !== 'identifier' && !/^\w+\.\w+\(/.test(text)) return false;
  const writes = fileIndexOf(context).lookup(name, object)?.writes ?? [];
  return writes.some(
    ({ value, how }) => how === 'set' && /^(?:jQuery|\$)\s*\(/.test(context.source.slice(value).slice(0, 40)),
  );
}
