import type { DocumentLink } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { RulePages } from '../documents/rule-pages.ts';
import type { Feature } from '../host.ts';

const suppression = /presswright-ignore(?:-[a-z-]+)?[ \t]+([^\r\n]*)/g;
const ruleId = /[a-z]+\/[a-z0-9-]+/g;

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
  return [...document.getText().matchAll(suppression)].flatMap((found) => {
    // After two hyphens stands the reason.
    const [rules = ''] = (found[1] ?? '').split('--');
    const start = found.index + found[0].length - (found[1]?.length ?? 0);
    return [...rules.matchAll(ruleId)].flatMap(({ 0: rule, index: at }) => {
      const target = pages.address(rule, undefined);
      if (target === undefined) return [];
      const range = { start: document.positionAt(start + at), end: document.positionAt(start + at + rule.length) };
      return [{ range, target, tooltip: `What ${rule} is about` }];
    });
  });
}
