import { messagesOfCalls } from './translatable/calls.ts';
import { messagesOfHeaders, projectNameOf } from './translatable/headers.ts';
import { messagesOfJson } from './translatable/json-texts.ts';
import type { Message } from './translatable/message.ts';

interface SourceFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

interface Entry {
  readonly message: Message;
  plural: string | undefined;
  readonly comments: Set<string>;
  readonly references: Set<string>;
  isFormat: boolean;
}

/**
 * The template of translations (`languages/<domain>.pot`) of a project: the texts that its PHP and scripts hand to
 * translation functions, the texts of block.json and theme.json, and the headers that WordPress shows translated.
 * It says no date, so that the same files make the same bytes.
 * @param files of the project, paths relative to its folder
 * @param domain text domain; texts of other domains are left out
 */
export function potFile(files: readonly SourceFile[], domain: string): string {
  const entries = new Map<string, Entry>();
  let name = domain;
  for (const { path, content } of files) {
    if (typeof content !== 'string') continue;
    name = projectNameOf(path, content) ?? name;
    for (const message of messagesOf(path, content, domain)) addTo(entries, message);
  }
  return `${[headerOf(name, domain), ...[...entries.values()].map(entryText)].join('\n\n')}\n`;
}

function messagesOf(path: string, source: string, domain: string): readonly Message[] {
  if (path.endsWith('.json')) return messagesOfJson(path, source, domain);
  const headers = messagesOfHeaders(path, source);
  return /\.(?:php|jsx?|tsx?)$/.test(path) ? [...headers, ...messagesOfCalls(path, source, domain)] : headers;
}

function addTo(entries: Map<string, Entry>, message: Message): void {
  const key = JSON.stringify([message.context, message.text]);
  const entry = entries.get(key) ?? {
    message,
    plural: undefined,
    comments: new Set(),
    references: new Set(),
    isFormat: false,
  };
  entry.plural ??= message.plural;
  entry.isFormat ||= message.isFormat ?? false;
  if (message.comment !== undefined) entry.comments.add(message.comment);
  entry.references.add(message.reference);
  entries.set(key, entry);
}

function headerOf(name: string, domain: string): string {
  const fields = {
    'Project-Id-Version': name,
    'Report-Msgid-Bugs-To': '',
    'Last-Translator': 'FULL NAME <EMAIL@ADDRESS>',
    'Language-Team': 'LANGUAGE <LL@li.org>',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': 'nplurals=INTEGER; plural=EXPRESSION;',
    'X-Domain': domain,
  };
  const lines = Object.entries(fields).map(([field, value]) => quoted(`${field}: ${value}\n`));
  return ['msgid ""', 'msgstr ""', ...lines].join('\n');
}

function entryText({ message, plural, comments, references, isFormat }: Entry): string {
  return [
    ...[...comments].map((comment) => `#. ${comment}`),
    ...[...references].map((reference) => `#: ${reference}`),
    ...(isFormat ? ['#, php-format'] : []),
    ...(message.context === undefined ? [] : [field('msgctxt', message.context)]),
    field('msgid', message.text),
    ...(plural === undefined ? ['msgstr ""'] : [field('msgid_plural', plural), 'msgstr[0] ""', 'msgstr[1] ""']),
  ].join('\n');
}

/** A field; a text of several lines has one string a line, as gettext writes it. */
function field(keyword: string, text: string): string {
  const lines = text.split(/(?<=\n)(?=[\s\S])/);
  return lines.length === 1 ? `${keyword} ${quoted(text)}` : [`${keyword} ""`, ...lines.map(quoted)].join('\n');
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\t': '\\t', '\r': '\\r', '"': '\\"', '\\': '\\\\' };

/** Control characters other than those that have an escape are left out: no reader of PO files takes them. */
function quoted(text: string): string {
  const escaped = text.replace(/[\n\t\r"\\]|\p{Cc}/gu, (char) => escapes[char] ?? '');
  return `"${escaped}"`;
}
