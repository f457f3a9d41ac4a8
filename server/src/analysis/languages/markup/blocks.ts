import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Span } from '../php/flow/value.ts';
import type { MarkupDocument } from './markup-document.ts';

/** A block of the markup. Places are indexes of the document's text: `base` is still to be added. */
export interface Block {
  /** With its namespace, such as `core/paragraph`. */
  readonly name: string;
  /** The place of the name as it is written. */
  readonly nameAt: Span;
  /** The opening delimiter. */
  readonly start: number;
  readonly end: number;
  readonly isVoid: boolean;
  /** Attributes as a tree whose offsets count from `attributesAt`; null when there are none, or they cannot be read. */
  readonly attributes: Node | null;
  readonly attributesAt: number;
  readonly children: readonly Block[];
  readonly parent: Block | null;
  /** Index of the closing delimiter; the text's end when it is missing. */
  readonly contentEnd: number;
}

/** Something that WordPress does not read as it was meant. */
export interface BlockProblem {
  readonly kind: 'malformed' | 'json' | 'unclosed' | 'stray';
  readonly at: Span;
  readonly message: string;
  readonly suggestion: string;
  readonly fix?: Span & { readonly text: string; readonly safe: boolean };
}

export interface Blocks {
  /** All blocks, in the order of their opening delimiters. */
  readonly all: readonly Block[];
  readonly problems: readonly BlockProblem[];
}

type OpenBlock = { -readonly [K in keyof Block]: Block[K] } & { children: Block[] };

const blocksKey = Symbol('blocks');

/** The blocks of a document, read once. `code` is its text with PHP still in it. */
export function blocksOf(document: MarkupDocument, code: string): Blocks {
  return document.facts.of(blocksKey, () => readBlocks(document.html, code, document.hasPhp));
}

/** What WordPress takes for a delimiter, without the comment's own signs. */
const strict = /^\s+(\/)?wp:((?:[a-z][a-z0-9_-]*\/)?[a-z][a-z0-9_-]*)(?:\s+(\{[\s\S]*\}))?\s+(\/)?$/;

function readBlocks(html: string, code: string, hasPhp: boolean): Blocks {
  const all: Block[] = [];
  const problems: BlockProblem[] = [];
  const open: OpenBlock[] = [];
  /** How many blocks of a name are open. */
  const openNames = new Map<string, number>();
  // Branches of PHP may open a block twice, or close it elsewhere.
  const isBranching =
    hasPhp && /<\?(?:php)?\s*(?:\}|if|else|elseif|endif|for|foreach|while|switch|case|endfor)/.test(code);
  const pattern = /<!--\s*(?:\/\s*)?wp:/gi;
  for (let match = pattern.exec(html); match !== null; match = pattern.exec(html)) {
    const start = match.index;
    const close = html.indexOf('-->', start);
    if (close === -1) {
      problems.push({
        kind: 'malformed',
        at: { start, end: lineEnd(html, start) },
        message: 'The comment of this block is not closed.',
        suggestion: 'End it with " -->".',
      });
      break;
    }
    const end = close + 3;
    pattern.lastIndex = end;
    const inner = html.slice(start + 4, close);
    const parts = strict.exec(inner);
    if (parts === null) {
      // PHP inside may print what is missing.
      if (!code.slice(start, end).includes('<?')) problems.push(malformed(start, end, inner));
      const meant = /^\s*(?:(\/)\s*)?wp:([a-z0-9_/-]+)/i.exec(inner);
      if (meant !== null) treatAs(meant[2] ?? '', meant[1] === '/', /\/\s*$/.test(inner), start, end);
      continue;
    }
    const [, closer, name = '', attributes, slash] = parts;
    if (closer === '/') {
      closeBlock(name, start, end);
      continue;
    }
    const block = makeBlock(name, start, end, slash === '/', html.indexOf(name, start));
    if (attributes !== undefined) {
      block.attributesAt = html.indexOf(attributes, start);
      if (!code.slice(start, end).includes('<?')) readAttributes(attributes, block, problems);
      else block.attributes = parseTree(attributes.replace(/[\n\r\t]/g, ' '), [], {}) ?? null;
    }
    push(block);
  }
  if (!isBranching) for (const block of open) problems.push(unclosed(block));
  return { all, problems };

  /** A delimiter with a flaw still opens or closes what it was meant to: one flaw is told once. */
  function treatAs(name: string, isCloser: boolean, isVoid: boolean, start: number, end: number): void {
    const lower = name.toLowerCase();
    if (isCloser) closeBlock(lower, start, end);
    else push(makeBlock(lower, start, end, isVoid, html.indexOf(name, start)));
  }

  function makeBlock(name: string, start: number, end: number, isVoid: boolean, nameStart: number): OpenBlock {
    return {
      name: name.includes('/') ? name : `core/${name}`,
      nameAt: { start: nameStart, end: nameStart + name.length },
      start,
      end,
      isVoid,
      attributes: null,
      attributesAt: 0,
      children: [],
      parent: open.at(-1) ?? null,
      contentEnd: html.length,
    };
  }

  function push(block: OpenBlock): void {
    all.push(block);
    open.at(-1)?.children.push(block);
    if (block.isVoid) return;
    open.push(block);
    openNames.set(block.name, (openNames.get(block.name) ?? 0) + 1);
  }

  function closeBlock(written: string, start: number, end: number): void {
    const name = written.includes('/') ? written : `core/${written}`;
    const index = (openNames.get(name) ?? 0) === 0 ? -1 : open.findLastIndex((block) => block.name === name);
    if (index === -1) {
      if (isBranching) return;
      const inside = open.at(-1);
      problems.push({
        kind: 'stray',
        at: { start, end },
        message:
          inside === undefined
            ? `This closes a block "${written}", but no block is open.`
            : `This closes a block "${written}", but the open one is "${short(inside.name)}".`,
        suggestion:
          inside === undefined
            ? 'Remove it, or add the opening delimiter.'
            : `Write <!-- /wp:${short(inside.name)} -->.`,
        ...(inside === undefined
          ? {}
          : { fix: { start, end, text: `<!-- /wp:${short(inside.name)} -->`, safe: false } }),
      });
      // What was meant is most likely this one.
      if (inside !== undefined) {
        inside.contentEnd = start;
        leave(open.length - 1);
      }
      return;
    }
    if (!isBranching) {
      for (const block of open.slice(index + 1)) problems.push(unclosed(block, start));
    }
    const closed = open[index];
    if (closed !== undefined) closed.contentEnd = start;
    leave(index);
  }

  /** Ends the blocks from this one inwards. */
  function leave(index: number): void {
    for (const block of open.splice(index)) openNames.set(block.name, (openNames.get(block.name) ?? 1) - 1);
  }
}

