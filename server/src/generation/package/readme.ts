import { headerTitle } from './plugin-header.ts';
import { license, versions } from './versions.ts';

/** What a readme.txt of the plugin or theme directory says. All of it is plain text. */
export interface Readme {
  readonly title: string;
  /** User name of the directory; the author's name made into one where none is known. */
  readonly author: string;
  /** At most five are written. */
  readonly tags: readonly string[];
  /** One sentence; cut to 150 characters. */
  readonly summary: string;
  readonly requires?: string;
  /** In the order given, such as Description, Installation, Frequently Asked Questions. */
  readonly sections: readonly ReadmeSection[];
  /** Lines of the changelog's only version. */
  readonly changes: readonly string[];
  /** Themes have no stable tag. */
  readonly kind?: 'plugin' | 'theme';
}

export interface ReadmeSection {
  readonly heading: string;
  readonly blocks: readonly ReadmeBlock[];
}

export type ReadmeBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isNumbered?: boolean }
  | { readonly kind: 'question'; readonly question: string; readonly answer: string };

/** A readme.txt in the form that the directories read. */
export function readmeFile(readme: Readme): string {
  const { title, author, tags, summary, sections, changes, kind = 'plugin', requires = versions.requires } = readme;
  const head = [
    `=== ${headerTitle(title)} ===`,
    `Contributors: ${contributor(author)}`,
    ...(tags.length === 0 ? [] : [`Tags: ${tags.slice(0, 5).map(readmeText).join(', ')}`]),
    `Requires at least: ${requires}`,
    `Tested up to: ${versions.tested}`,
    `Requires PHP: ${versions.php}`,
    ...(kind === 'theme' ? [] : [`Stable tag: ${versions.own}`]),
    `License: ${license.name}`,
    `License URI: ${license.uri}`,
  ].join('\n');
  const changelog: ReadmeSection = { heading: 'Changelog', blocks: [] };
  const parts = sections.filter(({ blocks }) => blocks.length > 0).map(sectionText);
  const history = `${sectionText(changelog)}\n\n= ${versions.own} =\n\n${listText(changes)}`;
  // A colon in its first words would make the short description another header.
  const short = shortened(readmeText(summary).replace(/^([^:.!?]{1,60}):(?=\s|$)/, '$1 –'), 150);
  return `${[head, short, ...parts, history].join('\n\n')}\n`;
}

function sectionText({ heading, blocks }: ReadmeSection): string {
  return [`== ${readmeText(heading)} ==`, ...blocks.map(blockText)].join('\n\n');
}

function blockText(block: ReadmeBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return readmeText(block.text);
    case 'list':
      return listText(block.items, block.isNumbered);
    case 'question':
      return `= ${readmeText(block.question)} =\n\n${readmeText(block.answer)}`;
  }
}

function listText(items: readonly string[], isNumbered = false): string {
  return items.map((item, index) => `${isNumbered ? `${index + 1}.` : '*'} ${readmeText(item)}`).join('\n');
}

/** Plain text on one line: it begins no heading, list or quotation, and no tag of HTML. */
export function readmeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replace(/<(?=[A-Za-z/!?])/g, '&lt;')
    .replace(/^[\s=#*>+~-]+(?=\S)/, '')
    .replaceAll('`', "'")
    .replaceAll('**', '*')
    .replaceAll('](', '] (')
    .trim();
}

/** At most `most` characters, cut between words. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join('');
  return `${cut.replace(/\s+\S*$/, '') || cut}…`;
}

/** A user name as the directory has them. */
function contributor(author: string): string {
  return (
    author
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '') || 'siteowner'
  );
}
