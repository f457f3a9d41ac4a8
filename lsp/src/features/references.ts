import type { Feature } from '../host.ts';

/** Finds where a name is given and used in the whole workspace. */
export const references: Feature = {
  capabilities: () => ({ referencesProvider: true }),

  register({ connection, index }) {
    connection.onReferences(async ({ textDocument, position, context }) => {
      const path = index.pathOf(textDocument.uri);
      const found = await index.ask('references', path, position, context.includeDeclaration);
      return found?.map((location) => index.locationOf(location)) ?? null;
    });
  },
};
