import { functionSignature } from '@presswright/shared/wordpress/signatures';
import type { Node } from '../../../../analysis/languages/php/ast.ts';
import { writeSignature } from '../../../instructions/nearest-entries.ts';
import type { Act, ActRequest } from '../act.ts';
import { callbackName, calledName, type FunctionLike, type GivenPhp, type Registration } from '../given-php.ts';
import { isRequestRead } from '../sanitize-reads.ts';
import { describeHook, list } from './describe-hook.ts';
import { effects } from './effects.ts';

const maxCalls = 8;
const maxRisks = 12;

/** Tells what code does: where it is hooked, what it gets, reads, changes and sends, and what is against it. */
export const explain: Act = {
  id: 'explain',
  title: 'explain it',
  wants:
    /\bexplain\w*|\bwhat (?:does|do|is|are)\b(?![^.?\n]*\bwrong\b)|\bwhen (?:does|is|will)\b|\bhow (?:does|do) (?:this|it|the)\b|\bdescribe\b|\bwalk me through\b|\bunderstand\b|\bsumm?ari[sz]e\b/i,
  run(php, request) {
    const paragraphs = [
      ...php.registrations.map((one) => describeRegistration(php, one)),
      ...describeRoutes(php),
      ...functionsOf(php).map((fn) => describeFunction(php, fn)),
      ...describeTopLevel(php),
      describeCalls(php),
      describeRisks(php, request),
    ];
    return { kind: 'text', text: `${paragraphs.filter((text) => text !== '').join('\n\n')}\n` };
  },
};

const nameOf = (fn: FunctionLike): string => ('name' in fn && fn.name !== '' ? `\`${fn.name}()\`` : 'The callback');

function describeRegistration(
  php: GivenPhp,
  { kind, hook, callback, priority, acceptedArgs, handler }: Registration,
): string {
  const called = callbackName(callback);
  const who = handler === null ? (called === '' ? 'Its callback' : `\`${called}()\``) : nameOf(handler);
  if (kind === 'shortcode') {
    const takes =
      handler === null
        ? ''
        : ` It is called with ${list(['array $atts', 'string $content', 'string $tag'].slice(0, Math.max(1, handler.params.length)))}.`;
    return `${who} renders the shortcode \`[${hook}]\`.${takes}`;
  }
  const count = acceptedArgs === null ? 1 : Number(php.text(acceptedArgs.value)) || 1;
  const taken = handler?.params.map((param) => `$${param.name}`) ?? [];
  const own = functionSignature(called);
  return [
    `${who} runs on the ${kind} \`${hook}\`, at priority ${priority === null ? '10' : php.text(priority.value)}.`,
    ...describeHook(hook),
    ...(taken.length > 0
      ? [
          `The callback is handed ${count} of them and names ${taken.length === 1 ? 'its parameter' : 'its parameters'} ${list(taken)}.`,
        ]
      : []),
    ...(own === undefined || handler !== null
      ? []
      : [`\`${writeSignature(own)}\` is WordPress' own${own.facts.since === '' ? '' : `, since ${own.facts.since}`}.`]),
    ...(kind === 'filter' && handler !== null && taken[0] !== undefined
      ? [`What it returns takes the place of \`${taken[0]}\`.`]
      : []),
  ].join(' ');
}

function describeRoutes(php: GivenPhp): string[] {
  return php.calls('register_rest_route').flatMap(({ node }) => {
    if (node.kind !== 'Call') return [];
    const [namespace, route] = node.args.map(({ value }) => (value.kind === 'Str' ? value.value : ''));
    return `It registers the REST route \`/${namespace}/${(route ?? '').replace(/^\//, '')}\`.`;
  });
}

function functionsOf(php: GivenPhp): FunctionLike[] {
  const hooked = php.registrations.flatMap(({ handler }) => (handler?.kind === 'Closure' ? handler : []));
  return [...php.functions, ...hooked];
}

function describeFunction(php: GivenPhp, fn: FunctionLike): string {
  const inside = php.tree.nodes.flatMap(({ node }) =>
    node.start >= fn.body.start && node.end <= fn.body.end ? node : [],
  );
  const parameters = fn.params.map((param) => php.text(param));
  const returns = inside.flatMap((node) => (node.kind === 'Return' && node.value !== null ? php.text(node.value) : []));
  const bare = inside.some((node) => node.kind === 'Return' && node.value === null);
  const lines = [
    ...effectLines(php, inside),
    ...(inside.some((node) => node.kind === 'Echo' || node.kind === 'Print' || calledName(node) === 'printf')
      ? ['It prints.']
      : []),
    ...(returns.length > 0
      ? [`It returns ${list([...new Set(returns)].slice(0, 4).map((text) => oneLine(text)))}.`]
      : []),
    ...(bare ? ['It ends early under conditions.'] : []),
  ];
  const takes = parameters.length > 0 ? ` takes ${list(parameters)}.` : ' takes no parameters.';
  return `${nameOf(fn)}${takes}${lines.length > 0 ? `\n\n${lines.map((line) => `- ${line}`).join('\n')}` : ''}`;
}

