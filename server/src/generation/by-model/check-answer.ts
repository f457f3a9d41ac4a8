import type { Language } from '@presswright/shared/schemas/analysis';
import type { Analyzer } from '../../analysis/analyzer.ts';
import { detectLanguage } from '../../analysis/detect-language.ts';
import { isTooBad } from '../inspect-project.ts';
import { isRefusal } from './answer-text.ts';
import { compileFault } from './compile-fault.ts';
import { functionFaults } from './function-faults.ts';
import { wantsMarkdown } from './wants-code.ts';

/** An answer to a prompt that asks for code. */
export interface AnswerToCheck {
  readonly prompt: string;
  readonly answer: string;
  /** Language that the request names, in its words. */
  readonly language: string | null;
  /** Version of WordPress that the code is for; null: the newest known. */
  readonly version: string | null;
  /** `code`: code alone is taken, without what is around it; `conversation`: words may stand around it or in its place. */
  readonly form: 'code' | 'conversation';
}

/** `value`: the answer as it is given to whoever asked, without what is around the code. */
export type CheckedAnswer =
  | { readonly kind: 'fit'; readonly value: string }
  | { readonly kind: 'unfit'; readonly faults: readonly string[] };

type CodeLanguage = Extract<Language, 'php' | 'javascript' | 'typescript' | 'css' | 'html'> | 'json';

interface CodePiece {
  readonly code: string;
  /** null: nothing that is read here. */
  readonly language: CodeLanguage | null;
  readonly name: string;
}

const named: Readonly<Record<string, readonly [language: CodeLanguage, ending: string]>> = {
  php: ['php', 'php'],
  js: ['javascript', 'js'],
  javascript: ['javascript', 'js'],
  mjs: ['javascript', 'js'],
  jsx: ['javascript', 'jsx'],
  ts: ['typescript', 'ts'],
  typescript: ['typescript', 'ts'],
  tsx: ['typescript', 'tsx'],
  css: ['css', 'css'],
  scss: ['css', 'scss'],
  json: ['json', 'json'],
  html: ['html', 'html'],
};

/**
 * Parses and analyses the code of an answer. Unfit is what is no code, does not parse, has a finding of medium severity or worse, or
 * calls functions that WordPress does not have in the version.
 * @param analyzer with the grammars of scripts loaded
 */
export function checkAnswer(analyzer: Analyzer, asked: AnswerToCheck): CheckedAnswer {
  const { text, pieces } =
    asked.form === 'code' ? piecesOf(asked) : { text: asked.answer, pieces: quotedPieces(asked) };
  if (pieces.every(({ language }) => language === null) && !pieces.some(({ name }) => name === unreadName)) {
    const got = isRefusal(text) ? 'a refusal' : text.trim() === '' ? 'nothing' : 'prose';
    const isFit = got === 'prose' && asked.form === 'conversation';
    return isFit ? { kind: 'fit', value: text } : { kind: 'unfit', faults: [`the answer: expected code, got ${got}`] };
  }
  if (pieces.every(({ language }) => language === 'json') && !asksForJson(asked))
    return { kind: 'unfit', faults: ['the answer: expected the code that was asked for, got JSON'] };
  const faults = pieces.flatMap((piece) => faultsOf(analyzer, piece, asked));
  return faults.length === 0 ? { kind: 'fit', value: text } : { kind: 'unfit', faults: [...new Set(faults)] };
}

const asksForJson = ({ prompt, language }: AnswerToCheck): boolean =>
  language?.toLowerCase() === 'json' || /json|schema|manifest|config|composer|package/i.test(prompt);

/** Code in a language that nothing here reads, such as SQL. */
const unreadName = 'unread';

/** What stands between fences. */
function fencedPieces({ answer, language }: AnswerToCheck): CodePiece[] {
  const fences = answer.matchAll(/^[ \t]*```([\w+-]*)[^\n]*\n([\s\S]*?)(?:^[ \t]*```[ \t]*$|(?![\s\S]))/gm);
  return [...fences].map(([, tag = '', code = '']) => pieceOf(code, tag, language));
}

