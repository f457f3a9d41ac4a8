import type { Node } from '../ast.ts';
import { withEntry } from './access.ts';
import type { Env } from './env.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import type { FunctionState } from './function-state.ts';
import { joinValues } from './join.ts';
import { deepTaints } from './taints.ts';
import { Type, type Value } from './value.ts';

/** What a method of the object gives, and fields of the request: what one function has checked of them holds in others. */
const isShared = /^(?:this->\w+\(\)|_(?:GET|POST|REQUEST|COOKIE))$/;

/** Between the name of a superglobal and its key. */
const separator = '\0';

const none: ReadonlyMap<string, Value> = new Map();

/** Where the result of a method of the object that takes no arguments is noted; null for other calls. */
export function getterPlace(node: Node): string | null {
  if (node.kind !== 'MethodCall' || node.args.length > 0 || typeof node.name !== 'string') return null;
  return node.object.kind === 'Var' && node.object.name === 'this' ? `this->${node.name.toLowerCase()}()` : null;
}

/** Whether a value at a place, narrowed, may be a fact for others. */
export function isSharedPlace(place: string): boolean {
  return isShared.test(place);
}

/** Notes what holds of such places where a function returns: what all its returns agree on. */
export function noteExitFacts(state: FunctionState, env: Env): void {
  const here = state.narrowsShared ? factsOf(env) : none;
  const before = state.exitFacts;
  if (before === null || before.size === 0) {
    state.exitFacts = before ?? here;
    return;
  }
  const both = new Map<string, Value>();
  for (const [place, value] of before) {
    const other = here.get(place);
    if (other !== undefined) both.set(place, joinValues(value, other));
  }
  state.exitFacts = both;
}

function factsOf(env: Env): ReadonlyMap<string, Value> {
  const facts = new Map<string, Value>();
  const seen = new Set<string>();
  for (let at: Env | null = env; at !== null; at = at.parent) {
    for (const [place, value] of at.vars) {
      if (seen.has(place) || !isShared.test(place)) continue;
      seen.add(place);
      if (place.startsWith('_')) {
        for (const [key, entry] of value.shape?.entries ?? [])
          if (isClean(entry)) facts.set(`${place}${separator}${key}`, entry);
      } else if (isClean(value)) facts.set(place, value);
    }
  }
  return facts;
}

/** Nothing foreign is left of it, and it was there. */
function isClean(value: Value): boolean {
  return value.types !== Type.Null && deepTaints(value).length === 0;
}

/** What a called function has checked wherever it returns holds after the call. */
export function bringExitFacts(frame: Frame, called: FunctionState, at: Node): void {
  for (const [fact, value] of called.exitFacts ?? none) {
    const [place = '', key] = fact.split(separator);
    if (key !== undefined) frame.env.set(place, withEntry(frame.env.get(place), key, value));
    else if (isOfSameObject(at)) frame.env.set(place, value);
    else continue;
    frame.state.narrowsShared = true;
  }
}

/** `$this->check()`, `parent::__construct()`. */
function isOfSameObject(node: Node): boolean {
  if (node.kind === 'MethodCall') return node.object.kind === 'Var' && node.object.name === 'this';
  return node.kind === 'StaticCall' && node.cls.kind === 'Name' && /^(?:parent|self|static)$/i.test(node.cls.text);
}

/** What the constructor of the class at hand has checked of the result of a method. */
export function checkedByConstructor(flow: Flow, frame: Frame, place: string): Value | null {
  const creator = constructorOf(flow, frame);
  if (creator !== null) flow.run(creator, frame);
  return creator?.status === 'done' ? (creator.exitFacts?.get(place) ?? null) : null;
}

/** What it has checked of a field of the request, where it has been followed before. */
export function fieldCheckedByConstructor(flow: Flow, frame: Frame, place: string, key: string): Value | null {
  const creator = constructorOf(flow, frame);
  return creator?.status === 'done' ? (creator.exitFacts?.get(`${place}${separator}${key}`) ?? null) : null;
}

function constructorOf(flow: Flow, frame: Frame): FunctionState | null {
  const creator = frame.className === '' ? null : flow.index.method(frame.className, '__construct');
  return creator?.base === frame.state.base ? null : creator;
}
