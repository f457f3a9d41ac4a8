import type { Definition, DefinitionLink } from 'vscode-languageserver';
import type { Feature } from '../host.ts';
import type { DefinitionAnswer } from '../project-index/queries.ts';

/** Goes from a name to where it is given, and from a hook or a method to what answers to it. */
export const definition: Feature = {
  capabilities: () => ({ definitionProvider: true, implementationProvider: true }),

  register({ connection, index, support }) {
    const answer = (found: DefinitionAnswer | undefined): Definition | DefinitionLink[] | null => {
      if (!found || found.targets.length === 0) return null;
      if (!support.definitionLinks) return found.targets.map((target) => index.locationOf(target));
      return found.targets.map(({ path, range }) => ({
        originSelectionRange: found.origin,
        targetUri: index.uriOf(path),
        targetRange: range,
        targetSelectionRange: range,
      }));
    };
    connection.onDefinition(async ({ textDocument, position }) =>
      answer(await index.ask('definition', index.pathOf(textDocument.uri), position)),
    );
    connection.onImplementation(async ({ textDocument, position }) =>
      answer(await index.ask('implementation', index.pathOf(textDocument.uri), position)),
    );
  },
};
