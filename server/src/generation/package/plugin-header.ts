import { docComment, type PhpCode } from '../writers/php.ts';
import { commentText } from '../writers/template.ts';
import { license, unknownAuthor, versions } from './versions.ts';

export interface PluginHeader {
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  readonly slug: string;
  /** Empty: nobody is named. */
  readonly author: string;
  /** Name of the package in the documentation: `Event_Manager`. */
  readonly packageName: string;
  readonly requires?: string;
  /** `/languages` unless said. */
  readonly domainPath?: string;
}

/** The comment by which WordPress knows a plugin. */
export function pluginHeader(header: PluginHeader): PhpCode {
  const { title, summary, slug, author, packageName } = header;
  const { requires = versions.requires, domainPath = '/languages' } = header;
  const fields: readonly (readonly [string, string])[] = [
    ['Plugin Name', headerTitle(title)],
    ['Description', summary],
    ['Version', versions.own],
    ['Requires at least', requires],
    ['Requires PHP', versions.php],
    ['Author', author === '' ? unknownAuthor : author],
    ['License', license.name],
    ['License URI', license.uri],
    ['Text Domain', slug],
    ['Domain Path', domainPath],
  ];
  const width = Math.max(...fields.map(([name]) => name.length)) + 1;
  const lines = fields.map(([name, value]) => `${`${name}:`.padEnd(width)} ${headerValue(value)}`);
  return docComment([...lines, '', `@package ${packageName}`], { keepsSpaces: true });
}

/** A title as headers and readme.txt show it alike: what would be taken for a tag or for PHP is left out. */
export function headerTitle(title: string): string {
  const plain = commentText(title.replace(/[<>=]+/g, ' ').replaceAll('*/', ' ')).trim();
  return plain === '' ? title.replace(/[<>=*/]/g, '') || '–' : plain;
}

/** Text on one line that begins no comment tag and ends no comment: WordPress reads the header as plain text. */
export function headerValue(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}
