import { hookParameters } from '@presswright/shared/wordpress/signatures';
import { docComment } from '../../../writers/php.ts';
import type { Act } from '../act.ts';
import type { Edit, GivenPhp } from '../given-php.ts';
import { inferTypes } from '../infer-types.ts';

type Fn = GivenPhp['functions'][number];

/** Declares the types that the code leaves no doubt about. What a hook calls stays open: others hand over what they like. */
export const types: Act = {
  id: 'types',
  title: 'declare types',
  wants: /\b(?:type (?:declarations?|hints?)|typehints?|types? (?:to|for)|typed|return types?|strict types)\b/i,
  run(php) {
    const edits: Edit[] = [];
    const done: string[] = [];
    const left: string[] = [];
    for (const fn of php.functions) {
      const isHooked = php.registrations.some(({ handler, kind }) => handler === fn && kind !== 'shortcode');
      const { parameters, returns } = inferTypes(php, fn);
      for (const [at, param] of fn.params.entries()) {
        const type = parameters[at] ?? '';
        if (param.type !== null) continue;
        if (type === '' || isHooked)
          left.push(
            `$${param.name} of ${fn.name}(): ${isHooked ? 'a hook hands it over, in any type' : 'its use tells no one type'}.`,
          );
        else {
          edits.push({ start: param.start, end: param.start, text: `${type} ` });
          done.push(`$${param.name} of ${fn.name}() is ${type}.`);
        }
      }
      if (fn.returnType === null && returns !== '' && !/^__(?:construct|destruct|clone)$/.test(fn.name)) {
        const close = php.code.lastIndexOf(')', fn.body.start);
        edits.push({ start: close + 1, end: close + 1, text: `: ${returns}` });
        done.push(`${fn.name}() returns ${returns}.`);
      }
    }
    return edits.length === 0 && left.length === 0 ? null : { kind: 'code', code: php.with(edits), done, left };
  },
};

/** Writes what is missing of the comments of functions, from their signatures and hooks. */
export const docs: Act = {
  id: 'docs',
  title: 'add doc comments',
  wants:
    /\b(?:doc ?blocks?|php ?docs?|doc(?:umentation)? comments?|document (?:this|the|these)|comments? (?:to|for))\b/i,
  run(php) {
    const open = php.functions.filter((fn) => !hasComment(php, fn));
    const edits = open.map((fn): Edit => {
      const start = declarationStart(php, fn);
      const indent = php.indentAt(start);
      const text = docComment(linesFor(php, fn)).text.replace(/\n/g, `\n${indent}`);
      return { start, end: start, text: `${text}\n${indent}` };
    });
    if (edits.length === 0) return null;
    return { kind: 'code', code: php.with(edits), done: open.map(({ name }) => `${name}() has a doc comment.`) };
  },
};

/** Modifiers belong to a method. */
function declarationStart(php: GivenPhp, fn: Fn): number {
  const line = php.code.lastIndexOf('\n', fn.start - 1) + 1;
  const before = php.code.slice(line, fn.start);
  return /^\s*(?:(?:public|private|protected|static|final|abstract)\s+)*$/.test(before)
    ? line + (/^\s*/.exec(before)?.[0].length ?? 0)
    : fn.start;
}

function hasComment(php: GivenPhp, fn: Fn): boolean {
  const start = declarationStart(php, fn);
  return php.tree.comments.some(
    ({ start: from, end }) =>
      php.code.startsWith('/**', from) && end <= start && php.code.slice(end, start).trim() === '',
  );
}

function linesFor(php: GivenPhp, fn: Fn): string[] {
  const hook = php.registrations.find(({ handler }) => handler === fn);
  const { parameters, returns } = inferTypes(php, fn);
  const handed = hook === undefined || hook.kind === 'shortcode' ? [] : hookParameters(hook.hook);
  const summary =
    hook === undefined
      ? `${humanized(fn.name)}.`
      : hook.kind === 'shortcode'
        ? `Renders the shortcode ${hook.hook}.`
        : hook.kind === 'filter'
          ? `Filters ${hook.hook}.`
          : `Runs on ${hook.hook}.`;
  const types = fn.params.map(({ type }, at) => type ?? (parameters[at] || handed[at]?.type || 'mixed'));
  const width = Math.max(0, ...types.map((type) => type.length));
  const params = fn.params.map(({ name }, at) => `@param ${(types[at] ?? '').padEnd(width)} $${name}`);
  const result = fn.returnType ?? (returns || (hook?.kind === 'filter' ? handed[0]?.type : '') || 'mixed');
  const tags = [...params, ...(result === 'void' ? [] : [`@return ${result}`])];
  return [summary, ...(tags.length > 0 ? ['', ...tags] : [])];
}

/** `acme_send_mail`: "Acme send mail". */
function humanized(name: string): string {
  const text = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_+/g, ' ')
    .trim()
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
