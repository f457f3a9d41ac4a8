import { wordpressFunction } from '@presswright/shared/wordpress/facts';
import type { Analyzer } from '../../analysis/analyzer.ts';
import { isTooBad } from '../inspect-project.ts';
import { commentText } from '../writers/template.ts';
import { composeStore } from './compose-store.ts';
import { Composer } from './composer.ts';
import { composeDrafts } from './drafts/compose-drafts.ts';
import type { Instruction, NamedFunction } from './instruction.ts';
import { createRecipeIndex, type Match } from './match.ts';
import { nearestFunctions, writeSignature } from './nearest-entries.ts';
import { withOutcomes } from './outcomes/with-outcomes.ts';
import { readInstruction } from './reading/read-instruction.ts';
import type { Composed, Recipe } from './recipe.ts';
import { composeCall } from './recipes/any-call.ts';
import { recipes } from './recipes/table.ts';
import { isAttack } from './refused.ts';
import { missingLiterals, unmetRequirements, unrecognisedWords, unusedOfSignatures } from './requirements.ts';
import { tried } from './tried.ts';
import { isInVersion } from './version.ts';
import { type NamedPart, writeParts } from './write-answer.ts';

export interface InstructionAnswer {
  readonly text: string;
  /** How it came about. `nearest`: nothing was understood well enough, and the answer says so. */
  readonly by: 'draft' | 'recipe' | 'call' | 'nearest' | 'declined';
  /** Ids of the recipes that it is made of. */
  readonly recipes: readonly string[];
}

/** What a phrase must at least have in common with a prompt to be taken for what is meant. */
const minCoverage = 0.62;
const minScore = 1.6;
/** Candidates that are composed and checked before giving up. */
const maxCandidates = 6;
const maxParts = 5;
/** Words that an unsure answer names. */
const maxNamedWords = 8;

let index: ReturnType<typeof createRecipeIndex> | undefined;

