import type { Act } from '../act.ts';
import type { Edit } from '../given-php.ts';
import { meantFunction, returnsOf } from '../returns.ts';

const names: Readonly<Record<string, string>> = {
  int: 'int',
  integer: 'int',
  float: 'float',
  double: 'float',
  bool: 'bool',
  boolean: 'bool',
  string: 'string',
  text: 'string',
  array: 'array',
};

/** Has a function return a value of another type, by a cast of each value that it returns. */
export const castResult: Act = {
  id: 'cast-result',
  title: 'return another type',
  isVague: true,
  wants:
    /\b(?:returns?|returned|result|value|cast)\b[^.;\n]{0,30}\b(?:an? |as |to |always |be )+(?:an? )?(?:int|integer|float|double|bool|boolean|string|array)\b/i,
  run(php, { words }) {
    const [, said = ''] =
      /\b(?:returns?|returned|result|value|cast)\b[^.;\n]{0,30}?\b(?:an? |as |to |always |be )+(?:an? )?(int|integer|float|double|bool|boolean|string|array)\b/i.exec(
        words,
      ) ?? [];
    const type = names[said.toLowerCase()];
    const fn = meantFunction(php, words);
    if (type === undefined || fn === null) return null;
    const edits: Edit[] = returnsOf(php, fn).flatMap(({ value }) => {
      const isOfType =
        (type === 'array' && value.kind === 'Array') ||
        (type === 'string' && /^(?:Str|Interpolated|Concat)$/.test(value.kind)) ||
        (type === 'bool' && value.kind === 'Bool') ||
        (/^(?:int|float)$/.test(type) && value.kind === 'Num');
      if (isOfType || (value.kind === 'Cast' && value.type === type)) return [];
      const source = php.text(value);
      const isSimple = /^(?:Var|Call|MethodCall|StaticCall|Index|Prop|Bool|Null|Str|Num)$/.test(value.kind);
      return [{ start: value.start, end: value.end, text: `(${type}) ${isSimple ? source : `( ${source} )`}` }];
    });
    return edits.length === 0 ? null : { kind: 'code', code: php.with(edits), done: [`${fn.name}() returns ${type}.`] };
  },
};