const oneLine = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').replace(/`/g, "'");
  return flat.length > 80 ? `${flat.slice(0, 77)}…` : flat;
};

function describeTopLevel(php: GivenPhp): string[] {
  const outside = php.tree.nodes.flatMap(({ node, around }) =>
    around.some(({ kind }) => /^(?:Function|Method|Closure|ArrowFn)$/.test(kind)) ? [] : node,
  );
  const lines = effectLines(php, outside);
  return lines.length === 0 ? [] : [`As soon as the file is loaded:\n\n${lines.map((line) => `- ${line}`).join('\n')}`];
}

function effectLines(php: GivenPhp, nodes: readonly Node[]): string[] {
  const requests = nodes.flatMap((node) => (isRequestRead(node) ? php.text(node) : []));
  const told = new Map<string, Set<string>>();
  for (const node of nodes) {
    const name = calledName(node);
    if (node.kind === 'New' && node.cls.kind === 'Name' && /^\\?WP_(?:\w+_)?Query$/.test(node.cls.text))
      add(`It reads with \`${node.cls.text}\`.`, '');
    if (
      node.kind === 'MethodCall' &&
      typeof node.name === 'string' &&
      node.object.kind === 'Var' &&
      node.object.name === 'wpdb'
    ) {
      const changes = /^(?:insert|update|delete|replace|query)$/.test(node.name);
      add(`It ${changes ? 'changes' : 'reads'} the database with \`$wpdb->${node.name}()\`.`, '');
    }
    const known = effects.find(([calls]) => calls.test(name));
    if (known === undefined || node.kind !== 'Call') continue;
    const what = name.replace(known[0], known[2]);
    const arguments_ = node.args.slice(0, /meta$/.test(what) ? 2 : 1).map(({ value }) => oneLine(php.text(value)));
    add(`It ${known[1]} ${what}`, arguments_.at(-1) ?? '', name);
  }
  function add(key: string, argument: string, call = ''): void {
    const line = call === '' ? key : `${key}|${call}`;
    const before = told.get(line) ?? new Set();
    told.set(line, argument === '' ? before : before.add(argument));
  }
  return [
    ...(requests.length > 0 ? [`It reads ${list([...new Set(requests)])} of the request.`] : []),
    ...[...told].map(([line, names]) => {
      const [text = '', call] = line.split('|');
      return call === undefined ? text : `${text}${names.size > 0 ? ` ${list([...names])}` : ''} (\`${call}()\`).`;
    }),
  ];
}

/** WordPress' functions that it calls, with their signatures. */
function describeCalls(php: GivenPhp): string {
  const names = [...new Set(php.tree.nodes.map(({ node }) => calledName(node)))];
  const known = names.flatMap((name) =>
    /^add_(?:action|filter|shortcode)$/.test(name) ? [] : (functionSignature(name) ?? []),
  );
  if (known.length === 0) return '';
  const lines = known.slice(0, maxCalls).map((signature) => {
    const { since, deprecated } = signature.facts;
    return `- \`${writeSignature(signature)}\`${since === '' ? '' : `, since ${since}`}${deprecated === undefined ? '' : `; deprecated since ${deprecated.version}`}`;
  });
  return `Functions of WordPress that it calls:\n\n${lines.join('\n')}`;
}

function describeRisks(php: GivenPhp, { analyzer }: ActRequest): string {
  const file = { code: php.code, name: 'answer.php', language: 'php' } as const;
  const { issues } = analyzer.analyze(file, { analysisType: 'all', severity: 'all', hidesReviews: true });
  const worth = issues
    .filter(({ severity, category }) => category === 'security' || severity !== 'low')
    .slice(0, maxRisks);
  if (worth.length === 0) return 'The analyser has nothing against it.';
  const lines = worth.map(({ line, severity, message, suggestion, trace = [] }) => {
    const [entry] = trace;
    const sink = trace.at(-1);
    const way =
      entry === undefined || sink === undefined || entry === sink
        ? ''
        : ` The data comes in on line ${entry.line} and gets there on line ${sink.line}.`;
    return `- ${severity}, line ${line}: ${message}${way} ${suggestion}`;
  });
  return `What is against it:\n\n${lines.join('\n')}`;
}
