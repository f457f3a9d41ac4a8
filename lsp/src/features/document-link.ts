import type { DocumentLink } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { suppressedRules } from '../documents/named-rules.ts';
import type { RulePages } from '../documents/rule-pages.ts';
import type { Feature } from '../host.ts';

/** Makes links of the files that a document names, and of the rules that its suppressions name. */
export const documentLink: Feature = {
  capabilities: () => ({ documentLinkProvider: {} }),

  register({ connection, documents, index, pages }) {
    connection.onDocumentLinks(async ({ textDocument: { uri } }): Promise<DocumentLink[]> => {
      const document = documents.get(uri);
      const files = (await index.ask('links', index.pathOf(uri))) ?? [];
      const links = files.map(({ range, path }) => ({ range, target: index.uriOf(path) }));
      return document ? [...links, ...ruleLinks(document, pages)] : links;
    });
  },
};

function ruleLinks(document: TextDocument, pages: RulePages): DocumentLink[] {
  return suppressedRules(document).flatMap(({ id, range }) => {
    const target = pages.address(id, undefined);
    return target === undefined ? [] : [{ range, target, tooltip: `What ${id} is about` }];
  });
}