/** A choice of recipes for a prompt, written. */
interface Candidate {
  readonly ids: readonly string[];
  readonly code: string;
  readonly score: number;
  /** Words of the prompt that the recipes stand for. */
  readonly covered: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/**
 * Answers what a prompt asks for with code that the analyser has nothing of medium severity or worse against. What is not
 * understood is answered with a comment that says so and the nearest functions of WordPress.
 * @param version WordPress version that the code is for, or null for the newest known
 */
export function answerInstruction(
  prompt: string,
  analyzer: Analyzer,
  version: string | null = null,
): InstructionAnswer {
  const instruction = readInstruction(prompt);
  if (isAttack(instruction.text)) return { text: declined, by: 'declined', recipes: [] };
  const isFit = (code: string) => fits(code, analyzer, instruction, version);
  const candidates = candidatesFor(instruction);
  const drafted = answerFromDrafts(instruction, candidates[0], isFit);
  if (drafted !== null) return drafted;
  for (const { code, ids, covered } of candidates) {
    const note = noteOf(instruction, code, covered);
    if (note !== null && isFit(code)) return { text: frame(code + note, instruction), by: 'recipe', recipes: ids };
  }
  const call = composeCall(instruction);
  if (call !== null) {
    const code = write([call], instruction);
    const note = noteOf(instruction, code, new Set());
    if (note !== null && isFit(code)) return { text: frame(code + note, instruction), by: 'call', recipes: [] };
  }
  return { text: notUnderstood(instruction, version), by: 'nearest', recipes: [] };
}

/** An answer from drafts, unless the best recipe meets more of what is asked for. */
function answerFromDrafts(
  instruction: Instruction,
  rival: Candidate | undefined,
  isFit: (code: string) => boolean,
): InstructionAnswer | null {
  if (instruction.code !== '') return null;
  const parts = composeDrafts(instruction);
  if (parts.length === 0) return null;
  const code = write(parts, instruction);
  const met = new Set(parts.flatMap((drafted) => [...drafted.met]));
  const read = new Set(parts.flatMap((drafted) => (drafted.readsAll ? [...drafted.met] : [])));
  const note = noteOf(instruction, code, none, met, read);
  if (note === null || !isFit(code)) return null;
  const left = (text: string, covered: ReadonlySet<string>, read: ReadonlySet<string>) =>
    unmetRequirements(instruction.text, text, covered, read).unmet.length;
  if (rival !== undefined && left(rival.code, rival.covered, none) < left(code, none, met)) return null;
  return { text: frame(code + note, instruction), by: 'draft', recipes: parts.map(({ id }) => id) };
}

/** What an answer says of what it leaves out: '' for nothing, null where that is most of what is asked for. */
function noteOf(
  instruction: Instruction,
  code: string,
  covered: ReadonlySet<string>,
  met: ReadonlySet<string> = none,
  read: ReadonlySet<string> = none,
): string | null {
  const { unmet, count } = unmetRequirements(instruction.text, code, covered, met);
  if (unmet.length * 2 > count) return null;
  const missing = missingLiterals(instruction, code).filter((literal) => !unmet.some((part) => part.includes(literal)));
  const unrecognised =
    unmet.length === 0 ? unrecognisedWords(instruction.text, code, read).slice(0, maxNamedWords) : [];
  return [
    ...noteList('Not done, because it was not understood well enough:', unmet),
    ...noteList('Named in the prompt, and not in this code:', [...missing, ...unusedOfSignatures(instruction, code)]),
    ...noteList(
      'Unsure whether this is what was asked for. Of the prompt, this code has nothing of:',
      unrecognised.length > 0 ? [unrecognised.join(', ')] : [],
    ),
  ].join('');
}

function noteList(head: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [`\n// ${head}\n`, ...entries.map((entry) => `// - ${commentText(entry)}\n`)];
}

function candidatesFor(instruction: Instruction): Candidate[] {
  const store = composeStore(instruction);
  if (store !== null)
    return [{ ids: ['class-store'], code: `<?php\n${store.text}\n`, score: 100, covered: instruction.words }];
  index ??= createRecipeIndex(recipes);
  const matches = index
    .match(instruction)
    .filter(({ coverage, score }) => coverage >= minCoverage && score >= minScore);
  const best = matches[0]?.score ?? 0;
  const primary = matches.filter(({ score }) => score >= best * 0.55).slice(0, maxCandidates * 2);
  return primary
    .flatMap((match) => compose(match, matches, instruction) ?? [])
    .sort((a, b) => b.score - a.score)
    .slice(0, maxCandidates);
}

function compose(first: Match, matches: readonly Match[], instruction: Instruction): Candidate | null {
  const [fn = null, ...otherFunctions] = instruction.functions;
  const main = part(first.recipe, instruction, fn);
  if (main === null || isTypeError(main)) return null;
  const parts = [main];
  const covered = new Set(first.covered);
  for (const match of matches) {
    if (match === first || !match.recipe.joins || match.coverage < 0.95 || parts.length >= maxParts) continue;
    const fresh = [...match.covered].filter((word) => !covered.has(word));
    if (fresh.length === 0 || fresh.length < match.covered.size / 3) continue;
    const beside = part(match.recipe, instruction, otherFunctions.shift() ?? null);
    if (beside === null || parts.some(({ name }) => name === beside.name)) continue;
    for (const word of match.covered) covered.add(word);
    parts.push(beside);
  }
  parts.sort((one, other) => placeOf(one.id) - placeOf(other.id));
  const unused = main.composer.fn?.parameters === null ? 0 : main.composer.unbound().length;
  return {
    ids: parts.map(({ id }) => id),
    code: write(parts, instruction),
    covered,
    score: first.score - 2.5 * unused - mismatch(main) + (parts.length - 1) * 0.5,
  };
}

/** What others build on comes first. */
const placeOf = (id: string) => recipes.findIndex((recipe) => recipe.id === id);

/** What a declared type of the result and the composed one have against each other. */
function mismatch({ composed: { returns = '' }, composer: { returnType } }: NamedPart): number {
  if (returnType === '' || returns === '' || returnType === 'mixed' || returns === 'mixed') return 0;
  const declared = returnType.split('|');
  const given = returns.replace(/^\?/, '').split('|');
  const number = (types: readonly string[]) => types.includes('int') || types.includes('float');
  if (given.some((type) => declared.includes(type)) || (number(declared) && number(given))) return 0;
  return 4;
}

/** Whether PHP would refuse what is composed as the declared result: a list in place of a single value or the other way round. */
function isTypeError({ composed: { returns = '' }, composer: { returnType } }: NamedPart): boolean {
  if (
    !/^(?:array|iterable|int|float|bool|string)$/.test(returnType) ||
    !/^(?:array|int|float|bool|string)$/.test(returns)
  )
    return false;
  const isList = (type: string) => /^(?:array|iterable)$/.test(type);
  return isList(returnType) !== isList(returns) || (returns === 'string' && /^(?:int|float)$/.test(returnType));
}

function part(recipe: Recipe, instruction: Instruction, fn: NamedFunction | null): (NamedPart & { id: string }) | null {
  const composer = new Composer(instruction, fn);
  const written: Composed | null = tried(() => recipe.compose(composer));
  if (written === null) return null;
  const composed = withOutcomes(written, composer);
  const name = fn?.name ?? (instruction.className === null ? composer.prefixed(recipe.name) : recipe.name);
  return { id: recipe.id, name, composed: withPriority(composed, instruction), composer };
}

/** A priority that the prompt names goes to the first hook. */
function withPriority(composed: Composed, { prose }: Instruction): Composed {
  const [, priority] = /\bpriority\s*(?:of|is|=|:)?\s*(\d+)/.exec(prose) ?? [];
  const [first, ...rest] = composed.hooks ?? [];
  if (priority === undefined || first === undefined) return composed;
  return { ...composed, hooks: [{ ...first, priority: Number(priority) }, ...rest] };
}

function write(parts: readonly NamedPart[], instruction: Instruction): string {
  return `<?php\n${pluginHeader(instruction)}${writeParts(parts, instruction).text}\n`;
}

function pluginHeader({ isPluginFile, quoted, textDomain, text }: Instruction): string {
  if (!isPluginFile) return '';
  const name =
    quoted.find(
      ({ text: said, before }) => /plugin|named|called|name:?|header/.test(before.slice(-20)) && /^[A-Z]/.test(said),
    )?.text ?? 'Site Features';
  const version = /\bversion:?\s*[`"']?(\d+(?:\.\d+)*)/i.exec(text)?.[1];
  const fields: readonly (readonly [string, string | null | undefined])[] = [
    ['Plugin Name', name.replace(/^Plugin Name:\s*/i, '')],
    ['Version', version],
    ['Text Domain', textDomain],
  ];
  const lines = fields.flatMap(([label, value]) => (value == null ? [] : [` * ${label}: ${commentText(value)}`]));
  return `/**\n${lines.join('\n')}\n */\n\ndefined( 'ABSPATH' ) || exit;\n\n`;
}

/** Whether code has nothing against it: it parses, and what it calls exists in the version. */
function fits(code: string, analyzer: Analyzer, { className, prose }: Instruction, version: string | null): boolean {
  const name = className === null ? 'answer.php' : `class-${className.toLowerCase().replace(/_/g, '-')}.php`;
  const { issues } = analyzer.analyze(
    { code, name, language: 'php' },
    { analysisType: 'all', severity: 'all', hidesReviews: true },
  );
  // Who may do it is what the prompt says, be it everybody.
  const isOpen =
    /\b(?:public|everybody|everyone|anyone|anybody|guests?|visitors?|no authentication|logged[ -](?:out|in)|nopriv|unauthenticated|anonymous|front[- ]?end (?:form|submission))\b/.test(
      prose,
    );
  const counts = ({ rule }: { readonly rule?: string | null }) => !(isOpen && rule === 'security/missing-capability');
  if (
    issues
      .filter(counts)
      .some((issue) => isTooBad({ file: name, ...issue }) || /unknown-function|syntax/.test(issue.rule ?? ''))
  )
    return false;
  if (version === null) return true;
  const called = code.match(/\b[a-z_]\w*(?=\()/g) ?? [];
  return called.every((function_) => isInVersion(wordpressFunction(function_)?.since ?? '', version));
}

function frame(code: string, { isFenced }: Instruction): string {
  return isFenced ? `\`\`\`php\n${code}\`\`\`\n` : code;
}

const declined = `<?php
// Declined: this would let others attack the site that it runs on. Say what the site's own users are to be able to do,
// and which role may do it.
`;

function notUnderstood(instruction: Instruction, version: string | null): string {
  const nearest = nearestFunctions(instruction, 3, version).map(
    (signature) => `//   ${commentText(writeSignature(signature))}`,
  );
  const lines = [
    '<?php',
    '// Not understood well enough to write code that does this.',
    ...(nearest.length === 0 ? [] : ["// The nearest functions of WordPress' API:", ...nearest]),
    '// Say in one sentence what the function returns or which hook it runs on, and name its parameters.',
  ];
  return frame(`${lines.join('\n')}\n`, instruction);
}
