import { titleCase } from '../../naming/inflect.ts';
import { css, cssFile } from '../../writers/css.ts';
import { js, jsFile } from '../../writers/js.ts';
import { jsonFile } from '../../writers/json.ts';
import { identifier, php, phpFile } from '../../writers/php.ts';
import type { ScaffoldPlan } from '../plan.ts';
import { fileComment } from '../shared-files.ts';

/** A file that nothing is known of but its name, written so that it is valid and harmless. */
export type FileWriter = (plan: ScaffoldPlan, path: string) => string;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
const heading = (path: string): string =>
  titleCase(
    nameOf(path)
      .replace(/[^A-Za-z0-9]+/g, ' ')
      .trim(),
  );

/** What is written for each ending. */
export const filesByEnding: Readonly<Record<string, FileWriter>> = {
  php: phpFileFor,
  js: scriptFor,
  mjs: scriptFor,
  jsx: scriptFor,
  ts: () => 'export {};\n',
  tsx: () => 'export {};\n',
  css: styleFor,
  scss: styleFor,
  json: () => jsonFile({}),
  md: ({ names }, path) => `# ${heading(path) || 'Notes'}\n\nPart of \`${names.slug}\`.\n`,
  txt: ({ names }, path) => `${heading(path) || 'Notes'}\n\nPart of ${names.slug}.\n`,
  xml: ({ names }) => `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Part of ${names.slug}. -->\n<root/>\n`,
  yml: ({ names }) => `# Part of ${names.slug}.\n`,
  yaml: ({ names }) => `# Part of ${names.slug}.\n`,
  html: ({ names }, path) =>
    `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${heading(path) || names.slug}</title>\n` +
    `<p>Part of ${names.slug}.</p>\n</html>\n`,
  svg: () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10"/></svg>\n',
};

function phpFileFor(plan: ScaffoldPlan, path: string): string {
  const name = nameOf(path);
  const kind = /^(class|trait|interface)-/.exec(name)?.[1];
  if (kind === undefined) {
    return phpFile(php`
      ${fileComment(plan, `${heading(path) || 'Part'} of the plugin.`)}

      defined( 'ABSPATH' ) || exit;
    `);
  }
  const word = name
    .split('-')
    .slice(1)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('_');
  const own = word.replace(/[^A-Za-z0-9_]/g, '_');
  const className = own.startsWith(plan.names.className) ? own : `${plan.names.className}_${own || 'Part'}`;
  return phpFile(php`
    ${fileComment(plan, `${heading(path)} of the plugin.`)}

    defined( 'ABSPATH' ) || exit;

    /**
     * ${heading(path)} of the plugin.
     */
    ${identifier(kind)} ${identifier(className)} {
    }
  `);
}

function scriptFor({ names }: ScaffoldPlan): string {
  return jsFile(js`
    /* Part of ${names.slug}. */
    ( function () {
      'use strict';
    } )();
  `);
}

function styleFor({ names }: ScaffoldPlan): string {
  return cssFile(css`/* Part of ${names.slug}. */`);
}
