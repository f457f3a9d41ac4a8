import type { Analyzer } from '../../analysis/analyzer.ts';
import type { Node } from '../../analysis/languages/php/ast.ts';
import type { PhpTree } from '../../analysis/languages/php/read-php.ts';
import { unfitLogic } from './unfit-logic.ts';

/** Logic that a model wrote, and its PHPUnit test: the bodies of both functions. */
export interface LogicAnswer {
  readonly logic: string;
  readonly test: string;
}

/** The functions that a model is asked for. */
export const logicFunctions = { logic: 'logic', test: 'test_logic' } as const;

/** Characters of each body at most. */
const maxBody = 4000;

/** Takes an answer with logic and its test apart; answers why it cannot be taken where it is a text. */
export function readLogicAnswer(analyzer: Analyzer, answer: string): LogicAnswer | string {
  const code = `<?php\n${answer.replace(/^\s*<\?php\b/, '')}`;
  const tree = analyzer.readPhp(code);
  if (tree === null) return 'it is too long to be read';
  const bodies = bodiesOf(tree, code);
  const { logic: logicName, test: testName } = logicFunctions;
  const [logic, test] = [bodies?.get(logicName), bodies?.get(testName)];
  if (logic === undefined || test === undefined || bodies?.size !== 2)
    return `it is not the two functions ${logicName}() and ${testName}() alone`;
  const logicFault = unfitBody(analyzer, logic);
  if (logicFault !== null) return logicFault;
  const testFault = unfitBody(analyzer, test) ?? unfitTest(analyzer, test);
  return testFault === null ? { logic, test } : `in ${testName}(), ${testFault}`;
}

/** The bodies of functions by their names; null where something else stands beside them. */
function bodiesOf({ program }: PhpTree, code: string): ReadonlyMap<string, string> | null {
  const functions = program.body.flatMap((statement) => (statement.kind === 'Function' ? [statement] : []));
  if (functions.length !== program.body.length) return null;
  return new Map(functions.map(({ name, body }) => [name, unindented(code.slice(body.start + 1, body.end - 1))]));
}

/** Lines without the indentation that all of them have. */
function unindented(text: string): string {
  const lines = text.split('\n');
  const depths = lines.flatMap((line) => (line.trim() === '' ? [] : [/^[\t ]*/.exec(line)?.[0].length ?? 0]));
  const depth = Math.min(...depths);
  return depths.length === 0
    ? ''
    : lines
        .map((line) => line.slice(Math.min(depth, line.length)))
        .join('\n')
        .trim();
}

function unfitBody(analyzer: Analyzer, body: string): string | null {
  if (body === '') return 'there is nothing';
  if (body.length > maxBody) return `there are ${body.length} characters; ${maxBody} are allowed`;
  return unfitLogic(analyzer, body);
}

/** Whether a test asserts something that is not settled before it runs. */
function unfitTest(analyzer: Analyzer, test: string): string | null {
  const places = analyzer.readPhp(`<?php\nfunction test() {\n${test}\n}\n`)?.nodes ?? [];
  const isAssertion = (node: Node): boolean =>
    (node.kind === 'MethodCall' || node.kind === 'StaticCall') &&
    typeof node.name === 'string' &&
    /^(?:assert|expect)[A-Z]/.test(node.name);
  const asserts = places.some(({ node, around }) =>
    isAssertion(node) ? /^expect/.test(String('name' in node && node.name)) : isLive(node) && around.some(isAssertion),
  );
  return asserts ? null : 'nothing is asserted of what the logic does';
}

/** Whether a value is known only when the test runs. */
const isLive = (node: Node): boolean =>
  node.kind === 'Call' ||
  node.kind === 'MethodCall' ||
  node.kind === 'StaticCall' ||
  (node.kind === 'Var' && node.name !== 'this');