/** The code of an answer that talks: in fences, or all of it where it begins as code does. */
function quotedPieces(asked: AnswerToCheck): readonly CodePiece[] {
  const fenced = fencedPieces(asked);
  if (fenced.length > 0) return fenced;
  const [before = '', ...code] = asked.answer.split(/(?=<\?php)/);
  if (code.length > 0) return [pieceOf(code.join(''), '', 'php')];
  return isProse(before) ? [] : [pieceOf(before, '', asked.language)];
}

/** Whether a text begins with a sentence. */
const isProse = (text: string): boolean => /^\s*\p{Lu}[\p{L}’']*,?\s+[\p{L}’'`*]/u.test(text);

function piecesOf(asked: AnswerToCheck): { text: string; pieces: readonly CodePiece[] } {
  const { answer, prompt, language } = asked;
  const pieces = fencedPieces(asked);
  const [only] = pieces;
  if (only === undefined) {
    // What is said before the code would be printed by it.
    const text = answer.replace(/^\s*[^\s<`][^<`]*(?=<\?php)/, '');
    return { text, pieces: [pieceOf(text, '', language)] };
  }
  return { text: pieces.length > 1 || wantsMarkdown(prompt) ? answer : only.code, pieces };
}

function pieceOf(code: string, tag: string, asked: string | null): CodePiece {
  const known = named[tag.toLowerCase()];
  if (known !== undefined) return { code, language: known[0], name: `answer.${known[1]}` };
  if (tag !== '') return { code, language: null, name: unreadName };
  if (/^\s*[{[]/.test(code) && isJson(code)) return { code, language: 'json', name: 'answer.json' };
  const wanted = named[(asked ?? '').toLowerCase()];
  const detected = detectLanguage(code);
  // What looks like nothing is prose, whatever language was asked for; JSON looks like nothing.
  if (wanted !== undefined && (detected !== null || wanted[0] === 'json'))
    return { code, language: wanted[0], name: `answer.${wanted[1]}` };
  const own = detected === null ? undefined : named[detected];
  return { code, language: own?.[0] ?? null, name: own === undefined ? 'answer' : `answer.${own[1]}` };
}

function isJson(code: string): boolean {
  return jsonFault(code) === null;
}

function jsonFault(code: string): string | null {
  try {
    JSON.parse(code);
    return null;
  } catch (error) {
    if (error instanceof SyntaxError) return `the answer: expected JSON: ${error.message}`;
    throw error;
  }
}

function faultsOf(
  analyzer: Analyzer,
  { code, language, name }: CodePiece,
  { prompt, version }: AnswerToCheck,
): readonly string[] {
  if (language === null) return [];
  if (language === 'json') return [jsonFault(code) ?? []].flat();
  const isBare = language === 'php' && !/<\?(?:php|=)/i.test(code);
  const source = isBare ? barePhp(analyzer, code) : code;
  const line = analyzer.syntaxErrorLine({ code: source, name, language });
  if (line !== null) return [`line ${line}: it does not parse as ${language}`];
  const { issues } = analyzer.analyze(
    { code: source, name, language },
    { analysisType: 'all', severity: 'all', hidesReviews: true },
  );
  const found = issues
    .filter((issue) => isTooBad({ file: name, ...issue }))
    .map((issue) => `line ${issue.line}: ${issue.message} (${issue.rule})`);
  const tree = language === 'php' ? analyzer.readPhp(source) : null;
  if (tree === null) return found;
  return [...found, compileFault(tree, source) ?? [], functionFaults(tree, { version, known: prompt })].flat();
}

/** PHP without an open tag: statements, or members of a class, which stand on the same lines in one here. */
function barePhp(analyzer: Analyzer, code: string): string {
  const statements = `<?php ${code}`;
  if (!/^\s*(?:\/\*[\s\S]*?\*\/\s*)?(?:(?:abstract|final|public|protected|private|static)\s+)+/.test(code))
    return statements;
  const members = `<?php class Snippet { ${code}\n}`;
  return analyzer.syntaxErrorLine({ code: members, name: 'answer.php', language: 'php' }) === null
    ? members
    : statements;
}
