import { wordpressVersion } from '@presswright/shared/wordpress/facts';
import {
  getLanguageService,
  type JSONDocument,
  type JSONSchema,
  type LanguageService,
} from 'vscode-json-languageservice';
import type { CompletionList, Hover, Position } from 'vscode-languageserver';
import { MarkupKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { RulePages } from '../documents/rule-pages.ts';
import { ruleIdAt } from './config-rules.ts';
import { type JsonKind, jsonKindOf } from './json-kind.ts';
import { schemaOf } from './json-schemas.ts';

/** Completes and explains the JSON files that WordPress and this program read. */
export class JsonDocuments {
  readonly #pages: RulePages;
  readonly #service: LanguageService;
  readonly #schemas = new Map<string, Promise<JSONSchema>>();

  constructor(pages: RulePages) {
    this.#pages = pages;
    this.#service = getLanguageService({
      clientCapabilities: {
        textDocument: {
          completion: {
            completionItem: { documentationFormat: [MarkupKind.Markdown], commitCharactersSupport: true },
          },
          hover: { contentFormat: [MarkupKind.Markdown] },
        },
      },
    });
  }

  /**
   * What may stand at a place; null for other files.
   * @param ownBlocks names of the project's own blocks
   */
  async complete(
    document: TextDocument,
    position: Position,
    ownBlocks: readonly string[],
  ): Promise<CompletionList | null> {
    const kind = jsonKindOf(document.uri);
    if (kind === undefined) return null;
    const parsed = await this.#parse(document, kind, ownBlocks);
    return this.#service.doComplete(document, position, parsed);
  }

  /** What the key or value at a place is for; null where nothing is known. */
  async hover(document: TextDocument, position: Position): Promise<Hover | null> {
    const kind = jsonKindOf(document.uri);
    if (kind === undefined) return null;
    const rule = kind === 'presswright.json' ? ruleIdAt(document, position) : undefined;
    const page = rule && (await this.#pages.about(rule.id));
    if (rule && page) return { range: rule.range, contents: { kind: MarkupKind.Markdown, value: page } };
    const parsed = await this.#parse(document, kind, []);
    const found = await this.#service.doHover(document, position, parsed);
    return found && withReference(found, kind);
  }

  async #parse(document: TextDocument, kind: JsonKind, ownBlocks: readonly string[]): Promise<JSONDocument> {
    const key = [kind, ...ownBlocks].join('\n');
    const known = this.#schemas.get(key) ?? schemaOf(kind, this.#pages, ownBlocks);
    // One project at a time is worked on.
    if (!this.#schemas.has(key)) this.#schemas.clear();
    this.#schemas.set(key, known);
    // It finds no fault: the rules do.
    const schemas = [{ uri: `presswright:${kind}`, fileMatch: ['*'], schema: await known }];
    this.#service.configure({ validate: false, schemas });
    return this.#service.parseJSONDocument(document);
  }
}

const references: Readonly<Partial<Record<JsonKind, string>>> = {
  'block.json': 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-metadata/',
  'theme.json': 'https://developer.wordpress.org/block-editor/reference-guides/theme-json-reference/theme-json-living/',
};

function withReference(hover: Hover, kind: JsonKind): Hover | null {
  const { contents } = hover;
  const texts = Array.isArray(contents) ? contents : [contents];
  const value = texts.map((text) => (typeof text === 'string' ? text : text.value)).join('\n\n');
  if (value.trim() === '') return null;
  const address = references[kind];
  const link = address === undefined ? '' : `\n\nWordPress ${wordpressVersion} · [developer.wordpress.org](${address})`;
  return { ...hover, contents: { kind: MarkupKind.Markdown, value: value + link } };
}
