import type { RulePages } from '../documents/rule-pages.ts';
import type { JsonDocuments } from './json-documents.ts';

/** What reads the JSON files is loaded with the first question about one, not at the start. */
export function jsonDocumentsOf(pages: RulePages): () => Promise<JsonDocuments> {
  let documents: Promise<JsonDocuments> | undefined;
  return () => {
    documents ??= import('./json-documents.ts').then((loaded) => new loaded.JsonDocuments(pages));
    return documents;
  };
}
