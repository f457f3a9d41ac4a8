import type { Instruction } from '../../instruction.ts';
import type { CodeTrace } from '../code-trace.ts';
import type { Demand } from '../demand.ts';

/** Words of the language that begin a condition. */
const conditions = /\b(?:if|when|unless|except|otherwise|but not|skip|ignore|instead|in case)\b/gi;

/** What the signatures, the class and the number of conditions of a whole prompt demand. */
export function readSignatures(instruction: Instruction, trace: CodeTrace): Demand[] {
  const { className, functions, text } = instruction;
  const said = text.match(conditions)?.length ?? 0;
  return [
    ...(className === null
      ? []
      : [{ kind: 'class', said: className, lacks: '', isMet: new RegExp(`class ${className}\\b`).test(trace.code) }]),
    ...functions.flatMap((fn) => ofFunction(fn, trace)),
    ...(said < 2
      ? []
      : [
          {
            kind: 'branches',
            said: `the ${said} conditions`,
            lacks: `goes one way or another as often`,
            isMet: trace.branches >= said,
          },
        ]),
  ];
}

function ofFunction({ name, parameters, returns }: Instruction['functions'][number], { code }: CodeTrace): Demand[] {
  const head = new RegExp(
    `function ${name}\\s*\\(([^()]*(?:\\([^()]*\\)[^()]*)*)\\)(?:\\s*:\\s*(\\??[\\w\\\\|]+))?`,
  ).exec(code);
  if (head === null)
    return [{ kind: 'function', said: `${name}()`, lacks: '', isMet: new RegExp(`\\b${name}\\b`).test(code) }];
  const [, list = '', type = ''] = head;
  const missing = (parameters ?? []).filter((one) => !list.includes(`$${one.name}`));
  return [
    ...missing.map((one) => ({ kind: 'parameter', said: `$${one.name} of ${name}()`, lacks: '', isMet: false })),
    ...(returns === '' || returns === 'array'
      ? []
      : [{ kind: 'return type', said: `${name}(): ${returns}`, lacks: '', isMet: type === returns }]),
  ];
}
