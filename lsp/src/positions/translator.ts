import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Message,
  type MessageWriter,
  type Position,
  PositionEncodingKind,
  type Range,
  type TextDocumentContentChangeEvent,
  type TextDocumentsConfiguration,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { convertColumn, positionEncodings } from './columns.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Changes a position in the document of this address. */
type Convert = (position: Position, uri: string | undefined) => Position;

/** What the client keeps for us and hands back as it was. */
const opaque: ReadonlySet<string> = new Set(['data', 'arguments']);

/**
 * Lets everything here count columns in UTF-16 code units, whatever the client counts in: translates the positions of
 * messages as they come and go. With a client that counts the same it does nothing.
 */
export class PositionTranslator {
  /** For the collection of open documents: applies edits with the client's positions. */
  readonly documents: TextDocumentsConfiguration<TextDocument> = {
    create: TextDocument.create,
    update: (document, changes, version) => this.#update(document, changes, version),
  };
  #encoding: string = PositionEncodingKind.UTF16;
  #open: (uri: string) => TextDocument | undefined = () => undefined;
  /** The documents that requests are about, until they are answered. */
  readonly #asked = new Map<unknown, string>();

  /**
   * Settles the encoding: the first that the client offers and that is known here.
   * @param open finds the open document of an address
   */
  settle(offered: readonly string[] | undefined, open: (uri: string) => TextDocument | undefined): string {
    this.#open = open;
    this.#encoding = offered?.find((encoding) => positionEncodings.includes(encoding)) ?? PositionEncodingKind.UTF16;
    return this.#encoding;
  }

  /** The message with positions of ours. */
  incoming(message: Message): Message {
    if (this.#isOurs) return message;
    const { id, method, params } = message as Message & Fields;
    // Each of its changes speaks of the text after the one before.
    if (method === 'textDocument/didChange' || !isFields(params)) return message;
    const uri = addressIn(params) ?? addressIn(params.item) ?? addressIn(params.data);
    if (id !== undefined && method !== undefined && uri !== undefined) this.#asked.set(id, uri);
    const convert = this.#converter(this.#encoding, PositionEncodingKind.UTF16);
    return { ...message, params: translate(params, uri, convert) } as Message;
  }

  /** The message with the client's positions. */
  outgoing(message: Message): Message {
    if (this.#isOurs) return message;
    const { id, method, params, result } = message as Message & Fields;
    const uri = method === undefined ? this.#asked.get(id) : undefined;
    if (method === undefined) this.#asked.delete(id);
    const convert = this.#converter(PositionEncodingKind.UTF16, this.#encoding);
    if (params !== undefined) return { ...message, params: translate(params, undefined, convert) } as Message;
    if (result === undefined) return message;
    return { ...message, result: translate(result, uri, convert) } as Message;
  }

  /** Writes what goes out with the client's positions. */
  writer(writer: MessageWriter): MessageWriter {
    return {
      onError: writer.onError,
      onClose: writer.onClose,
      write: (message) => writer.write(this.outgoing(message)),
      end: () => writer.end(),
      dispose: () => writer.dispose(),
    };
  }

  get #isOurs(): boolean {
    return this.#encoding === PositionEncodingKind.UTF16;
  }

  #update(document: TextDocument, changes: TextDocumentContentChangeEvent[], version: number): TextDocument {
    if (this.#isOurs) return TextDocument.update(document, changes, version);
    let updated = document;
    for (const change of changes) {
      const own = 'range' in change ? { ...change, range: this.#ownRange(updated, change.range) } : change;
      updated = TextDocument.update(updated, [own], version);
    }
    return updated;
  }

  #ownRange(document: TextDocument, { start, end }: Range): Range {
    const own = (position: Position) => convertIn(document, position, this.#encoding, PositionEncodingKind.UTF16);
    return { start: own(start), end: own(end) };
  }

  /** For one message: a file that is not open is read once. */
  #converter(from: string, to: string): Convert {
    const read = new Map<string, TextDocument | undefined>();
    const documentOf = (uri: string): TextDocument | undefined => {
      const open = this.#open(uri);
      if (open) return open;
      if (!read.has(uri)) read.set(uri, readDocument(uri));
      return read.get(uri);
    };
    return (position, uri) => {
      const document = uri === undefined || position.character === 0 ? undefined : documentOf(uri);
      return document === undefined ? position : convertIn(document, position, from, to);
    };
  }
}

function convertIn(document: TextDocument, { line, character }: Position, from: string, to: string): Position {
  const text = document.getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } });
  return { line, character: convertColumn(text.replace(/\r?\n$|\r$/, ''), character, from, to) };
}

/** A copy with all positions changed; `uri` is the document they are in where nothing nearer says so. */
function translate(value: unknown, uri: string | undefined, convert: Convert): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, uri, convert));
  if (!isFields(value)) return value;
  if (isPosition(value)) return convert(value, uri);
  const own = addressIn(value) ?? uri;
  const entries = Object.entries(value).map(([name, field]) => {
    if (opaque.has(name)) return [name, field];
    if (name === 'changes' && isFields(field)) return [name, translateByAddress(field, convert)];
    return [name, translate(field, addressOfField(value, name) ?? own, convert)];
  });
  return Object.fromEntries(entries);
}

/** `changes` of an edit of the workspace: edits by the address of their document. */
function translateByAddress(changes: Fields, convert: Convert): Fields {
  return Object.fromEntries(Object.entries(changes).map(([uri, edits]) => [uri, translate(edits, uri, convert)]));
}

/** Where the positions of a field are in another document than those beside it. */
function addressOfField(value: Fields, name: string): string | undefined {
  if (name.startsWith('target') && typeof value.targetUri === 'string') return value.targetUri;
  return name === 'fromRanges' ? addressIn(value.from) : undefined;
}

function addressIn(value: unknown): string | undefined {
  if (!isFields(value)) return undefined;
  if (typeof value.uri === 'string') return value.uri;
  const { textDocument } = value;
  return isFields(textDocument) && typeof textDocument.uri === 'string' ? textDocument.uri : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPosition(value: Fields): value is Fields & Position {
  return typeof value.line === 'number' && typeof value.character === 'number' && Object.keys(value).length === 2;
}

function readDocument(uri: string): TextDocument | undefined {
  if (!uri.startsWith('file:')) return undefined;
  try {
    return TextDocument.create(uri, '', 0, readFileSync(fileURLToPath(uri), 'utf8'));
  } catch {
    // Gone meanwhile: its positions stay as they are, for there is no text that they could be wrong in.
    return undefined;
  }
}
