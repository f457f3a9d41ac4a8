/** What a description says of downloads: `post`, `page`, `users`. */
export type CsvExport = { readonly kinds: readonly string[] };
