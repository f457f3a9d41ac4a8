import type { CompletionTask } from '../engine.ts';
import type { BuiltinLanguage } from './lexer/lex.ts';
import { type LexMode, TokenKind, type TokenList } from './lexer/token-list.ts';
import { keyOf, streamOf, type TokenStream } from './stream.ts';

/** A prompt taken apart: what is read whole, and the beginning of a token at its end. */
export interface Prompt {
  readonly language: BuiltinLanguage;
  readonly stream: TokenStream;
  /** White space at the end of what is read whole. */
  readonly tail: string;
  /** Keys that the next token may begin with, its text so far included; empty: any token may come. */
  readonly unfinished: { readonly keys: readonly string[]; readonly text: string } | null;
  /** Text that has to come before any code, such as the end of a comment. */
  readonly lead: string;
  /** Words that say what is wanted, from prose or the comment above the cursor. */
  readonly wishes: string;
  readonly tokens: number;
}

/** What of a request is read. */
export type PromptText = Pick<CompletionTask, 'language' | 'prompt' | 'suffix'>;

/** The language that a request is about. */
export function languageOf({ language, prompt, suffix }: PromptText): BuiltinLanguage {
  const named = language?.toLowerCase() ?? '';
  if (/^php/.test(named)) return 'php';
  if (/^(?:js|javascript|ts|typescript)|[jt]sx/.test(named)) return 'javascript';
  const text = `${prompt}\n${suffix}`;
  if (/<\?(?:php|=)|\$\w+\s*(?:=|->|\[|,|\))/.test(text)) return 'php';
  return /^[^\S\r\n\u2028\u2029]*(?:import|export|const|let|var|async)\b|=>\s*[{(]|\b(?:document|window|wp)\./m.test(
    text,
  )
    ? 'javascript'
    : 'php';
}

/** Natural language with no code in it. */
export function isProse(text: string): boolean {
  const words = text.match(/[\p{L}']{2,}/gu) ?? [];
  return (
    words.length >= 3 &&
    !/<\?|[{};$]|=>|->|::|==|\w\(|\/\/|\/\*|^[^\S\r\n\u2028\u2029]*[<#*]/m.test(text) &&
    !/[=(,[]\s*$/.test(text)
  );
}

export function readPrompt(task: PromptText): Prompt {
  const language = languageOf(task);
  if (isProse(task.prompt)) {
    const opening = language === 'php' ? '<?php\n' : '';
    const stream = streamOf(opening, language);
    return {
      language,
      stream,
      tail: '\n',
      unfinished: null,
      lead: `${task.prompt.endsWith('\n') ? '\n' : '\n\n'}${opening}`,
      wishes: task.prompt,
      tokens: countTokens(streamOf(task.prompt, language, 'html').tokens),
    };
  }
  const mode = startMode(task.prompt, language);
  const whole = streamOf(task.prompt, language, mode);
  const tokens = countTokens(whole.tokens);
  const last = whole.tokens.length - 1;
  const wishes = lastComment(whole.tokens);
  if (whole.tokens.kinds[last] === TokenKind.comment && whole.tokens.ends[last] === task.prompt.length) {
    const lead = endOfComment(whole.tokens.textAt(last));
    return { language, stream: whole, tail: '\n', unfinished: null, lead, wishes, tokens };
  }
  const unfinished = findUnfinished(whole.tokens);
  if (!unfinished)
    return { language, stream: whole, tail: trailingSpace(task.prompt), unfinished: null, lead: '', wishes, tokens };
  const head = task.prompt.slice(0, unfinished.start);
  return {
    language,
    stream: streamOf(head, language, mode),
    tail: trailingSpace(head),
    unfinished: { keys: unfinished.keys, text: task.prompt.slice(unfinished.start) },
    lead: '',
    wishes,
    tokens,
  };
}

/** Whether a text starts outside PHP tags. */
export function startMode(text: string, language: BuiltinLanguage): LexMode {
  if (language !== 'php') return 'code';
  return /<\?(?:php\b|=)/i.test(text) || /^\s*<[a-z!]/i.test(text) ? 'html' : 'code';
}

/** Model tokens of a text. A comment counts a token a word. */
export function countTokens(tokens: TokenList): number {
  let count = 0;
  for (let at = 0; at < tokens.length; at++) {
    count += tokens.kinds[at] === TokenKind.comment ? (tokens.textAt(at).match(/\w+|[^\w\s]+/g)?.length ?? 0) : 1;
  }
  return count;
}

/** The token that the text breaks off in: a name, a number of its own, or a short string without its end. */
function findUnfinished(tokens: TokenList): { start: number; keys: readonly string[] } | null {
  const last = tokens.length - 1;
  if (last < 0 || tokens.ends[last] !== tokens.text.length) return null;
  const text = tokens.textAt(last);
  const kind = tokens.kinds[last] ?? TokenKind.punctuation;
  if (tokens.openString !== null && tokens.openString.length === 1) {
    const open = tokens.kinds.lastIndexOf(TokenKind.open);
    const start = tokens.starts[open] ?? 0;
    const soFar = tokens.text.slice(start);
    if (tokens.openString !== '`' && soFar.length < 40 && !/\s/.test(soFar)) {
      return { start, keys: soFar.length === 1 ? [soFar, keyOf(TokenKind.open, soFar)] : [soFar] };
    }
  }
  const isName =
    kind === TokenKind.word ||
    kind === TokenKind.variable ||
    ((kind === TokenKind.piece || kind === TokenKind.html) && /\w$/.test(text));
  return isName ? { start: tokens.starts[last] ?? 0, keys: [keyOf(kind, text)] } : null;
}

function endOfComment(comment: string): string {
  if (!comment.startsWith('/*')) return '\n';
  return comment.endsWith('*/') && comment.length > 3 ? '\n' : '\n */\n';
}

/** The comment that is the last thing in the text, or stands right above the line that is being written. */
function lastComment(tokens: TokenList): string {
  const from = Math.max(0, tokens.length - 12);
  for (let at = tokens.length - 1; at >= from; at--) {
    if (tokens.kinds[at] !== TokenKind.comment) continue;
    const after = tokens.text.slice(tokens.ends[at]);
    return after.trim().split('\n').length <= 1 ? tokens.textAt(at) : '';
  }
  return '';
}

function trailingSpace(text: string): string {
  return text.slice(text.trimEnd().length);
}
