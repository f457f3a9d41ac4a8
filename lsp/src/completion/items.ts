import { arrayKeys } from '@presswright/shared/wordpress/array-keys';
import { wordpressFunction, wordpressHook } from '@presswright/shared/wordpress/facts';
import { methodSignature } from '@presswright/shared/wordpress/signatures';
import {
  type CompletionItem,
  CompletionItemKind,
  CompletionItemTag,
  InsertTextFormat,
  type Range,
} from 'vscode-languageserver';
import type { Candidate } from './candidates.ts';
import type { PhpCompletion } from './complete-php.ts';

/** What `completionItem/resolve` needs to know of an item again. */
export interface ItemData {
  readonly source: 'names';
  readonly name: string;
  readonly kind: Candidate['kind'];
  readonly of?: string;
  readonly owner?: string;
  /** The project's own: its declaration. */
  readonly signature?: string;
}

export interface ItemOptions {
  readonly range: Range;
  /** The rest of the line after the cursor. */
  readonly after: string;
  readonly snippets: boolean;
  /** How names of the project's own callbacks begin, such as `shop_`. */
  readonly prefix: string;
  readonly isInClass: boolean;
}

const kinds: Readonly<Record<Candidate['kind'], CompletionItemKind>> = {
  function: CompletionItemKind.Function,
  class: CompletionItemKind.Class,
  method: CompletionItemKind.Method,
  property: CompletionItemKind.Property,
  constant: CompletionItemKind.Constant,
  key: CompletionItemKind.Field,
  text: CompletionItemKind.Value,
};

/** The items that an editor shows, in the order of the candidates. */
export function itemsOf(completion: PhpCompletion, options: ItemOptions): CompletionItem[] {
  return completion.candidates.map((candidate, index) => {
    const { text, isSnippet, replaced } = insertion(candidate, completion, options);
    const { start, end } = options.range;
    const range = { start, end: { line: end.line, character: end.character + replaced } };
    return {
      label: candidate.name,
      kind: candidate.of === 'hook' ? CompletionItemKind.Event : kinds[candidate.kind],
      sortText: `0${String(index).padStart(3, '0')}`,
      filterText: candidate.name,
      insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
      textEdit: { range, newText: text },
      ...(candidate.isDeprecated && { tags: [CompletionItemTag.Deprecated] }),
      data: dataOf(candidate),
    };
  });
}

function dataOf({ name, kind, of, owner, own, isOwn }: Candidate): ItemData {
  const parameters = own?.parameters.map((parameter) => `$${parameter.name}`).join(', ');
  const signature = own ? `function ${name}(${parameters === '' ? '' : ` ${parameters} `})` : isOwn ? name : undefined;
  return {
    source: 'names',
    name,
    kind,
    ...(of !== undefined && { of }),
    ...(owner !== undefined && { owner }),
    ...(signature !== undefined && { signature }),
  };
}

interface Insertion {
  readonly text: string;
  readonly isSnippet: boolean;
  /** Characters after the cursor that it takes the place of. */
  readonly replaced: number;
}

function insertion(candidate: Candidate, { quote }: PhpCompletion, options: ItemOptions): Insertion {
  const plain = { text: candidate.name, isSnippet: false, replaced: 0 };
  if (!options.snippets) return plain;
  if (quote !== '') return textInsertion(candidate, quote, options) ?? plain;
  const isCallable = candidate.kind === 'function' || candidate.kind === 'method';
  if (!isCallable || /^\s*\(/.test(options.after)) return plain;
  const required = parametersOf(candidate);
  const places = required.names.map((name, index) => `\${${index + 1}:\\$${name}}`);
  if (places.length === 0 && required.hasMore) places.push('$1');
  const list = places.length === 0 ? '' : ` ${places.join(', ')} `;
  return { text: `${escaped(candidate.name)}(${list})$0`, isSnippet: true, replaced: 0 };
}

/** The parameters that a call must give. */
function parametersOf(candidate: Candidate): { readonly names: readonly string[]; readonly hasMore: boolean } {
  if (candidate.own) {
    const { parameters } = candidate.own;
    const needed = parameters.filter(({ isOptional }) => !isOptional);
    return { names: needed.map(({ name }) => name), hasMore: needed.length < parameters.length };
  }
  const facts =
    candidate.kind === 'method'
      ? methodSignature(candidate.owner ?? '', candidate.name)?.facts
      : wordpressFunction(candidate.name);
  const parameters = facts?.parameters ?? [];
  const needed = parameters.filter(({ optional, variadic }) => !optional && !variadic);
  return { names: needed.map(({ name }) => name), hasMore: needed.length < parameters.length };
}

/** What completes more than the text itself: the callback of a hook, the value of a key. */
function textInsertion(candidate: Candidate, quote: string, options: ItemOptions): Insertion | null {
  const isClosed = options.after.startsWith(quote);
  const rest = isClosed ? options.after.slice(1) : options.after;
  const replaced = isClosed ? 1 : 0;
  // What is written already is left alone.
  if (candidate.of === 'hook' && /^\s*(?:\)\s*;?)?\s*$/.test(rest)) {
    const text = hookSnippet(candidate, quote, options);
    const end = /\)/.test(rest) ? '' : ' )$0';
    return { text: `${text}${end}`, isSnippet: true, replaced };
  }
  if (candidate.kind === 'key' && /^\s*\)?[;,]?\s*$/.test(rest)) {
    const text = `${escaped(candidate.name)}${quote} => ${valueSnippet(candidate)},`;
    return { text, isSnippet: true, replaced };
  }
  return null;
}

function hookSnippet({ name, args }: Candidate, quote: string, { isInClass, prefix }: ItemOptions): string {
  const count = args ?? wordpressHook(name)?.args ?? 0;
  const method = name.replace(/\W+/g, '_').replace(/^_+|_+$/g, '');
  const callback = isInClass ? `array( \\$this, '\${1:${method}}' )` : `'\${1:${prefix}${method}}'`;
  return `${escaped(name)}${quote}, ${callback}${count > 1 ? `, \${2:10}, ${count}` : ''}`;
}

function valueSnippet({ name, owner = '' }: Candidate): string {
  const key = arrayKeys(owner).find((each) => each.name === name);
  const type = key?.type ?? '';
  if (/\bbool\b/.test(type)) return choice(key?.defaultValue === 'true' ? ['false', 'true'] : ['true', 'false']);
  if (/^(?:array|\w+\[\])/.test(type) && !/\bstring\b(?!\[)/.test(type)) return 'array( $1 )';
  if (/\bcallable\b|\bstring\b/.test(type)) return "'$1'";
  return '$1';
}

function choice(values: readonly string[]): string {
  return `\${1|${values.join(',')}|}`;
}

/** Text that a snippet must not read as its own. */
function escaped(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}
