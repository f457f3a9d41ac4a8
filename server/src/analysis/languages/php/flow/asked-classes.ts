import { withClass } from './access.ts';
import type { ArgInfo } from './events.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { Type, type Value } from './value.ts';

/** What containers call that which gives an object. */
const gives = /get|make|resolve|create|instance|service|build|app|container|singleton|plugin|module/i;

/** `$container->get( Mailer::class )`: an object of the class that is asked for, where nothing else is known of it. */
export function asked(flow: Flow, frame: Frame, name: string, args: readonly ArgInfo[], result: Value): Value {
  const [first] = args;
  if (first?.node.kind !== 'ClassConst' || first.node.name !== 'class' || first.node.cls.kind !== 'Name') return result;
  if (result.className !== null || (result.types & Type.Object) === 0 || !gives.test(name)) return result;
  // A name of its own class says which, and hands out no other.
  const className =
    typeof first.value.constant === 'string' ? first.value.constant.toLowerCase().replace(/^\\/, '') : '';
  return flow.index.classes.has(className) && className !== frame.className ? withClass(result, className) : result;
}
