import { listed } from '../../../features/support/format-text.ts';
import type { Redirects } from './options.ts';

const archiveWords: Readonly<Record<string, string>> = {
  author: 'author archives',
  date: 'date archives',
  category: 'category archives',
  tag: 'tag archives',
  format: 'post format archives',
};

const deletedWords: Readonly<Record<string, string>> = {
  term: 'its category',
  archive: 'the list of its type',
  home: 'the home page',
};

const inTypes = (types: readonly string[]): string => listed(types.map((type) => `“${type}”`));

/** What redirects do beyond a list of them, in a sentence each. */
function more(options: Redirects): readonly string[] {
  const { imports, seasonFrom, seasonUntil, sparedRoles, archives = [], archiveTargets = [] } = options;
  const { movedTypes = [], deletedTypes = [], deletedTo = 'term', goneTerms = [] } = options;
  return [
    ...(imports === true ? ['Redirects are imported from CSV, with a dry run.'] : []),
    ...(seasonFrom === undefined
      ? []
      : [`Redirects have a season; the included ones work from ${seasonFrom} to ${seasonUntil} of every year.`]),
    ...(sparedRoles === undefined
      ? []
      : [
          `Logged-in users with the role ${listed(sparedRoles.map((role) => role.replaceAll('_', ' ')))} are not redirected.`,
        ]),
    ...(options.lowercase === true ? ['Addresses with capital letters lead to the same in small letters.'] : []),
    ...(options.removedParameters === undefined
      ? []
      : [`Addresses lose the parameters ${listed([...options.removedParameters])}.`]),
    ...(options.removedFolders ?? []).map((folder) => `What is below ${folder} leads to the same without it.`),
    ...archives.map(
      (archive, index) => `Redirects ${archiveWords[archive] ?? archive} to ${archiveTargets[index] ?? '/'}.`,
    ),
    ...(movedTypes.length === 0
      ? []
      : [`The former address of content of type ${inTypes(movedTypes)} leads to its new one.`]),
    ...(deletedTypes.length === 0
      ? []
      : [
          deletedTo === 'gone'
            ? `The address of deleted content of type ${inTypes(deletedTypes)} answers 410.`
            : `The address of deleted content of type ${inTypes(deletedTypes)} leads to ${deletedWords[deletedTo] ?? deletedTo}.`,
        ]),
    ...(goneTerms.length === 0 ? [] : [`What is deleted from ${inTypes(goneTerms)} answers 410.`]),
  ];
}

/** What redirects do, in sentences. */
export function describeRedirects(options: Redirects): string {
  const { status, logsNotFound, sources } = options;
  const first = `Redirects old URLs to new ones (${status} by default); administrators manage them under Tools, with hit counts and loop detection${logsNotFound ? ', and see which URLs were not found' : ''}${sources.length > 0 ? `; ${sources.length === 1 ? 'one redirect is' : `${sources.length} redirects are`} included` : ''}.`;
  return [first, ...more(options)].join(' ');
}
