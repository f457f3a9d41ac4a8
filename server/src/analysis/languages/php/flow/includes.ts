import type { Include } from '../ast.ts';
import { Env } from './env.ts';
import type { ArgInfo } from './events.ts';
import type { Flow } from './flow.ts';
import { Frame } from './frame.ts';
import { literalEnds } from './include-path.ts';
import { joinValues } from './join.ts';
import { emptyArray, stringValue, unknown, type Value } from './value.ts';

/** Runs the files that `include` may mean, where they are among those looked at, in the scope of the statement. */
export function includeFiles(flow: Flow, frame: Frame, node: Include, path: Value): Value {
  return runOneOf(flow, frame, frame.env, literalEnds(path), node.flavour.endsWith('_once')) ?? unknown;
}

/** Runs the template that a function of WordPress includes, in a scope of its own that holds `$args`. */
export function includeTemplate(flow: Flow, frame: Frame, name: string, args: readonly ArgInfo[]): void {
  const [first, second, third] = args;
  if (first === undefined) return;
  const scope = new Env(null, flow.meter);
  scope.guards = frame.env.guards;
  switch (name) {
    case 'load_template':
      scope.set('args', third?.value ?? emptyArray);
      runOneOf(flow, frame, scope, literalEnds(first.value), false);
      return;
    case 'locate_template': {
      if (second?.value.constant !== true) return;
      scope.set('args', args[3]?.value ?? emptyArray);
      runOneOf(flow, frame, scope, literalEnds(firstEntry(first.value)), false);
      return;
    }
    case 'get_template_part': {
      scope.set('args', third?.value ?? emptyArray);
      const part = second?.value.constant;
      const ends = literalEnds(first.value);
      const special = typeof part === 'string' && part !== '' ? ends.map((end) => `${end}-${part}.php`) : [];
      if (runOneOf(flow, frame, scope, special, false) === null) {
        runOneOf(
          flow,
          frame,
          scope,
          ends.map((end) => `${end}.php`),
          false,
        );
      }
      return;
    }
    default:
  }
}

function firstEntry(value: Value): Value {
  return value.shape?.entries.get('0') ?? (value.shape === null ? value : stringValue(''));
}

/** What the file gives back, joined over the files that may be meant; null when none of them is looked at. */
function runOneOf(flow: Flow, frame: Frame, scope: Env, ends: readonly string[], once: boolean): Value | null {
  let result: Value | null = null;
  const branches: Env[] = [];
  const { html } = frame;
  for (const end of new Set(ends)) {
    const file = flow.fileNamed(end);
    if (file === -1) continue;
    const inside = new Frame(
      frame.state,
      frame.isTopLevel && scope === frame.env,
      scope.child(),
      html,
      frame.loopDepth,
      null,
    );
    inside.depth = frame.depth;
    inside.globals = frame.globals;
    inside.extracted = scope === frame.env ? frame.extracted : null;
    inside.included = { root: scope, value: null, exits: [] };
    if (!flow.runIncluded(file, inside, once)) continue;
    branches.push(inside.env, ...inside.included.exits);
    frame.html = inside.html;
    frame.extracted ??= scope === frame.env ? inside.extracted : null;
    const value = inside.included.value ?? unknown;
    result = result === null ? value : joinValues(result, value);
  }
  if (result === null) return null;
  scope.absorb(branches);
  if (scope !== frame.env) frame.env.dead ||= scope.dead;
  return result;
}