function unclosed(block: Block, before?: number): BlockProblem {
  const name = short(block.name);
  return {
    kind: 'unclosed',
    at: { start: block.start, end: block.end },
    message: `The block "${name}" is never closed.`,
    suggestion: `Add <!-- /wp:${name} --> after its content, or end this delimiter with "/-->" if it has no content.`,
    ...(before === undefined
      ? {}
      : { fix: { start: before, end: before, text: `<!-- /wp:${name} -->\n`, safe: false } }),
  };
}

function malformed(start: number, end: number, inner: string): BlockProblem {
  const at = { start, end };
  const say = (message: string, text: string | null): BlockProblem => ({
    kind: 'malformed',
    at,
    message: `WordPress does not read this as a block: ${message}.`,
    suggestion:
      text === null ? 'Write <!-- wp:name {"attribute":"value"} -->.' : `Write ${text.length > 80 ? 'it so' : text}.`,
    ...(text === null ? {} : { fix: { start, end, text, safe: false } }),
  });
  const spaced = `<!-- ${inner
    .trim()
    .replace(/^\/\s+/, '/')
    .replace(/^(\/?)wp:\s+/i, '$1wp:')} -->`;
  const name = /^\s*(?:\/\s*)?wp:\s*([\w/.-]*)/i.exec(inner)?.[1] ?? '';
  if (name !== name.toLowerCase() || /^\s*(?:\/\s*)?WP:/.test(inner))
    return say(
      'names must be lowercase',
      spaced.replace(/wp:[\w/-]*/i, (text) => text.toLowerCase()),
    );
  if (/^\S/.test(inner)) return say('a space is missing after "<!--"', spaced);
  if (/^\s*\/\s+wp:/.test(inner)) return say('there is a space after "/"', spaced);
  if (/^\s*\/?wp:\s/.test(inner)) return say('there is a space after "wp:"', spaced);
  if (/\{/.test(inner) && !/\}\s*(?:\/\s*)?$/.test(inner))
    return say('the attributes do not end with "}" before the end of the comment', null);
  if (/\/\s+$/.test(inner))
    return say('there is a space between "/" and "-->"', spaced.replace(/(?<!\s)\s*\/ -->$/, ' /-->'));
  if (/\S$/.test(inner)) return say('a space is missing before "-->"', spaced.replace(/(?<!\s)\s*\/ -->$/, ' /-->'));
  if (/wp:[\w/-]+\{/.test(inner))
    return say('a space is missing before the attributes', spaced.replace(/(wp:[\w/-]+)\{/, '$1 {'));
  return say('its name or its attributes are not of the right form', null);
}

function readAttributes(text: string, block: OpenBlock, problems: BlockProblem[]): void {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false }) ?? null;
  const [first] = errors;
  if (first === undefined) {
    block.attributes = root;
    return;
  }
  const start = block.attributesAt + first.offset;
  let comma = first.offset - 1;
  while (comma > 0 && /\s/.test(text[comma] ?? '')) comma--;
  const isTrailing = text[comma] === ',' && /[}\]]/.test(text[first.offset] ?? '');
  const at = block.attributesAt + comma;
  const what = printParseErrorCode(first.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  problems.push({
    kind: 'json',
    at: isTrailing ? { start: at, end: at + 1 } : { start, end: start + Math.max(1, first.length) },
    message: isTrailing
      ? `A comma follows the last attribute of the block "${short(block.name)}", so WordPress ignores all of them.`
      : `The attributes of the block "${short(block.name)}" are not valid JSON (${what}), so WordPress ignores all of them.`,
    suggestion: isTrailing
      ? 'Remove the comma.'
      : 'Use double quotes, separate attributes with commas, and close all brackets.',
    ...(isTrailing ? { fix: { start: at, end: at + 1, text: '', safe: false } } : {}),
  });
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** The name as it is written in markup. */
export function short(name: string): string {
  return name.replace(/^core\//, '');
}
