import type { CodeLanguage } from './code.ts';

/** Where in a text of some language a place lies. */
export type Context = 'code' | 'markup' | 'string' | 'block-comment' | 'line-comment';

interface State {
  language: CodeLanguage;
  context: Context;
  quote: string;
}

/**
 * Tells the context at the end of each part of a template, so that what is inserted there can be escaped for it.
 * It knows strings and comments, not the grammar: a regular expression that holds a quote confuses it.
 * @param parts the fixed texts of a template, in order
 */
export function contextsOf(language: CodeLanguage, parts: readonly string[]): { context: Context; isPhp: boolean }[] {
  const state: State = { language, context: language === 'html' ? 'markup' : 'code', quote: '' };
  return parts.map((part) => {
    scan(part, state, language);
    return { context: state.context, isPhp: state.language === 'php' };
  });
}

function scan(text: string, state: State, outer: CodeLanguage): void {
  for (let at = 0; at < text.length; at += 1) at += step(text, at, state, outer);
}

/** Reads the character at `at` and answers how many more it took. */
function step(text: string, at: number, state: State, outer: CodeLanguage): number {
  const char = text[at] ?? '';
  switch (state.context) {
    case 'markup':
      if (text.startsWith('<?php', at) || text.startsWith('<?=', at)) {
        state.language = 'php';
        state.context = 'code';
      }
      return 0;
    case 'string':
      if (char === '\\') return 1;
      if (char === state.quote) state.context = 'code';
      return 0;
    case 'block-comment':
      if (!text.startsWith('*/', at)) return 0;
      state.context = 'code';
      return 1;
    case 'line-comment':
      if (char === '\n') state.context = 'code';
      return leavePhp(text, at, state, outer);
    case 'code':
      return stepInCode(text, at, char, state, outer);
  }
}

function stepInCode(text: string, at: number, char: string, state: State, outer: CodeLanguage): number {
  if (char === "'" || char === '"' || (char === '`' && state.language === 'js')) {
    state.context = 'string';
    state.quote = char;
    return 0;
  }
  if (text.startsWith('/*', at)) {
    state.context = 'block-comment';
    return 1;
  }
  if (state.language !== 'css' && text.startsWith('//', at)) state.context = 'line-comment';
  return leavePhp(text, at, state, outer);
}

/** `?>` ends PHP in a line comment too. */
function leavePhp(text: string, at: number, state: State, outer: CodeLanguage): number {
  if (outer !== 'html' || state.language !== 'php' || !text.startsWith('?>', at)) return 0;
  state.language = 'html';
  state.context = 'markup';
  return 1;
}
