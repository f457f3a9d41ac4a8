import type { FileIndex } from '../file-index.ts';
import type { Target } from './boot.ts';
import { type Known, optionsOf, textOf } from './known.ts';

/** The functions that a callback may mean. */
export function targetsOf(index: FileIndex, value: Known): Target[] {
  return optionsOf(value).flatMap((option) => targetOf(index, option) ?? []);
}

function targetOf(index: FileIndex, value: Known): Target | null {
  switch (value.kind) {
    case 'function': {
      const { node, self, staticClass, vars } = value;
      return { node, name: '', self, staticClass, vars };
    }
    case 'object':
      return methodOf(index, value, '__invoke');
    case 'array': {
      const [owner, name] = [value.entries.get('0'), value.entries.get('1')];
      const method = name === undefined ? null : textOf(name);
      return owner === undefined || method === null ? null : methodOf(index, owner, method);
    }
    case 'exact': {
      const text = textOf(value)?.toLowerCase().replace(/^\\/, '') ?? '';
      const [owner = '', method] = text.split('::');
      if (method !== undefined) {
        const state = index.method(owner, method);
        return state === null ? null : { node: state.node, name: '', self: null, staticClass: owner, vars: null };
      }
      return text === ''
        ? null
        : { node: index.functions.get(text)?.node ?? null, name: text, self: null, staticClass: '', vars: null };
    }
    default:
      return null;
  }
}

function methodOf(index: FileIndex, owner: Known, method: string): Target | null {
  const name = method.toLowerCase().replace(/^parent::/, '');
  const self = owner.kind === 'object' ? owner : null;
  const className = self?.className ?? textOf(owner)?.toLowerCase().replace(/^\\/, '') ?? null;
  const state = className === null ? index.onlyMethod(name) : index.method(className, name);
  return state === null ? null : { node: state.node, name: '', self, staticClass: className ?? '', vars: null };
}
